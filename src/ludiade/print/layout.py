"""How something is printed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Millimetres = Annotated[float, Meta(ge=-10, le=10)]
Link = Annotated[str, Meta(max_length=300, pattern=r"^(https?://[!-~]+)?\Z")]


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """Paper, backs, and for whom."""

    paper: Literal["a4", "letter"] = "a4"
    duplex: Literal["long", "short", "none", "fold"] = "long"
    """Over which edge the sheet is turned; `fold`: backs beside the fronts, on one side."""
    dx: Millimetres = 0
    """How far the backs are moved to the right."""
    dy: Millimetres = 0
    """And down."""
    large: bool = False
    grey: bool = False
    """Black and white; shapes, letters and hatching say what colours said."""
    link: Link = ""
    """An address to print as a QR code."""
