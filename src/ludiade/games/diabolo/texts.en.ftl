game-name = Diabolo
game-tagline = Tip five lines towards heaven or hell, and keep the right colours in hand.

option-rounds = Number of rounds
option-rounds-none = as many as players
option-announce = Doubles are announced
option-announce-secret = in secret, all at once
option-announce-sequential = aloud, one after another

action-play = Lay { $card } on the { $side } side
action-discard = Discard { $card }
action-double =
    { $spend ->
        [yes] Announce your Double
       *[no] Keep your Double
    }

event-unofficial = With two players the game is unofficial: two locked lines end a round, and there are two rounds unless the table agreed on something else.
event-round-began = Round { $round }: { $dealer } deals, { $seat } begins.
event-drew = { $seat } draws.
event-played = { $seat } lays { $card } on the { $side } side: demon { $demon_sum }, angel { $angel_sum }.
event-locked = { line-of } has its five cards: it is locked.
event-blocked = { $seat } cannot lay anything and shows the whole hand: { $cards }.
event-discarded = { $seat } discards { $card }.
event-round-closed = { $lines } lines are locked: round { $round } stops and is scored.
event-weighed =
    { line-of }: demon side { $demon }, total { $demon_sum }; angel side { $angel }, total { $angel_sum }. { $stronger_raw ->
        [angel] The angel is stronger: { $colour } wins points.
        [demon] The demon is stronger: { $colour } costs points.
       *[equal] A draw: { $colour } does not count.
    }
event-decided = { $seat } has chosen in secret.
event-answered =
    { $spend ->
        [yes] { $seat } announces a Double!
       *[no] { $seat } keeps the Double.
    }
event-revealed = The choices are revealed: a Double is announced by { $seats }!
event-nobody-doubles = The choices are revealed: nobody announces a Double.
event-showed =
    { $total ->
        [0] { $seat } has no { $colour }.
       *[other] { $seat } shows in { $colour }: { $values }, total { $total }.
    }
event-gained =
    { $doubled ->
        [yes] { $seat } has the highest sum, and the Double counts it twice: 2 × { $most } = { gain }.
       *[no] { $seat } has the highest sum: { gain }.
    }
event-lost =
    { $seat } has the highest sum: { $points ->
        [1] 1 point lost.
       *[other] { $points } points lost.
    }
event-nobody-holds = Nobody has any { $colour } in hand: no points.
event-wasted = A Double spent for nothing: { $seats }.
event-totalled =
    After round { $round }, { $seat } stands at { $points ->
        [1] 1 point.
        [-1] -1 point.
       *[other] { $points } points.
    }
event-won = Victory for { $seats }, with { $points ->
        [1] 1 point!
        [-1] -1 point!
       *[other] { $points } points!
    }

error-double-asked = Doubles are being announced: first say whether you are spending yours.
error-no-double-now = A Double can be announced only while scoring a line where the angel is stronger.
error-not-held = You do not hold this card: { $card }.
error-line-locked = { line-of } is locked: nothing more can be laid there.
error-side-full = { line-of } already has three cards on the { $side } side.
error-can-still-play = You may discard only when you cannot lay a card.

# The line of a colour, and the points won: pieces of a sentence.
line-of = The { $colour } line
gain =
    { $points ->
        [1] 1 point won
       *[other] { $points } points won
    }

word-demon = demon
word-angel = angel
word-red = red
word-yellow = yellow
word-green = green
word-violet = violet
word-blue = blue
word-red-1 = the red 1
word-red-2 = the red 2
word-red-3 = the red 3
word-red-4 = the red 4
word-red-5 = the red 5
word-yellow-1 = the yellow 1
word-yellow-2 = the yellow 2
word-yellow-3 = the yellow 3
word-yellow-4 = the yellow 4
word-yellow-5 = the yellow 5
word-green-1 = the green 1
word-green-2 = the green 2
word-green-3 = the green 3
word-green-4 = the green 4
word-green-5 = the green 5
word-violet-1 = the violet 1
word-violet-2 = the violet 2
word-violet-3 = the violet 3
word-violet-4 = the violet 4
word-violet-5 = the violet 5
word-blue-1 = the blue 1
word-blue-2 = the blue 2
word-blue-3 = the blue 3
word-blue-4 = the blue 4
word-blue-5 = the blue 5

count-red-1 =
    { $n ->
        [1] { word-red-1 }
        [2] { word-red-1 } (twice)
       *[other] { word-red-1 } ({ $n } times)
    }
count-red-2 =
    { $n ->
        [1] { word-red-2 }
        [2] { word-red-2 } (twice)
       *[other] { word-red-2 } ({ $n } times)
    }
count-red-3 =
    { $n ->
        [1] { word-red-3 }
        [2] { word-red-3 } (twice)
       *[other] { word-red-3 } ({ $n } times)
    }
count-red-4 =
    { $n ->
        [1] { word-red-4 }
        [2] { word-red-4 } (twice)
       *[other] { word-red-4 } ({ $n } times)
    }
count-red-5 =
    { $n ->
        [1] { word-red-5 }
        [2] { word-red-5 } (twice)
       *[other] { word-red-5 } ({ $n } times)
    }
count-yellow-1 =
    { $n ->
        [1] { word-yellow-1 }
        [2] { word-yellow-1 } (twice)
       *[other] { word-yellow-1 } ({ $n } times)
    }
count-yellow-2 =
    { $n ->
        [1] { word-yellow-2 }
        [2] { word-yellow-2 } (twice)
       *[other] { word-yellow-2 } ({ $n } times)
    }
count-yellow-3 =
    { $n ->
        [1] { word-yellow-3 }
        [2] { word-yellow-3 } (twice)
       *[other] { word-yellow-3 } ({ $n } times)
    }
count-yellow-4 =
    { $n ->
        [1] { word-yellow-4 }
        [2] { word-yellow-4 } (twice)
       *[other] { word-yellow-4 } ({ $n } times)
    }
count-yellow-5 =
    { $n ->
        [1] { word-yellow-5 }
        [2] { word-yellow-5 } (twice)
       *[other] { word-yellow-5 } ({ $n } times)
    }
count-green-1 =
    { $n ->
        [1] { word-green-1 }
        [2] { word-green-1 } (twice)
       *[other] { word-green-1 } ({ $n } times)
    }
count-green-2 =
    { $n ->
        [1] { word-green-2 }
        [2] { word-green-2 } (twice)
       *[other] { word-green-2 } ({ $n } times)
    }
count-green-3 =
    { $n ->
        [1] { word-green-3 }
        [2] { word-green-3 } (twice)
       *[other] { word-green-3 } ({ $n } times)
    }
count-green-4 =
    { $n ->
        [1] { word-green-4 }
        [2] { word-green-4 } (twice)
       *[other] { word-green-4 } ({ $n } times)
    }
count-green-5 =
    { $n ->
        [1] { word-green-5 }
        [2] { word-green-5 } (twice)
       *[other] { word-green-5 } ({ $n } times)
    }
count-violet-1 =
    { $n ->
        [1] { word-violet-1 }
        [2] { word-violet-1 } (twice)
       *[other] { word-violet-1 } ({ $n } times)
    }
count-violet-2 =
    { $n ->
        [1] { word-violet-2 }
        [2] { word-violet-2 } (twice)
       *[other] { word-violet-2 } ({ $n } times)
    }
count-violet-3 =
    { $n ->
        [1] { word-violet-3 }
        [2] { word-violet-3 } (twice)
       *[other] { word-violet-3 } ({ $n } times)
    }
count-violet-4 =
    { $n ->
        [1] { word-violet-4 }
        [2] { word-violet-4 } (twice)
       *[other] { word-violet-4 } ({ $n } times)
    }
count-violet-5 =
    { $n ->
        [1] { word-violet-5 }
        [2] { word-violet-5 } (twice)
       *[other] { word-violet-5 } ({ $n } times)
    }
count-blue-1 =
    { $n ->
        [1] { word-blue-1 }
        [2] { word-blue-1 } (twice)
       *[other] { word-blue-1 } ({ $n } times)
    }
count-blue-2 =
    { $n ->
        [1] { word-blue-2 }
        [2] { word-blue-2 } (twice)
       *[other] { word-blue-2 } ({ $n } times)
    }
count-blue-3 =
    { $n ->
        [1] { word-blue-3 }
        [2] { word-blue-3 } (twice)
       *[other] { word-blue-3 } ({ $n } times)
    }
count-blue-4 =
    { $n ->
        [1] { word-blue-4 }
        [2] { word-blue-4 } (twice)
       *[other] { word-blue-4 } ({ $n } times)
    }
count-blue-5 =
    { $n ->
        [1] { word-blue-5 }
        [2] { word-blue-5 } (twice)
       *[other] { word-blue-5 } ({ $n } times)
    }

# The values of a line or of a hand.
count-1 =
    { $n ->
        [1] 1
        [2] twice 1
       *[other] { $n } times 1
    }
count-2 =
    { $n ->
        [1] 2
        [2] twice 2
       *[other] { $n } times 2
    }
count-3 =
    { $n ->
        [1] 3
        [2] twice 3
       *[other] { $n } times 3
    }
count-4 =
    { $n ->
        [1] 4
        [2] twice 4
       *[other] { $n } times 4
    }
count-5 =
    { $n ->
        [1] 5
        [2] twice 5
       *[other] { $n } times 5
    }

## The table

table-round = Round { $round }
table-unofficial = With two players: unofficial
table-dealer = deals
table-demon = Demon
table-angel = Angel
table-line = { $colour }
table-locked = locked
table-pile = Pile: { $n }
table-discard = Discarded:
table-hand =
    { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
table-shown = among them
table-double = Double
table-points =
    { $n ->
        [1] 1 point
        [-1] -1 point
       *[other] { $n } points
    }
guide-play = { $seat } lays a card.
guide-discard = { $seat } cannot lay anything and discards a card.
guide-double = Points are won in { $colour }: who spends a Double?
table-own-hand = In hand:
ask-card = which card do you lay?
ask-side = Where does { $card } go?
ask-discard = which card do you discard?
ask-double = what about your Double?

## Why this move

reason-heaven = With { $held } in the { table-line } line, this hand would have the highest sum { $percent } times in 100: better push it towards heaven.
reason-hell = With { $held } in the { table-line } line, this hand would have the highest sum only { $percent } times in 100: better send it to hell.
reason-spend = With { $held } in the { table-line } line, this hand has the highest sum { $percent } times in 100: no other line promises the Double more.
reason-keep = With { $held } in the { table-line } line, this hand has the highest sum only { $percent } times in 100: the Double promises no more here than further on.

## Diabolo on paper

print-cards = Cards
print-score = Score sheet
print-score-note = two players: two rounds; otherwise as many rounds as players
print-round = Round { $number }
print-open = open
print-locked = locked
print-total = Total of the round
print-total-game = Total of the game

figure-unofficial = matches of two
figure-round-began = rounds
figure-drew = cards drawn
figure-played = cards laid
figure-locked = lines locked
figure-blocked = hands blocked
figure-discarded = cards discarded
figure-round-closed = rounds closed
figure-weighed = lines weighed
figure-decided = answers sealed
figure-answered = answers aloud
figure-revealed = Doubles revealed
figure-nobody-doubles = lines without a Double
figure-showed = hands shown
figure-gained = gains on a line
figure-lost = losses on a line
figure-nobody-holds = colours nobody holds
figure-wasted = Doubles wasted
figure-totalled = totals of a round
figure-won = victories
