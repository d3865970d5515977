"""The shipped map; an owner's own is a file of the same form."""
