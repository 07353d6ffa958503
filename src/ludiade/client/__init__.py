"""The bot that sits at another server's table over HTTP, and checks what it was promised."""
