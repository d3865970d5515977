"""The table: tables that people share over the web, kept in a database."""
