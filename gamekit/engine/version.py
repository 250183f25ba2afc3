"""The version, which files and studies name: below everything that asks for it."""

VERSION = "0.1.0"
