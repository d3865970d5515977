"""The version of Hasu."""

VERSION = "0.1.0"
