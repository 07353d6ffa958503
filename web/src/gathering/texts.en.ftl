## Opening a session

seance-promise-class = Pupils come in by a code, each on a device or several on one. Everything happens on this computer, without internet.
seance-promise-club = Everybody comes in by a code. The same cards can be dealt at all tables: what each made of them is compared.
seance-kind = For whom
seance-kind-class = A class
seance-kind-club = A club
seance-lessons = Lessons ready to use
seance-what = The game
seance-title = Title
seance-title-class = Mrs Roy’s class
seance-title-club = The Thursday club
seance-game = What do we play?
seance-tables = The tables
seance-size = Players at a table
seance-rounds = Rounds planned
seance-bots = Bots fill the tables up
seance-bots-means = Otherwise some tables are larger or smaller.
seance-teams = A seat is a team
seance-teams-means = Two or three pupils at one screen, under one name.
seance-samedeal = The same cards at all tables
seance-samedeal-means = Each is compared with those who held the same cards.
seance-door = The door
seance-ownnames = Names may be proposed
seance-ownnames-means = You approve them before others see them. Otherwise a name is drawn by lot.
seance-asking = I let everybody in
seance-asking-means = Whoever has the code waits for your nod.
seance-kept = What is kept
seance-keeping = Names and answers, after the end
seance-keeping-end = forgotten at once
seance-keeping-hour = kept for an hour
seance-keeping-day = kept for a day
seance-keeping-month = kept for thirty days
seance-keepmap = Keep the map of the class
seance-keepmap-means = Without names: how many mistakes by number and by writing.
seance-data = What is kept, in detail
seance-then = The code to tell the others is shown next.
seance-open-class = Open the class
seance-open-club = Open the evening
seance-known = My sessions
seance-is-open = people are coming in
seance-is-round = under way
seance-is-between = between two rounds
seance-is-over = over
seance-is-kept = forgotten, but for the map of the class
seance-untitled-class = The class
seance-untitled-club = The evening

## The session, as its host sees it

seance-coming = The session is coming…
seance-round = , round { $n } of { $of }, for { $since } min
seance-before = , people are coming in
seance-people = { $kind ->
    [class] { $n ->
        [0] No pupils
        [one] { $n } pupil
       *[other] { $n } pupils
    }
   *[club] { $n ->
        [0] Nobody
        [one] { $n } person
       *[other] { $n } people
    }
}
seance-n-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
seance-n-over = { $n ->
    [one] { $n } has finished
   *[other] { $n } have finished
}
seance-hands = { $n ->
    [one] { $n } asks for help
   *[other] { $n } ask for help
}
seance-views = Views
seance-view-tables = The tables
seance-view-people-class = The pupils
seance-view-people-club = The players
seance-view-map = What resists
seance-view-standings = The standings
seance-join = To come in
seance-join-at = At { $address }, the code
seance-qr = QR code to come in
seance-lost = { $n ->
    [one] { $n } person has no table
   *[other] { $n } people have no table
}
seance-arrived = Already here
seance-nobody = Nobody has come in yet. Say the code, or project it.
seance-table = Table { $n }
seance-moves = { $n ->
    [0] nothing played
    [one] { $n } move played
   *[other] { $n } moves played
}
seance-add-table = { $tables ->
    [one] Add a table for { $n } people
   *[other] Add { $tables } tables for { $n } people
}
seance-add-with-bot = { $n ->
    [one] Add a table with a bot for the one who waits
   *[other] Add a table with bots for { $n } people
}
seance-requests = You are asked
seance-yes = Yes
seance-no = No
seance-knocks = { $name } would like to come in.
seance-wishes = { $name } would like to be called “{ $wish }”.
seance-admit-all = Let all { $n } in
seance-pause = Pause
seance-resume = Go on
seance-project = Project
seance-end = End
seance-end-sure = End for everybody?
seance-next = Next round
seance-first = First round
seance-second = Host from another device too
seance-second-means = to be typed at “Join a table” within fifteen minutes

table-help = { $n ->
    [one] asks for help
   *[other] ask for help
}
table-away = waits for { $names }
table-stuck = { $names } thinking for { $n } min
table-paused = paused
table-over = has finished
table-stopped = stopped
table-opening = being set
table-plays = playing
table-watch = Watch
table-end = See the end
table-acts = Act, { $name }
table-projected = on the screen
table-project = Project without names
table-unproject = Stop projecting
table-project-means = The table is shown in the window “Project”, without any name.
table-end-now = Stop this table
table-end-sure = Really stop it?

next-playing = { $n ->
    [one] One table still plays: it will stop where it is.
   *[other] { $n } tables still play: they will stop where they are.
}
next-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
next-how = How shall the tables be made?
pairing-apart = With people not met yet
pairing-random = By lot
pairing-strength = By strength, those who are alike
pairing-swiss = Swiss system, by the standings
pairing-round-robin = Round robin, everybody meets everybody
pairing-screen = Those who share a screen together
pairing-hand = I make them myself
next-out = does not play
next-bad-table = Table { $table }: { $n ->
    [one] one person
   *[other] { $n } people
}. It takes { $low } to { $high }.
next-too-few = A table takes at least { $low } people.
next-absent = Seat those who are away too
next-begin = Begin round { $n }

door-open = open to whoever has the code
door-asking = I let everybody in
door-closed = closed
member-asking = waits at the door
member-left = has left
member-removed = was removed
member-hand = { $n ->
    [0] asks for help
   *[other] has asked for help for { $n } min
}
member-away = { $n ->
    [0] away
   *[other] away for { $n } min
}
member-waits = without a table
member-let-in = Let in
member-helped = That is settled
member-name = Name (empty: draw another)
member-rename = Rename
member-more = More time
member-more-s = { $n ->
    [0] as everybody
   *[other] { $n } s more at each decision
}
member-move = Change seats
member-stays = stays there
member-swap = table { $table }, swap with { $name }
member-code = Code to change devices
member-code-means = to be typed at “Join a table”
member-remove = Remove
member-remove-sure = Really remove?

over-title = The session is over
over-forgets = { $n ->
    [0] Names and answers are about to be forgotten; the map of the class stays, without names.
   *[other] Names and answers will be forgotten in { $n } min; the map of the class stays, without names.
}
over-forgets-all = { $n ->
    [0] Everything is about to be forgotten.
   *[other] Everything will be forgotten in { $n } min.
}
forget = Forget the session
forget-means = Everything is erased from this computer, for ever: names, answers, games, the map of the class.
forget-means-map = Names, answers and games are erased from this computer, for ever. Only the map of the class stays, without names.
forget-sure = Forget for ever
forget-not = Keep it for now
forgotten = It is forgotten.

standings = The standings
standings-final = The final standings
standings-none = The standings come after the first round.
standings-rank = Rank
standings-points = Of 100
standings-round = R. { $n }
standings-means = Out of 100, the share of players beaten, a tie counting half: those who held the same cards or, where every table has its own deal, those at the table. The mean of the rounds played makes the standings.

## What resists

map-title = What resists
map-summary = { $matches ->
    [0] Nothing has been played yet.
    [one] One game, { $claims } pairs claimed, { $people } pupils. No pupil is named on this map.
   *[other] { $matches } games, { $claims } pairs claimed, { $people } pupils. No pupil is named on this map.
}
map-rounds = Rounds shown
map-all-rounds = All rounds
map-round = Round { $n }
map-csv = CSV table
seance-print = Print
map-deck = A deck on these writings
map-equal = Taken for equal
map-equal-means = Claimed as DIEGO, or let pass without a doubt.
map-unseen = Equal, but not seen
map-unseen-means = Wrongly refused, or overlooked in a pass.
map-none = Nothing here.
map-all = See all pairs
map-fewer = See fewer
map-of = of { $n }
map-why-none = No known reading explains it alone.
map-why-unseen = That they are equal was not seen.
map-sign-equal = go together
map-sign-unequal = do not go together
map-sign-asked = do they go together?
map-grid = The map
map-grid-views = Rows and columns
map-by-numbers = Numbers
map-by-writings = Writings
map-by-numbers-means = Mistakes in 100 judgements, number by number, writing by writing.
map-by-writings-means = Mistakes in 100 judgements, one writing against another.
map-cell = { $row }, { $column }: { $percent } in 100 ({ $wrong } mistakes of { $of }){ $out ->
    [yes] , to be taken up together
   *[no] { "" }
}
map-unseen-cell = not seen
map-way-decimal = decimal
map-way-fraction = fraction
map-way-decimal-fraction = dec. fr.
map-way-words = words
map-way-area = area
map-way-line = line
map-way-sum = sum
map-way-bracket = between
map-way-amplified = ampl.
map-way-percent = per cent
map-small = small: nearly all are right
map-ringed = ringed: to be taken up together
map-paper-equal = goes with
map-paper-unequal = does not go with
map-paper-pair = Two cards
map-paper-wrong = Wrong
map-paper-people = Pupils
map-paper-reading = Way of reading
map-paper-signs = Ringed: to be taken up together. A dot: not seen.
map-paper-help = What helps
map-talk = To argue about together
map-talk-means = The three claims most worth talking about, without any name.
map-project = Project pair { $n }
map-readings = What explains it
map-readings-means = How many pupils one way of reading explains best, by several answers. Never by a single one.
map-or = or
map-no-reading = No way of reading stands out yet.
map-well = { $n ->
    [0] { "" }
    [one] One pupil reads well.
   *[other] { $n } pupils read well.
}
map-not-enough = { $n ->
    [0] { "" }
    [one] Of one pupil not enough was seen.
   *[other] Of { $n } pupils not enough was seen.
}
map-by-name = One by one
map-by-name-means = Shown on this device only; never projected or printed.
map-person-misreads = { $sure ->
    [very] Very likely
   *[rather] Likely
}: { $reading }
map-person-reads-well = Reads well what was played.
map-person-not-enough = Not enough seen.
map-person-figures = { $wrong } mistakes in { $of } answers
slide-question = DIEGO or PAS DIEGO?
slide-show = Show
slide-hide = Hide
slide-before = Before
slide-next = Next
slide-moment = The table at that moment
slide-equal = DIEGO: both show { $number }.
slide-unequal = PAS DIEGO: { $one } and { $other }.

wall-paused = Everybody takes a break
wall-round = { $game }, round { $n } of { $of }

## Coming in and waiting

come-name = Come in with a name drawn by lot, or propose your own.
come-team-name = Come in with a name drawn by lot, or propose a team’s name.
come-wish = A name, if you like
come-nth = { $n }. A name, if you like
come-drawn = drawn by lot
come-drawn-only = { $n ->
    [one] Here names are drawn by lot.
   *[other] Here names are drawn by lot: { $n } people on this device.
}
come-enter = Come in
come-more = Somebody else on this device
come-fewer = One person fewer
come-data = Your name and what you play are kept on the host’s computer, and forgotten afterwards.
seated-soon = You are in. Your table comes by itself.
seated-late = The round has begun: a table will be found for you.
seated-next = The next round begins by itself.
seated-last = That was the last round planned. Wait for what comes.
seated-asking = Wait: you will be let in.
seated-dealing = The cards are being shuffled…
seated-over = It is over. Thank you for playing!
seated-out = You do not play here any more.
seated-round = , round { $n } of { $of }
seated-tables = Tables of this device
seated-awaited = your turn
self-name = You are called { $name }
self-wishes = “{ $wish }”: waiting for a yes.
self-wish = Another name
self-ask = Propose
self-code = Change devices
self-code-means = : type this code at “Join a table”, on the other device.
self-elsewhere = Your seat is on another device now.
self-leave = Leave
self-leave-sure = Really leave?
hand-up = Ask for help
hand-down = I am fine now
hand-short = Help
company-paused = Everybody takes a break.
company-table-paused = Your table takes a break.
