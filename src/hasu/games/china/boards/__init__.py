"""The shipped boards, as files."""
