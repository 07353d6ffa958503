"""The front door: what `import ludiade` offers, each name loaded when it is first used."""
