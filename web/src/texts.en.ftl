## Everywhere

close = Close
change = Change
done = Done
less = Less
more = More
name = Name
me = Me
player = Player { $number }
players = Players
language = Language
sound = Sound
theme = Light
theme-day = Day
theme-night = Night
list-and = { $first } and { $last }
copied = Copied
copy-link = Copy the link
copy-address = Copy the address
copy-failed = This browser does not let the page copy. Write the address down instead.
qr = QR code of the table
back-to-shelf = Back to the shelf
back-to-table = Back to the table
server-away = The server does not answer. Rules and tools work without it.
cookies-off = Your browser does not keep Ludiade’s cookie: without it the server cannot know that this seat is yours. Allow cookies for this site, then try again.
title-new = Set the table
title-join = Join a table
title-rules = The rules
title-box = For your boxes
title-matches = My games
title-replay = Watch the game again
title-missing = Page not found
missing-title = There is nothing here
missing-text = This address leads nowhere. It may have been cut short on its way.
missing-game = No game on the shelf is called “{ $name }”.
title-table = A table
title-your-turn = Your turn!

## The games

game-diego = Diego
game-diamino = Diamino
game-diabolo = Diabolo
game-diadingo = Diadingo
game-diamoniak = Diamoniak
about-diego = Do two cards go together? Claim it, or doubt it.
about-diamino = Cross words, avoid the green devils, place all your letters.
about-diabolo = Each line ends with the angel or the demon. Who keeps the right cards?
about-diadingo = Forty-two diamonds, one try a turn. Beware of the magpie.
about-diamoniak = Build your castle card by card, and fear the witch.
label-diego = Reconstruction: the six numbers and the drawings on the cards.
label-diamino = Reconstruction: the letters, their values and the board.
label-diadingo = Reconstruction: the values of the rings and the tray. The fixed places, drawn in every game: our choice.
label-diabolo = With two players the game is unofficial.

## The shelf

shelf-question = What shall we play?
shelf-promise = Five games, together or with a bot. No account, no advertising.
shelf-games = The games
shelf-diego = Do they go together?
shelf-diego-for = ages 9 to 15
shelf-diamino = Words that cross
shelf-diabolo = Angel or demon
shelf-diadingo = Only one try
shelf-diadingo-for = ages 8 and up
shelf-diamoniak = One more card?
shelf-diamoniak-for = ages 5 and up
shelf-box = Score pad and judge for your boxes
shelf-rules = Rules of the five games
device-title = On another device
device-text = On the same network, a phone or a tablet opens this shelf with this code.
device-qr = QR code of this shelf
shelf-free = Free software
players-range = { $low } to { $high } players
quick-title = A quick game
quick-text = A short game of { $game } with { $first } and { $second }
quick-play = Play now
join-title = Join a table
join-short = Join
join-enter = Enter
join-hint = The code is shown on the screen of whoever set the table.
join-code = The code of the table
join-name = What is your name?
join-sit = Sit down
join-claims = This code brings your seat, your hand or the session you lead to this device.
join-go-on = Go on here
join-watch = You may watch it: you see the board, not the hands.
join-no-account = No account, no address. Only the people at this table see the name.
resume-title = Continue
resume-untitled-class = The class
resume-untitled-club = The evening
resume-host-class = Your class is waiting
resume-host-club = Your evening is waiting
resume-guest-class = Go back to the class
resume-guest-club = Go back to the evening
resume-none = No game in progress on this device.
table-with = { $game } with { $names }
table-open = Open to anybody
table-sit = Sit down
card-last = Last move { $when }
card-paused = Paused
card-thinks = { $n ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
just-now = just now
matches-all = { $n ->
    [0] All my tables
    [one] All my tables, one finished game
   *[other] All my tables, { $n } finished games
}
matches-coming = Looking for your games…
matches-running = In progress
matches-ended = Finished
matches-none = No finished game on this device.
matches-replay = Watch again, with the review
matches-scores = The scores
matches-record = Keep
card-lesson = Guided first game of { $game }
card-stopped = Stopped before the end
card-won = You won
put-away = Take off the list: { $table }
put-away-ended = It leaves your list. Once nobody keeps it any more, it is shown to nobody.
put-away-open = It leaves your list; if it is your table, it closes for everybody.
put-away-playing = It leaves your list, and a bot plays for you to the end.
put-away-alone = The game stops here: you are playing it with bots only.
put-away-no = Keep it
put-away-yes = Take it off
leave = Leave the table
leave-cancel = Clear this table away
leave-ends = Clear the table away? It also closes for those who have come.
leave-open = Leave the table? Your seat is free again.
leave-playing = Leave the table? A bot plays for you; you can come back and take over.
leave-no = Stay
leave-yes = Yes, leave
agreed-line = { $label }: { $value }
agreed-usual = As the rules have it.
agreed-limit = Time for each turn: { $time }
no = no
invited-by = { $name } invites you to play { $game }.
invited-to = You are invited to play { $game }.
invited-with = At the table: { $names }.
status-open = The table is waiting for people.
status-playing = The game is in progress.
status-over = The game is over.
status-closed = The table is closed.

## Bots

bot-random-how = at random
bot-random-plays = bot, plays at random
bot-beginner-how = learning
bot-beginner-plays = bot, still learning
bot-easy-how = easy-going
bot-easy-plays = bot, easy-going
bot-medium-how = solid
bot-medium-plays = bot, plays solidly
bot-hard-how = fearsome
bot-hard-plays = bot, fearsome
bot-expert-how = relentless
bot-expert-plays = bot, relentless
bot-level = Level of the bot

## Who plays

setup-who = Who plays?
setup-how = How?
setup-add = Add a seat ({ $most } at most)
setup-unofficial = With two, Diabolo is unofficial: two locked lines end the round.
setup-finer = Finer settings
setup-table = The table
setup-own = your own way
setup-limit = Time for each turn
setup-limit-means = After that a bot makes the move.
limit-none = no limit
limit-seconds = { $n } seconds
limit-minutes = { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
setup-pace = Bots answer
bot-pace-calm = slowly
bot-pace-usual = as people do
bot-pace-quick = at once
setup-untimed = No time limits: the table waits for every answer
setup-spectators = People may come and watch, with the link
setup-hints = The coach may give hints
setup-ready = Everybody is here.
setup-waits = { $n ->
        [one] One seat is waiting for somebody.
       *[other] { $n } seats are waiting for somebody.
    }
setup-deal = Deal
setup-invite = Set the table
rules-short = The rules in 2 minutes
seat-link = A friend
seat-open = Whoever comes
seat-waiting = Waiting…
seat-change = Change seat { $number }
seat-done = Done (seat { $number })
seat-kind = Who sits there?
seat-up = Up
seat-down = Down
seat-moved = { $name }: seat { $number } of { $count }.
seat-remove = Remove this seat
kind-me = me, on this screen
kind-here = also on this screen, behind the curtain
kind-link = by link, not here yet
kind-open = open to anybody
choose-me = Me
choose-here = On this screen
choose-link = By link
choose-open = Open to anybody
choose-bot = A bot
preset-guided = First time
preset-guided-diabolo = A single round, with advice
preset-guided-diego = Four cards, hands shown: you learn at once who is right
preset-guided-diamino = Without score; an unknown word is refused at once
preset-guided-diadingo = The whole game; fixed diamonds stay marked
preset-guided-diamoniak = The whole game, with advice
preset-guided-text = The whole game, with advice
preset-classic = Classic
preset-classic-text = The whole game
preset-classic-diabolo = As many rounds as players
preset-classic-diadingo = One game, forty-two diamonds
preset-classic-diego = Six cards in hand, six targets, 15 seconds to object
preset-classic-diamino = With score: the devils count
preset-classic-diamoniak = Six cards for a castle
preset-cycle3 = Cycle 3
preset-cycle3-diego = Open hands, four cards and four targets, a capital of 100 points
preset-cycle4 = Cycle 4
preset-cycle4-diego = Six cards, six targets, all ten ways of writing
rules-control-hidden = The control sheet stays face down: the table of cards is not read at a table.
preset-quick = Quick
preset-quick-diabolo = One round only
preset-quick-diego = Four cards, four ways of writing
preset-quick-diamino = Without score: the first to place everything
preset-alone = On your own
preset-alone-diamino = The patience: place every tile
waiting-for = { $n ->
        [one] Waiting for one more.
       *[other] Waiting for { $n } more.
    }
waiting-full = Everybody is here: you may deal.
waiting-host = Everybody is here: the cards will be dealt.
waiting-away = Still missing: { $names }. Everybody finds the table on their shelf, under “Continue”.
waiting-absent = not here yet
waiting-whose = This is { $name }’s table.
waiting-mixing = Everybody shuffles…
withheld = { $free ->
        [true] { $name } did not send their share in the shuffle in time: their seat is free.
       *[false] { $name } had not sent their share in the shuffle in time.
    }
withheld-me = { $free ->
        [true] Your share in the shuffle did not arrive in time: your seat is free.
       *[false] Your share in the shuffle did not arrive in time: somebody else has taken your seat.
    }
withheld-again = You can sit down again, then the cards are dealt anew.
withheld-by-link = Open the link or enter the code of the table again to sit down.
withheld-sit = Sit down again
distrust-left_out = Your share in the shuffle does not count: the server did not get it in time, or left it out.
distrust-not_counted = Your device does not send its share in the shuffle: the server begins the deal again without counting it.
waiting-fill = { $n ->
        [one] Seat a bot there
       *[other] Seat bots there
    }
invite-title = Invite
invite-scan = Scan, or enter the code
present-host = online, opened the table
present = online
away = is away
away-minutes = is away, { $n } min
away-hours = is away, { $n } h

## The table

board = Board
my-hand = My hand
skip = Skip to the game
acts = What to do
guide = Where things stand
pad = Who wants to speak?
pad-show = I point them out
story = Story
story-title = The story
rules = Rules
rules-table = Table
rules-search = Search the rules
rules-nothing = No such thing in these rules.
rules-whole = All the rules
rules-which = What to read
rules-parts = The parts of the rules
rules-of = The rules of { $game }
rule-number = rule { $rule }
rule-of = Rule { $rule }: { $title }
play-this = Play
settings = Settings
your-turn = Your turn
your-turn-lead = Your turn.
their-turn = Plays
turn-of = It is { $name }’s turn.
wait-turn = Wait for your turn
take-back-aim = Take back
table-code = Table
around-open = See the players, the pile and the round
table-closed = This table does not open
table-coming = The table is coming…
offline-long = Offline. The table comes back as soon as the server answers.
saved-saved = Saved
saved-saved-long = : nothing gets lost
saved-sending = Sending…
saved-sending-long = {""}
saved-offline = Offline
saved-offline-long = : your move will be sent when the line is back
refused-nothing = Nothing has changed.
seconds-left = { $n ->
        [one] one second
       *[other] { $n } seconds
    }
stands-in = a bot plays for them
gone = { $name } is away.
gone-bot = Seat a bot there?
gone-yes = Seat a bot
gone-wait = Wait
bot-plays-for-me = A bot plays for you.
bot-plays-for = A bot plays for { $name }.
talk = Say something
talk-short = Say
said = { $name }: “{ $phrase }”
watching = You are watching the game.
watch = Watch the game
curtain-for = Hand the screen to { $name }
curtain-away = { $n ->
        [one] { $names } looks away.
       *[other] { $names } look away.
    }
curtain-me = I am { $name }
curtain-since = Since your last turn:
hand-on-phone = Take my hand on my phone
move-device = Continue on another device
hand-qr = QR code to take the seat on another device
hand-code = Scan this with your phone, or go to { $address } and enter the code { $code }.
settings-kept = Kept on this device, for every table.
setting-motion = Less movement
setting-letters = Letters beside the colours
setting-tick = Tick in the last seconds
setting-keys = Single-letter keys (R: rules, J: story)
setting-agree = Diamino: agree to other people’s words without being asked
setting-text = Size of the text
text-normal = normal
text-large = large
text-larger = very large
watch-link = Copy the link for watching
stand-in = Seat a bot for { $name }
take-back = Take my seat back
take-back-for = { $name }: take the seat back
pause = Propose a pause
pause-alone = Pause
paused-lead = Paused.
paused-text = Time stands still. Go on whenever you like.
paused-by-host = Time stands still. You will be told when to go on.
notes = Between us
proposal-pause = { $name } proposes a pause.
proposal-close = { $name } proposes stopping the game.
proposal-mine-pause = You propose a pause.
proposal-mine-close = You propose stopping the game.
proposal-agreed = Agreed: { $names }.
proposal-declined = Not agreed: { $names }.
proposal-left = Waiting for { $names }.
proposal-gone-pause = No pause: we go on playing.
proposal-gone-close = No stop: we go on playing.
proposal-gone-resume = The pause goes on.
vote-yes = Agreed
vote-no = No thanks
vote-yes-for = { $name }: agreed
vote-no-for = { $name }: no thanks
vote-withdraw = Withdraw
vote-now-pause = Pause
resume = Resume the game
close-match = Propose stopping here
close-alone = Stop the game
close-sure = Stop for good? The game ends here and cannot be taken up again.
close-no = Go on playing
close-yes = Yes, stop
of-six = of { $n }
thinks = Thinks
coach-ask = Hint
coach-asked = { $name } asks the coach.
coach-thinks = The coach is thinking…
coach-play-this = Play this
coach-would = The coach:
coach-figures = That is what the coach’s figures say.
coach-only = It is the only move there is.
coach-chance = { $players ->
        [2] { $n ->
            [0] You then have hardly any chance of winning.
            [one] You then have about one chance in ten of winning.
            [10] You are then almost sure to win.
           *[other] You then have about { $n } chances in 10 of winning.
        }
       *[other] { $n ->
            [0] You then have hardly any chance of finishing ahead of anybody.
            [one] You then have about one chance in ten of finishing ahead of an opponent.
            [10] You are then almost sure to finish ahead of everybody.
           *[other] You then have about { $n } chances in 10 of finishing ahead of an opponent.
        }
    }
generic-choose = { $n ->
        [one] One thing can be done.
       *[other] { $n } things can be done.
    }
generic-waits = { $n ->
        [one] must decide.
       *[other] must decide.
    }
generic-menu = What can be done

## The card of a game

fiche-of = About { $game }
fiche-author = A game by
fiche-publisher = Publisher
fiche-year = Year
fiche-players = Players
fiche-age = Age
fiche-minutes = Time
fiche-translator = Translation
fiche-source = Based on
fiche-reconstruction = Reconstruction
fiche-unknown = the rulebook does not say
fiche-from = { $age } and up
fiche-ours = The drawings and texts of these rules were made for Ludiade.

## After the game

end-wins = { $n ->
        [one] { $names } wins!
       *[other] A shared victory: { $names }!
    }
end-alone = That’s it!
end-unfinished = The game stops here
scores-by-round = The scores in detail
scores-total = Total
round = Round { $n }
round-diabolo = Round { $n }
round-diadingo = Game { $n }
round-diamino = Round { $n }
end-scores = The scores
end-decided = What decided it
end-rematch = Rematch
end-rematch-wanted = The rematch is ready: they are waiting for you there.
end-rematch-go = To the rematch
end-replay = Watch again
end-record = Keep the game
end-print = Score sheet
end-share = Share the link
link-copied = Link copied
end-story = The whole story
end-fair = Check the shuffles
fair-promised = { $n ->
        [one] The shuffle follows the promise made before the game.
       *[other] All { $n } shuffles follow the promise made before the game.
    }
fair-alone = { $n ->
        [one] The shuffle follows from the seed.
       *[other] All { $n } shuffles follow from the seed.
    } This device has kept no promise to compare it with.
fair-beginnings = The game was begun { $n } times: somebody had not sent their share in the shuffle.
fair-practice = A guided game has chosen cards: there is nothing to check.
fair-hidden = The seed is not shown yet.
fair-unknown = This page does not know how to check these shuffles.
fair-seed = The seed is not the one that the server promised!
fair-order = A shuffle is not that of the seed!
fair-device = device { $n }
fair-contribution = { $name } did not give the promised share to the shuffle!
fair-copied = { $name }’s share in the shuffle is a copy of another!
fair-promise = The game is not the one that this device was promised!
fair-differs-recipe = The shuffles follow another recipe.
fair-differs-table = It is another table.
fair-differs-round = It is another round of the session.
fair-differs-game = It is another game.
fair-differs-rules = It is another version of the rules.
fair-differs-players = The number of players has changed.
fair-differs-options = The settings of the game have changed.
fair-differs-beginnings = The game was not begun as often as was announced.
fair-differs-commitment = The server has changed its seed.
fair-differs-contribution = { $name }’s share is not the one that this device sent.
fair-differs-commitments = { $name }’s promise has been changed.
fair-keep = Keep the promise in a file

## The guided first game

learn-title = Guided first game
learn-panel = Learn by playing
learn-this = Learn { $game } by playing
learn-step = { $n } of { $of }.
learn-not-now = That move is allowed, but the lesson is about another one: do this one first.
learn-done = Well done!
learn-real = Play a real game
learn-again = Start again
title-outdated = This page could not be opened
outdated = Ludiade has been updated, or there is no network. Nothing that was saved is lost.
outdated-again = Reload the page
title-teach = Diego in class
title-seance = A session
title-gathering = The session
setup-print = Print it
setup-seance = A class or a club evening
shelf-teach = For the classroom
atelier-class = Open a class
atelier-print = Print
title-learn = Guided first game

## Colours, cards and points

colour-letter-red = R
colour-letter-yellow = Y
colour-letter-green = G
colour-letter-violet = V
colour-letter-blue = B
colour-letter-pink = P
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-violet = Violet
colour-blue = Blue
colour-pink = Pink
in-the-pile = in the pile
cards = { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    }
points-short = pts
points = points
points-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Watching again

replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-not_invited = This game can be watched again with the link of those who played or watched it: ask them for the whole link.
replay-no_spectators = This game is not shown to others: only those who played it can watch it again.
replay-moment = Moment of the game
review-title = The coach looks back
replay-hands = The hands
review-coming = The coach is going through the game…
review-progress = How far the coach has come
review-judged = { $n ->
        [0] None of { $all } decisions looked at closely.
        [one] One of { $all } decisions looked at closely, the one that changed the chances most.
       *[other] { $n } of { $all } decisions looked at closely, those that changed the chances most.
    }
review-cannot = The coach could not go through this game.
review-chances = { $players ->
        [2] Chances of winning
       *[other] Chances of finishing ahead of an opponent
    }
review-seen = Each by what they saw then: the total is not always 100%.
review-at = At move { $n }:
review-summary = Everybody’s chances from start to end. { $ends }
review-end = { $name }: { $from } at the start, { $to } at the end.
review-table = Read the curve as figures
review-move = Move
review-turns = { $n ->
        [0] No move cost much.
        [one] The turning point
       *[other] The turning points
    }
review-turn = Move { $n }, { $name }
review-did = Chosen: { $action } ({ $chance }).
review-better = Better: { $action } ({ $chance }).
review-luck = Luck and play
review-luck-much = Very lucky
review-luck-some = A little lucky
review-luck-none = Neither lucky nor unlucky
review-luck-less = A little unlucky
review-luck-least = Very unlucky
review-skill-much = played much better than the others
review-skill-some = played a little better than the others
review-skill-none = played as well as the others
review-skill-less = played a little less well than the others
review-skill-least = played much less well than the others
review-balance = { $luck }, { $skill }.

## For your boxes

box-promise = For games with the real box. Only words to be judged go to the server.
pad-title = Diabolo score pad
pad-players = { $n } players
pad-round-number = Round { $round }
pad-round-column = Round
pad-stronger = Which side is stronger on this line?
pad-side-equal = Equal
pad-side-angel = Angel
pad-side-demon = Demon
pad-cell = { $colour }, { $name }’s hand
pad-double = Double
pad-double-of = { $name }’s Double
pad-no-points = nothing
pad-total = Total
pad-ahead = { $n ->
        [one] Ahead: { $names }.
       *[other] Ahead together: { $names }.
    }
pad-fewer = One player fewer
pad-more = One player more
pad-round = Next round
pad-new = New pad
pad-back = Take the old one back
dealer-title = Who begins?
dealer-players = How many players
dealer-draw = Draw
dealer-starts = Player { $number } begins.
judge-title = Is this word admitted in Diamino?
judge-word = The word
judge-ask = Ask the judge
timer-title = Timer
timer-seconds = Seconds
timer-start = Start
timer-over = Time is up!

## The great moments
stage-on = Go on
stage-over = The game is over
setting-pace = Great moments
pace-slow = Take their time
pace-normal = Ordinary
pace-quick = Brief
pace-none = Never stop for them

## The story: a turn, a line
story-more = All about line { $number }

## The end of a game alone
end-account = The count
end-again = Play again

## Diego’s workshop

title-atelier = Diego’s workshop
shelf-atelier = Diego’s workshop
atelier-promise = Choose the numbers and the ways of writing: every card is drawn and checked at once.
atelier-start = Start from
atelier-level-cycle3 = Cycle 3 (ages 9–12)
atelier-level-cycle4 = Cycle 4 (ages 12–15)
atelier-level-fractions = Fractions
atelier-level-percentages = Percentages
atelier-level-negatives = Negative numbers
atelier-level-decimals = Decimals
atelier-empty = Nothing
atelier-open = A file
atelier-own = My deck
atelier-mine = my deck: { $title }
atelier-make = Make a deck in the workshop
atelier-title = Title of the deck
atelier-writings = Ways of writing
atelier-kept = My decks, on this device
atelier-forget = Forget { $title }
atelier-too-few = At least two numbers are needed
atelier-sound = This deck can be played: { $n } cards
atelier-unsound = { $n ->
        [0] Checking…
        [one] One thing to mend
       *[other] { $n } things to mend
    }
atelier-all-same = All different; in each row all show the same number; each bracket holds only its own.
atelier-players = { $n ->
        [0] Too few cards for hands of 6: play with 4 cards and 4 targets.
        [1] Too few cards for hands of 6: play with 4 cards and 4 targets.
       *[other] Enough cards for { $n } players.
    }
atelier-shows = What it can reveal: { $n } misreadings of { $of }
atelier-shows-means = A misreading shows when two different cards are taken for a pair.
atelier-see = See which, and by which cards
atelier-once = By a single pair of numbers.
atelier-hides = Cannot be told from: { $other }
atelier-shows-not = It does not show:
atelier-find = Look for better
atelier-better = { $n ->
        [one] One more misreading shows. “Undo” goes back.
       *[other] { $n } more misreadings show. “Undo” goes back.
    }
atelier-no-better = A little better perhaps, but not one misreading more.
atelier-change-number = Change the number { $number }
atelier-number = The number
atelier-new-number = A number: 3/4, 1 + 1/4, 0.75 or 75%
atelier-add = Add ({ $most } at most)
atelier-exchange = Replace
atelier-remove = Take this number out
atelier-card = { $writing }, number { $number }
atelier-undrawn = not drawn yet
atelier-wrong = To mend:
atelier-text = What is written
atelier-words = The text of the card
atelier-shape = Figure
atelier-disc = discs
atelier-bar = bars
atelier-parts = Parts per figure
atelier-shaded = Shaded parts
atelier-from = From
atelier-to = To
atelier-line-parts = Parts per unit
atelier-tick = The arrow, at mark no. { $n }
atelier-low = Larger than
atelier-high = Smaller than
atelier-usual = Usual writing
atelier-cannot = This number cannot be written so: type the card yourself or leave this way of writing out.
atelier-undo = Undo
atelier-save = Save
atelier-share = Share
atelier-play = Play
atelier-bad-link = This link is damaged or holds no deck. Nothing of your decks is lost.
atelier-bad-file = This file holds no deck of Diego. Nothing has changed.
atelier-other-version = This deck comes from another version of Ludiade: cards that cannot be drawn here are left out.
atelier-not-kept = This device has no room left to keep the deck: save it as a file.
writing-decimal = decimal
writing-fraction = fraction
writing-decimal-fraction = decimal fraction
writing-words = in words
writing-area = area
writing-line = number line
writing-sum = sum
writing-bracket = bracket
writing-amplified = amplified fraction
writing-percent = percentage
