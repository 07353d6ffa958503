"""Diamino Compétition: words on a board with devils."""
