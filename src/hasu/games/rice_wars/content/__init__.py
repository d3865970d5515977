"""Cards, advisors and capacities."""
