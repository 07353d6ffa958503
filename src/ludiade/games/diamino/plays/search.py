# cython: language_level=3, boundscheck=False, wraparound=False
# cython: initializedcheck=False, cdivision=True
# mypy: ignore-errors
# (The types in this module are the compiler's.)
"""The search for plays: from every anchor to the left, then to the right, through the word graph.

Compiled when Cython is there, otherwise run as it stands. An *anchor* is what a play must touch:
a run of tiles, or a free square beside one. The search of an anchor finds every play through it
and then closes it, so no play is found twice and the anchors may come in any order: the one that
leaves the least choice first, or, for the best play, the one that promises most. A branch is left
as soon as a letter that all its continuations need (the graph knows them) is neither in the rack
nor further on in the line, or when the best plays are out of its reach.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from ludiade.games.diamino.plays import cythonless as cython

if cython.compiled:
    from cython.cimports.ludiade.games.diamino.plays.harvest import Harvest
    from cython.cimports.ludiade.games.diamino.plays.layout import (
        ALL_LETTERS,
        BACKWARD,
        BARE,
        BEST,
        CELLS,
        FORWARD,
        FREE,
        JOKER,
        LENGTHS,
        LINES,
        LONGEST,
        MORE_ROOM,
        ROOM,
        SIDE,
        STRIDE,
        TOUCHED,
        TURN,
        count_bits,
        lowest_bit,
    )
else:
    from ludiade.games.diamino.plays.harvest import Harvest
    from ludiade.games.diamino.plays.layout import (
        ALL_LETTERS,
        BACKWARD,
        BARE,
        BEST,
        CELLS,
        FORWARD,
        FREE,
        JOKER,
        LENGTHS,
        LINES,
        LONGEST,
        MORE_ROOM,
        ROOM,
        SIDE,
        STRIDE,
        TOUCHED,
        TURN,
        count_bits,
        lowest_bit,
    )


@cython.final
@cython.cclass
class Search:
    """Finds the plays of one rack at a time on one board."""

    harvest: Harvest
    graph: cython.const[cython.uint][::1]
    tile: cython.uchar[::1]
    fits: cython.uint[::1]  # by cell: letters allowed by the words across, as the board keeps them
    open: cython.uint[::1]  # the same, without the anchors already searched
    beyond: cython.uint[::1]  # letters on the tiles further on in the line
    signs: cython.uchar[::1]
    text: cython.uchar[::1]
    bonus: cython.int[::1]
    whole_word: cython.bint
    queue: cython.int[::1]
    cells: cython.int[::1]
    bounds: cython.int[::1]
    counts: cython.int[::1]
    worth: cython.int[::1]
    along: cython.int[::1]  # sums of what the squares and tiles under a word are worth
    gain: cython.int[::1]  # the most that can still come from squares and tiles further on
    most: cython.int[::1]  # the most that so many tiles of the rack are worth
    places: cython.int[::1]
    rack: cython.uint
    usable: cython.uint
    sparing: cython.uint  # all letters if a joker may not stand for a letter in hand
    jokers: cython.int
    hand: cython.int
    size: cython.int
    first: cython.int
    turn: cython.int
    total: cython.int
    bounded: cython.bint
    finishing: cython.bint
    spreading: cython.int

    def __init__(self, arrays: tuple[object, ...], harvest: Harvest) -> None:
        self.graph, self.tile, self.fits, self.signs = arrays
        self.harvest = harvest
        self.text = harvest.text
        self.open = array("I", bytes(4 * CELLS))
        self.beyond = array("I", bytes(4 * CELLS))
        self.queue = array("i", bytes(8 * STRIDE))
        self.cells = array("i", bytes(4 * CELLS))
        self.bounds = array("i", bytes(4 * CELLS))
        self.counts = array("i", bytes(4 * 27))
        self.worth = array("i", bytes(4 * 27))
        self.along = array("i", bytes(4 * (CELLS + 1)))
        self.gain = array("i", bytes(4 * CELLS))
        self.most = array("i", bytes(4 * 113))
        self.bounded = self.finishing = False
        self.sparing = 0
        self.spreading = 0

    def take(self, rack: bytes) -> None:
        """Take a rack, capitals and jokers of any other sign, and open every line."""
        letter: cython.int
        cell: cython.int
        self.rack = 0
        self.size = self.hand = len(rack)
        self.total = self.jokers = 0
        for letter in range(26):
            self.counts[letter] = 0
        for letter in rack:
            if 65 <= letter < 91:
                self.counts[letter - 65] += 1
                self.rack |= 1 << (letter - 65)
            else:
                self.jokers += 1
        for cell in range(CELLS):
            self.open[cell] = self.fits[cell]
            self.text[cell] = 65 + self.tile[cell]
        self.usable = ALL_LETTERS if self.jokers else self.rack
        if self.bounded:
            self.weigh_rack()

    def spare_jokers(self, on: bool) -> None:
        """Whether a joker is laid only where no tile of that letter is left: every word once."""
        self.sparing = ALL_LETTERS if on else 0

    def compare(self, worth: array[int], bonus: array[int], whole_word: bool) -> None:
        """From the next rack on: `worth` of a tile laid, `bonus` by cell, old tiles too or not."""
        self.worth = worth
        self.bonus = bonus
        self.whole_word = whole_word
        self.bounded = True

    @cython.cfunc
    @cython.exceptval(check=False)
    def weigh_rack(self) -> cython.void:
        """Sum up the most that tiles can bring, and what lies along the lines."""
        number: cython.int
        letter: cython.int
        place: cython.int
        cell: cython.int
        one: cython.int
        for number in range(self.size + 1):
            self.most[number] = 0
        number = 0
        for letter in range(27):
            one = max(0, self.worth[letter])
            for _ in range(self.jokers if letter == JOKER else self.counts[letter]):
                number += 1
                place = number
                while place > 1 and self.most[place - 1] < one:
                    self.most[place] = self.most[place - 1]
                    place -= 1
                self.most[place] = one
        for number in range(1, self.size + 1):
            self.most[number] += self.most[number - 1]
        for cell in range(CELLS):
            one = 0
            if self.tile[cell] >= FREE:
                one = self.bonus[cell]
            elif self.whole_word:
                one = self.worth[JOKER if self.signs[cell] > 90 else self.tile[cell]]
            self.along[cell + 1] = self.along[cell] + one

    # Anchors

    def every_anchor(self) -> None:
        """Search the whole board."""
        line: cython.int
        left: cython.int
        place: cython.int
        pick: cython.int
        for line in range(LINES):
            left = self.collect(line)
            while left:
                pick = 0
                for place in range(1, left):
                    if self.queue[place] <= self.queue[pick]:
                        pick = place
                self.search(line * STRIDE + (self.queue[pick] & 31))
                left -= 1
                self.queue[pick] = self.queue[left]

    def anchors(self) -> list[int]:
        """The cells of all anchors: a run's last tile, or a free square."""
        line: cython.int
        place: cython.int
        found: list[int] = []
        for line in range(LINES):
            for place in range(self.collect(line)):
                found.append(line * STRIDE + (self.queue[place] & 31))
        return found

    def promising_anchors(self) -> None:
        """Search where the best plays may be, the anchor of the highest bound first."""
        line: cython.int
        place: cython.int
        pick: cython.int
        known: cython.int = 0
        for line in range(LINES):
            for place in range(self.collect(line)):
                self.cells[known] = line * STRIDE + (self.queue[place] & 31)
                self.bounds[known] = self.promise(self.cells[known])
                known += 1
        while known:
            pick = 0
            for place in range(1, known):
                if self.bounds[place] >= self.bounds[pick]:
                    pick = place
            if self.bounds[pick] <= self.harvest.floor:
                return
            self.search(self.cells[pick])
            known -= 1
            self.cells[pick] = self.cells[known]
            self.bounds[pick] = self.bounds[known]

    @cython.cfunc
    @cython.exceptval(check=False)
    def collect(self, line: cython.int) -> cython.int:
        """Queue a line's anchors as `choice * 32 + place`; the long runs leave the least choice."""
        place: cython.int = 1
        start: cython.int
        cell: cython.int
        found: cython.int = 0
        while place <= SIDE:
            cell = line * STRIDE + place
            if self.tile[cell] < FREE:
                start = cell
                while self.tile[cell + 1] < FREE:
                    cell += 1
                    place += 1
                if (self.open[start - 1] | self.open[cell + 1]) & self.usable:
                    self.queue[found] = (16 - cell + start) * 32 + place
                    found += 1
                # Before the run the square to its right: then the run's words end with the run.
                if self.open[cell + 1] & self.usable:
                    self.queue[found] = (15 - cell + start) * 32 + place + 1
                    found += 1
                place += 1
            elif self.fits[cell] & TOUCHED and self.tile[cell + 1] >= FREE:
                if self.fits[cell] & self.usable:
                    self.queue[found] = (
                        16 + count_bits(self.fits[cell] & self.usable)
                    ) * 32 + place
                    found += 1
            place += 1
        return found

    @cython.ccall
    @cython.exceptval(check=False)
    def search(self, cell: cython.int) -> cython.void:
        """Find every play through this anchor that no anchor before it has found, and close it."""
        left: cython.int
        node: cython.uint = self.graph[BACKWARD]
        self.turn = self.end_of(cell)
        left = self.turn - 1
        while self.tile[left] < FREE:
            node = self.follow(node, self.tile[left]) >> 1
            left -= 1
        if node:
            self.look_ahead(left)
            if self.tile[cell] >= FREE:
                self.lay_left(node, left)
            elif not self.hopeless(node, left):
                self.leftward(node, left)
        self.open[left] = 0
        if self.tile[cell] < FREE:
            self.open[self.turn] = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def promise(self, cell: cython.int) -> cython.int:
        """No play through this anchor is worth more."""
        left: cython.int
        free: cython.int
        self.turn = self.end_of(cell)
        left = self.turn - 1
        while self.tile[left] < FREE:
            left -= 1
        free = self.look_ahead(left)
        bound: cython.int = self.gain[left] + self.most[min(free, self.size)]
        return bound + self.along[self.turn] - self.along[left + 1]

    @cython.cfunc
    @cython.exceptval(check=False)
    def look_ahead(self, left: cython.int) -> cython.int:
        """Note for the squares in reach of an anchor what lies beyond; gives how many are free."""
        cell: cython.int = self.turn
        stop: cython.int
        free: cython.int = 0
        all_free: cython.int
        letters: cython.uint = 0
        room: cython.uint
        gain: cython.int = 0
        while self.tile[cell] < FREE or (self.open[cell] & self.usable and free < self.size):
            if self.tile[cell] >= FREE:
                free += 1
            cell += 1
        stop = cell
        while cell >= self.turn:
            if self.bounded and cell < stop:
                gain += max(0, self.along[cell + 1] - self.along[cell])
                self.gain[cell] = gain
            room = (ROOM if stop - cell > 1 else 0) | (MORE_ROOM if stop - cell > 2 else 0)
            self.beyond[cell] = LENGTHS | letters | room
            if self.tile[cell] < FREE:
                letters |= 1 << self.tile[cell]
            cell -= 1
        room = (ROOM if stop > self.turn else 0) | (MORE_ROOM if stop > self.turn + 1 else 0)
        all_free = free
        free = 0
        cell = left
        while self.tile[cell] < FREE or (self.open[cell] & self.usable and free < self.size):
            if self.tile[cell] >= FREE:
                free += 1
            cell -= 1
        stop = cell
        while cell <= left:
            if self.bounded and cell > stop:
                gain += max(0, self.along[cell + 1] - self.along[cell])
            self.gain[cell] = gain
            self.beyond[cell] = LENGTHS | letters | room
            if self.tile[cell] < FREE:
                letters |= 1 << self.tile[cell]
            cell += 1
        return all_free + free

    # The walk

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def follow(self, node: cython.uint, letter: cython.int) -> cython.uint:
        """The arc of a letter, 0 if there is none."""
        letters: cython.uint = self.graph[node]
        bit: cython.uint = 1 << letter
        if letters & bit:
            return self.graph[node + 2 + count_bits(letters & (bit - 1))]
        return 0

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def hopeless(self, node: cython.uint, cell: cython.int) -> cython.bint:
        """Whether a letter, or the room, that every continuation needs is out of reach."""
        needed: cython.uint = self.graph[node + 1] & ~(self.rack | self.beyond[cell])
        return needed != 0 and (needed > ALL_LETTERS or count_bits(needed) > self.jokers)

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def too_poor(self, node: cython.uint, cell: cython.int, covered: cython.int) -> cython.bint:
        """Whether no continuation beats the plays kept."""
        tiles: cython.int = self.graph[node + 1] >> LONGEST
        if tiles > self.hand:
            tiles = self.hand
        return self.total + covered + self.gain[cell] + self.most[tiles] <= self.harvest.floor

    @cython.cfunc
    @cython.exceptval(check=False)
    def leftward(self, node: cython.uint, cell: cython.int) -> cython.void:
        """The word begins right of the free square `cell`, or goes on there."""
        letters: cython.uint = self.graph[node]
        ahead: cython.uint
        covered: cython.int = 0
        if self.bounded:
            covered = self.along[self.turn] - self.along[cell + 1]
            if self.too_poor(node, cell, covered):
                return
        if letters & TURN and self.open[self.turn]:
            ahead = self.graph[node + 2 + count_bits(letters & ALL_LETTERS)] >> 1
            if not self.hopeless(ahead, self.turn):
                self.first = cell + 1
                if not (self.bounded and self.too_poor(ahead, self.turn, covered)):
                    self.lay_right(ahead, self.turn)
        if letters & self.open[cell]:
            self.lay_left(node, cell)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lay_left(self, node: cython.uint, cell: cython.int) -> cython.void:
        """Lay every tile that fits on the free square `cell`, and go on to its left."""
        letters: cython.uint = self.graph[node]
        fitting: cython.uint = letters & self.open[cell]
        mine: cython.uint = fitting & self.rack
        bit: cython.uint
        letter: cython.int
        arc: cython.uint
        self.hand -= 1
        while mine:
            bit = mine & (0 - mine)
            mine ^= bit
            letter = lowest_bit(bit)
            arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
            self.text[cell] = 65 + letter
            self.total += self.worth[letter]
            self.counts[letter] -= 1
            if self.counts[letter] == 0:
                self.rack ^= bit
            self.laid_left(arc, cell - 1)
            self.counts[letter] += 1
            self.rack |= bit
            self.total -= self.worth[letter]
        if self.jokers:
            self.jokers -= 1
            self.total += self.worth[JOKER]
            fitting &= ~(self.rack & self.sparing)
            while fitting:
                bit = fitting & (0 - fitting)
                fitting ^= bit
                arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
                self.text[cell] = 97 + lowest_bit(bit)
                self.laid_left(arc, cell - 1)
            self.total -= self.worth[JOKER]
            self.jokers += 1
        self.hand += 1

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def laid_left(self, arc: cython.uint, cell: cython.int) -> cython.void:
        """Read the tiles that lie left of the tile just laid, and go on."""
        while self.tile[cell] < FREE:
            arc = self.follow(arc >> 1, self.tile[cell])
            if not arc:
                return
            cell -= 1
        if arc & 1:
            self.first = cell + 1
            self.complete(self.turn)
        if arc > 1 and not self.hopeless(arc >> 1, cell):
            self.leftward(arc >> 1, cell)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lay_right(self, node: cython.uint, cell: cython.int) -> cython.void:
        """Lay every tile that fits on the free square `cell`, and go on to its right."""
        letters: cython.uint = self.graph[node]
        fitting: cython.uint = letters & self.open[cell]
        mine: cython.uint = fitting & self.rack
        bit: cython.uint
        letter: cython.int
        arc: cython.uint
        self.hand -= 1
        while mine:
            bit = mine & (0 - mine)
            mine ^= bit
            letter = lowest_bit(bit)
            arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
            self.text[cell] = 65 + letter
            self.total += self.worth[letter]
            self.counts[letter] -= 1
            if self.counts[letter] == 0:
                self.rack ^= bit
            self.laid_right(arc, cell + 1)
            self.counts[letter] += 1
            self.rack |= bit
            self.total -= self.worth[letter]
        if self.jokers:
            self.jokers -= 1
            self.total += self.worth[JOKER]
            fitting &= ~(self.rack & self.sparing)
            while fitting:
                bit = fitting & (0 - fitting)
                fitting ^= bit
                arc = self.graph[node + 2 + count_bits(letters & (bit - 1))]
                self.text[cell] = 97 + lowest_bit(bit)
                self.laid_right(arc, cell + 1)
            self.total -= self.worth[JOKER]
            self.jokers += 1
        self.hand += 1

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def laid_right(self, arc: cython.uint, cell: cython.int) -> cython.void:
        """Read the tiles that lie right of the tile just laid, and go on."""
        while self.tile[cell] < FREE:
            arc = self.follow(arc >> 1, self.tile[cell])
            if not arc:
                return
            cell += 1
        if arc & 1:
            self.complete(cell)
        if arc > 1 and self.open[cell] and not self.hopeless(arc >> 1, cell):
            if not (
                self.bounded
                and self.too_poor(arc >> 1, cell, self.along[cell] - self.along[self.first])
            ):
                self.lay_right(arc >> 1, cell)

    # A play is found

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def complete(self, end: cython.int) -> cython.void:
        """The squares from `first` up to before `end` hold a play."""
        laid: cython.int = self.size - self.hand
        if self.finishing and (self.hand or not (self.spreading or self.touches(end))):
            return
        if self.spreading:
            self.spread(end - self.first, laid)
        elif laid > 1 or end < SIDE * STRIDE or not self.tell_across():
            self.harvest.add(
                self.first,
                self.first,
                end - self.first,
                laid,
                self.total + self.along[end] - self.along[self.first],
            )

    @cython.cfunc
    @cython.exceptval(check=False)
    def touches(self, end: cython.int) -> cython.bint:
        """Whether the word has an old tile in it or beside it."""
        cell: cython.int
        for cell in range(self.first, end):
            if self.tile[cell] < FREE or self.fits[cell] & TOUCHED:
                return True
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def tell_across(self) -> cython.bint:
        """A single tile that makes words both ways is one play, written across."""
        down: cython.int = self.first
        while self.tile[down] < FREE:
            down += 1
        if not self.fits[down] & TOUCHED:
            return False
        if self.harvest.mode != BEST:
            return True
        # The dearer of the two words counts, so the play is offered again at the worth of this one.
        value: cython.int = self.total + self.along[self.end_of(down)] - self.along[self.first]
        cell: cython.int = (down % STRIDE - 1) * STRIDE + down // STRIDE - SIDE + 1
        start: cython.int = cell
        self.text[cell] = self.text[down]
        while self.tile[start - 1] < FREE:
            start -= 1
        self.harvest.add(start, start, self.end_of(cell) - start, 1, value)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def end_of(self, cell: cython.int) -> cython.int:
        """The first square after the run of tiles that follows `cell`."""
        cell += 1
        while self.tile[cell] < FREE:
            cell += 1
        return cell

    # Words that may lie in several places

    def over(self, places: array[int]) -> None:
        """Make words on the bare line and lay each wherever `places` allows.

        Four numbers a place: the first and last cell for the word, the latest cell for its first
        letter, the earliest for its last.
        """
        cell: cython.int
        at: cython.int
        gain: cython.int = 0
        self.places = places
        self.spreading = len(places)
        for at in range(0, self.spreading, 4):
            best: cython.int = 0
            for cell in range(self.places[at], self.places[at + 1] + 1):
                best += max(0, self.along[cell + 1] - self.along[cell])
            gain = max(gain, best)
        for cell in range(BARE - 1, CELLS):
            self.beyond[cell] = LENGTHS | ROOM | MORE_ROOM
            self.gain[cell] = gain
        self.first = BARE
        if self.spreading:
            self.lay_right(self.graph[FORWARD], BARE)
        self.spreading = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def spread(self, length: cython.int, laid: cython.int) -> cython.void:
        """Lay the word on the bare line in each of its places."""
        at: cython.int
        start: cython.int
        last: cython.int
        if self.bounded and self.total + self.gain[BARE] <= self.harvest.floor:
            return
        for at in range(0, self.spreading, 4):
            start = max(self.places[at], self.places[at + 3] - length + 1)
            last = min(self.places[at + 2], self.places[at + 1] - length + 1)
            while start <= last:
                self.harvest.add(
                    start,
                    BARE,
                    length,
                    laid,
                    self.total + self.along[start + length] - self.along[start],
                )
                start += 1

    # The last move

    def finish(self, on: bool) -> None:
        """Whether only plays of the whole rack count now."""
        self.finishing = on

    def finish_over(self, cell: cython.int, fits: cython.uint) -> None:
        """Find the plays over this black square; `fits` is what fits there."""
        under: cython.int = self.tile[cell]
        known: cython.uint = self.fits[cell]
        self.tile[cell] = FREE
        self.fits[cell] = fits
        other: cython.int
        for other in range(CELLS):
            self.open[other] = self.fits[other]
        self.search(cell)
        self.tile[cell] = under
        self.fits[cell] = known
