"""The online table: people at different places play one match, stored before anyone hears of it."""
