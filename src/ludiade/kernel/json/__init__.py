"""JSON: read strictly, written one way only, decoded into our types, and described."""
