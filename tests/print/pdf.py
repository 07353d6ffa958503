"""A PDF as a test reads it: the strokes of each page in millimetres, from its own operators."""

import re
import zlib

MM = 72 / 25.4
OBJECT = re.compile(rb"(\d+) 0 obj\s*(.*?)endobj", re.S)
UPRIGHT = (1, 0, 0, 1, 0, 0)
CAPITAL = 0.66
"""How high a capital or a digit is, of the size of its type."""
TOKEN = re.compile(rb"\((?:\\.|[^\\()])*\)|/[^\s/\[\]()<>]*|[\[\]]|[^\s\[\]()<>/]+", re.S)
NUMBER = re.compile(rb"[-+]?(?:\d+\.?\d*|\.\d+)")
STRING_ESCAPE = re.compile(rb"\\([0-7]{1,3}|.)", re.S)
ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


class Pdf:
    """What typst wrote."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.objects = {int(number): body for number, body in OBJECT.findall(data)}
        for body in list(self.objects.values()):
            if b"/ObjStm" in body:
                self._unpack(body)
        kids = next(body for body in self.objects.values() if re.search(rb"/Type\s*/Pages", body))
        order = re.search(rb"/Kids\s*\[(.*?)\]", kids, re.S)[1]
        self.pages = [int(number) for number in re.findall(rb"(\d+) 0 R", order)]

    def _unpack(self, body: bytes) -> None:
        first = int(re.search(rb"/First (\d+)", body)[1])
        text = stream(body)
        head = [int(number) for number in text[:first].split()]
        starts = [*head[1::2], len(text) - first]
        for at, number in enumerate(head[::2]):
            self.objects[number] = text[first + starts[at] : first + starts[at + 1]]

    def size(self, page: int) -> tuple[float, float]:
        box = re.search(rb"/MediaBox\s*\[(.*?)\]", self.objects[self.pages[page]])[1].split()
        return float(box[2]) / MM, float(box[3]) / MM

    def strokes(self, page: int) -> list[tuple[float, float, float, float, float]]:
        """Straight strokes of a page: both ends from its upper left corner, and the width."""
        return [
            (*path[0], *path[1], width)
            for what, path, width in self._paths(page)
            if what == b"S" and len(path) == 2
        ]

    def clips(self, page: int) -> list[tuple[float, float, float, float]]:
        """What pictures are cut to: left, top, right, bottom."""
        found = []
        for what, path, _ in self._paths(page):
            if what in (b"W", b"W*"):
                across, down = zip(*path, strict=True)
                found.append((min(across), min(down), max(across), max(down)))
        return found

    def texts(self, page: int) -> list[tuple[float, float, float, float]]:
        """What is written on a page, run by run: left, top, right, and the line it stands on."""
        high, found = self.size(page)[1], []
        fonts = self._fonts(page)
        stack, matrix, place, widths, size = [], UPRIGHT, UPRIGHT, {}, 0.0
        numbers: list[float] = []
        run: list[bytes] = []
        for word in TOKEN.findall(self._contents(page)):
            if word.startswith(b"("):
                run.append(STRING_ESCAPE.sub(unescaped, word[1:-1]))
            elif NUMBER.fullmatch(word):
                numbers.append(float(word))
            elif word.startswith(b"/"):
                widths = fonts.get(word[1:], widths)
            elif word not in (b"[", b"]"):
                if word == b"q":
                    stack.append(matrix)
                elif word == b"Q":
                    matrix = stack.pop()
                elif word == b"cm":
                    matrix = times(tuple(numbers[-6:]), matrix)
                elif word == b"Tf":
                    size = numbers[-1]
                elif word == b"Tm":
                    place = times(tuple(numbers[-6:]), matrix)
                elif word in (b"Tj", b"TJ"):
                    signs = b"".join(run)
                    codes = [int.from_bytes(signs[at : at + 2]) for at in range(0, len(signs), 2)]
                    long = (sum(widths.get(code, 0) for code in codes) - sum(numbers)) / 1000
                    x, y = apply(place, 0, 0)
                    to_x, _ = apply(place, long * size, 0)
                    _, top = apply(place, 0, CAPITAL * size)
                    found.append((x / MM, high - top / MM, to_x / MM, high - y / MM))
                numbers, run = [], []
        return found

    def _fonts(self, page: int) -> dict[bytes, dict[int, float]]:
        """How wide the signs of each font are, in thousandths of its size."""
        resources = int(re.search(rb"/Resources (\d+)", self.objects[self.pages[page]])[1])
        named = re.search(rb"/Font\s*<<(.*?)>>", self.objects[resources], re.S)[1]
        fonts = {}
        for name, number in re.findall(rb"/(\w+) (\d+) 0 R", named):
            below = re.search(rb"/DescendantFonts\s*\[(\d+)", self.objects[int(number)])[1]
            listed = re.search(rb"/W\s*\[(.*?)\]", self.objects[int(below)], re.S)[1].split()
            spans = zip(listed[::3], listed[1::3], listed[2::3], strict=True)
            fonts[name] = {
                code: float(wide)
                for first, last, wide in spans
                for code in range(int(first), int(last) + 1)
            }
        return fonts

    def _contents(self, page: int) -> bytes:
        number = re.search(rb"/Contents (\d+)", self.objects[self.pages[page]])[1]
        return stream(self.objects[int(number)])

    def _paths(self, page: int):
        """Every path that is drawn or cut by: how, its points in millimetres, the pen's width."""
        high = self.size(page)[1]
        stack, matrix, width, points = [], UPRIGHT, 1.0, []
        args: list[float] = []
        for word in self._contents(page).replace(b"/", b" /").split():
            try:
                args.append(float(word))
                continue
            except ValueError:
                pass
            if word == b"q":
                stack.append((matrix, width))
            elif word == b"Q":
                matrix, width = stack.pop()
            elif word == b"cm":
                matrix = times(tuple(args[-6:]), matrix)
            elif word == b"w":
                width = args[-1] / MM
            elif word in (b"m", b"l"):
                points = ([] if word == b"m" else points) + [apply(matrix, *args[-2:])]
            elif word in (b"S", b"W", b"W*") and points:
                yield word, [(x / MM, high - y / MM) for x, y in points], width
            args = []


def unescaped(found: re.Match[bytes]) -> bytes:
    sign = found[1]
    return bytes([int(sign, 8)]) if sign.isdigit() else ESCAPES.get(sign, sign)


def stream(body: bytes) -> bytes:
    start = body.index(b"stream") + 6
    data = body[start:].lstrip(b"\r\n")
    return zlib.decompressobj().decompress(data) if b"FlateDecode" in body[:start] else data


def times(one, other):
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s,
            e * p + f * r + t, e * q + f * s + u)  # fmt: skip


def apply(matrix, x, y):
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
