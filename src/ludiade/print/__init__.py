"""Games on paper: a game says what is on its cards, and sheets of it are laid here by typst.

`typst` is the extra `print`; without it everything else works, and whoever prints is told how to
get it. No package or font is fetched from anywhere: what is needed lies beside this file.
"""

from ludiade.print.documents import Document, compile_pdf, is_available
from ludiade.print.kits import Kit, document, parts
from ludiade.print.layout import Layout

__all__ = ["Document", "Kit", "Layout", "compile_pdf", "document", "is_available", "parts"]
