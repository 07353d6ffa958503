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
title-new = Set the table
title-join = Join a table
title-rules = The rules
title-box = For your boxes
title-matches = My matches
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
join-watch = You may watch it: you see the board, not the hands.
join-no-account = No account, no address. Only the people at this table see the name.
resume-title = Continue
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
    [one] All my tables, one finished match
   *[other] All my tables, { $n } finished matches
}
matches-coming = Looking for your matches…
matches-running = In progress
matches-ended = Finished
matches-none = No finished match on this device.
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
put-away-alone = The match stops here: you play it with bots only.
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
bot-beginner-plays = bot, is learning
bot-easy-how = easy-going
bot-easy-plays = bot, plays easily
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
setup-untimed = No delay: the table waits for every answer
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
kind-link = by link, awaited
kind-open = open to anybody
choose-me = Me
choose-here = On this screen
choose-link = By link
choose-open = Anybody
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
preset-cycle3-text = Open hands, four cards and four targets, a capital of 100 points
preset-cycle4 = Cycle 4
preset-cycle4-text = Six cards, six targets, all ten ways of writing
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
waiting-full = Everybody is here: it is for you to deal.
waiting-host = Everybody is here: the cards will be dealt.
waiting-away = Still missing: { $names }. Everybody finds the table on their shelf, under “Continue”.
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
rules-whole = The whole rules
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
notes = Between us
proposal-pause = { $name } proposes a pause.
proposal-close = { $name } proposes to stop the game.
proposal-mine-pause = You propose a pause.
proposal-mine-close = You propose to stop the game.
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
resume = Go on with the game
close-match = Propose to stop here
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

fiche-of = The card of { $game }
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
       *[other] { $names } win together!
    }
end-alone = That’s it!
end-unfinished = The game stops here
scores-by-round = The scores in detail
scores-total = Total
round = Round { $n }
round-diabolo = Round { $n }
round-diadingo = Game { $n }
round-diamino = Deal { $n }
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
fair-contribution = { $name } did not give the promised share to the shuffle!
fair-copied = { $name }’s share in the shuffle is a copy of another!
fair-promise = The game is not the one that this device was promised!
fair-differs-recipe = The shuffles follow another recipe.
fair-differs-table = It is another table.
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
title-learn = Guided first game

## Diamoniak

card-pink = Pink
card-blue = Blue
card-green = Green
card-violet = Violet
card-diamond = Diamond
card-fairy = Fairy
card-witch = Witch
card-count = { $n ->
        [one] { $card }
       *[other] { $card }, { $n } times
    }
castle-pink = pink castle
castle-blue = blue castle
castle-green = green castle
castle-violet = violet castle
castle-none = no colour yet
castle-stage = { $colour ->
        [pink] Pink castle
        [blue] Blue castle
        [green] Green castle
        [violet] Violet castle
       *[none] Castle
    }: { $n } of 6
castle-mine = { $colour ->
        [pink] My pink castle
        [blue] My blue castle
        [green] My green castle
        [violet] My violet castle
       *[none] My castle
    }: { $n } of 6
diamoniak-pile = to draw
diamoniak-witches-met = { $n ->
        [0] No witch
        [one] One witch
       *[other] { $n } witches
    }
diamoniak-cards-paid = { $n ->
        [one] one card taken
       *[other] { $n } cards taken
    }
diamoniak-sent-away = { $n ->
        [one] one sent away by a fairy
       *[other] { $n } sent away by fairies
    }
diamoniak-bought = { $n ->
        [one] one purchase
       *[other] { $n } purchases
    }
diamoniak-summary = { $n ->
        [6] A finished castle
       *[other] A castle at { $n } of 6
    }
diamoniak-drawn = Drawn this turn
diamoniak-thrown = { $n ->
        [0] No card beside the pile
        [one] One card beside the pile
       *[other] { $n } cards beside the pile
    }
diamoniak-thrown-word = { $n ->
        [one] beside it
       *[other] beside it
    }
diamoniak-draw = Draw a card
diamoniak-again = One more card
diamoniak-stop = I stop
diamoniak-draw-first = Draw a card first.
diamoniak-buy = Buy from { $name }: 3 diamonds
diamoniak-buy-here = Buy
diamoniak-buy-from = Buy from { $name }
diamoniak-send-fairy = Send the fairy
diamoniak-no-fairy = You have no fairy.
diamoniak-pay = { $n ->
        [one] Leave this card
       *[other] Leave these { $n } cards
    }
diamoniak-pay-more = { $n ->
        [one] One more card to choose
       *[other] { $n } more cards to choose
    }
diamoniak-other = Draw again, or stop?
diamoniak-other-witch = The witch is waiting for her cards.
diamoniak-witch-lead = A witch!
diamoniak-witch = { $n ->
        [one] Leave one card
       *[other] Leave { $n } cards
    }{ $fairy ->
        [yes] , or your fairy.
       *[no] .
    }
diamoniak-open = Draw a first card.
diamoniak-open-buy = Draw a card, or buy one for 3 diamonds.
diamoniak-more-lead = One more card?
diamoniak-more = { $pile ->
        [0] The pile is empty: the cards beside it are shuffled, witches included.
        [one] { $witches ->
            [0] The last card is no witch.
           *[other] The last card is a witch.
        }
       *[other] { $witches ->
            [0] Not a witch left among { $pile } cards.
            [one] One of { $pile } cards is a witch.
           *[other] { $witches } of { $pile } cards are witches.
        }
    }
witch-pay = { $n ->
        [one] Leave one card
       *[other] Leave { $n } cards
    }
witch-castle = Your castle stays at { $n }.
witch-fairy = or send the fairy
witch-keep = You keep all the rest.
witch-touch = Touch the cards to leave

## Diabolo

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
diabolo-demon = Demon
diabolo-angel = Angel
diabolo-choose = Choose a card, then a side.
diabolo-choose-card = Choose a card
diabolo-which-side = On which side, { $card }?
diabolo-lay = Lay { $card }, or choose another.
diabolo-lay-demon = Lay with the demon
diabolo-lay-angel = Lay with the angel
diabolo-here-demon = Lay here, with the demon
diabolo-here-angel = Lay here, with the angel
diabolo-line-locked = impossible: the line is locked
diabolo-blocked = Nothing can be laid: discard a card.
diabolo-choose-discard = Choose a card
diabolo-discard = Discard { $card }
diabolo-hub = { $colour }: demon { $demon }, angel { $angel }{ $locked ->
        [yes] , locked line
       *[no] {""}
    }
diabolo-line = { $colour ->
        [red] The red line.
        [yellow] The yellow line.
        [green] The green line.
        [violet] The violet line.
       *[blue] The blue line.
    }
diabolo-double-question = Angel, { $angel } to { $demon }. You hold { $mine }: do you double?
diabolo-double-wait = { $n ->
        [one] { $names } is still choosing.
       *[other] { $n } players are still choosing.
    }
diabolo-count = The count.
diabolo-round = Round { $round } of { $rounds }
diabolo-summary = { $rounds ->
        [one] { points-of } in one round
       *[other] { points-of } in { $rounds } rounds
    }
diabolo-a-double = a Double
diabolo-row = { $colour ->
        [red] Red line
        [yellow] Yellow line
        [green] Green line
        [violet] Violet line
       *[blue] Blue line
    }
diabolo-chosen = has chosen
diabolo-flag = Double?
diabolo-keep = I keep it
diabolo-seal = Seal: I double
diabolo-others-choose = The others are still choosing
diabolo-lines = The five lines
diabolo-who-doubles = Who doubles?
diabolo-five-lines = All five lines
diabolo-back-to-doubles = Back to the Doubles
diabolo-nothing = nothing
diabolo-next = next
diabolo-i-double = I double
diabolo-double-means = if yours is the highest sum. Spent in any case.
diabolo-i-keep = I keep it
diabolo-keep-means = if yours is the highest sum. The Double stays for another line.
diabolo-sealed = Your choice is sealed.
diabolo-waiting = Choosing in secret.
diabolo-open-together = All are opened together.
diabolo-who-chose = Who has chosen
diabolo-env-none = no Double left
diabolo-env-sealed = sealed
diabolo-env-open = thinking…
diabolo-weighed-angel = Angel, { $angel } to { $demon }.
diabolo-weighed-demon = Demon, { $demon } to { $angel }.
diabolo-weighed-equal = Equal, { $angel } each.
diabolo-weighed-angel-means = { $most ->
        [0] Nobody holds { $colour }.
       *[other] The most { $colour } wins: { $most }.
    }
diabolo-weighed-demon-means = { $most ->
        [0] Nobody holds { $colour }.
       *[other] The most { $colour } loses: { $most }.
    }
diabolo-weighed-equal-means = Nothing for anybody.
diabolo-round-sums = Round:

## Diadingo

diadingo-deck = cards to draw
diadingo-left = { $n ->
        [one] One loose diamond left
       *[other] { $n } loose diamonds left
    }
diadingo-show-others = The others’ rings
diadingo-rings-short = Rings
diadingo-tray-short = Tray
diadingo-full = { $n ->
        [0] no ring with a diamond
        [one] one ring with a diamond
       *[other] { $n } rings with a diamond
    }
diadingo-summary = { $n ->
        [one] ${ $money } in one ring with a diamond
       *[other] ${ $money } in { $n } rings with a diamond
    }
diadingo-summary-series = ${ $money } in { $n } games
diadingo-summary-professional = ${ $money }: { $n ->
        [0] no ring with a diamond
        [one] one ring with a diamond
       *[other] { $n } rings with a diamond
    }, { $empty ->
        [0] none empty
        [one] one empty
       *[other] { $empty } empty
    }
diadingo-won = { $n ->
        [0] no ring with a diamond
        [one] one ring with a diamond: ${ $money }
       *[other] { $n } rings with a diamond: ${ $money }
    }
diadingo-lost = { $n ->
        [0] none empty
        [one] one empty: −${ $money }
       *[other] { $n } empty: −${ $money }
    }
diadingo-stole = { $n ->
        [one] one diamond stolen
       *[other] { $n } diamonds stolen
    }
diadingo-robbed = { $n ->
        [one] one diamond lost
       *[other] { $n } diamonds lost
    }
diadingo-tray = Tray of diamonds
diadingo-stone = Diamond { $place }
diadingo-stone-stuck = Diamond { $place }, fixed
diadingo-socket = Place { $place }, empty
diadingo-ring-full = Ring of { $value }, with a diamond
diadingo-ring-empty = Ring of { $value }, empty
diadingo-to-fill = to set
diadingo-ring-to-fill = Ring of { $value }, to set
diadingo-my-rings = My rings
diadingo-ring-lead = A ring of { $value }.
diadingo-one-try = Choose a diamond: you have one try.
diadingo-other = A ring of { $value } to set.
diadingo-choose = Choose a diamond
diadingo-take = Take this diamond
diadingo-theft-card = Theft card
diadingo-theft-lead = Theft!
diadingo-theft = Choose the diamond to take, or decline.
diadingo-theft-this = A diamond of { $value } for your empty ring of { $value }.
diadingo-other-theft = A theft card is out.
diadingo-choose-ring = Choose a diamond
diadingo-steal = Steal from { $name }
diadingo-steal-this = Steal the diamond of { $value } from { $name }
diadingo-no-empty = Ring of { $value }, with a diamond: you have no empty ring of { $value }
diadingo-decline = Decline
diadingo-must = At this table, whoever can steal must steal.
diadingo-if-steal = You steal:
diadingo-if-decline = You decline:
diadingo-then-victim = { $name } plays right after.
diadingo-then-robbed = the robbed player plays right after.
diadingo-then-draw = you draw another card.
diadingo-takeable = { $n ->
        [0] nothing to take
       *[other] { $n } to take
    }
diadingo-i-take = I take
diadingo-goes-here = it goes here
diadingo-onto = Your empty ring of { $value }: the diamond goes here

## Diego

diego-choose = Choose one of your cards, then a target.
diego-summary = { points-of }, control sheet in hand
diego-choose-target = And which target goes with it?
diego-sure = They go together? Claim it!
diego-choose-two = Choose a card and a target.
diego-claim = DIEGO!
diego-pass = Pass
diego-agree = I agree
diego-contest = PAS DIEGO!
diego-no-pair = Nothing to say
diego-others-speak = The others may speak
diego-said = { $name } says DIEGO.
diego-same = Do they really go together?
diego-passed = { $name } passes.
diego-was-pair = Was there a pair? Show it!
diego-pair = Claimed pair
diego-hand-of = { $name } shows these cards
diego-targets = The targets
diego-enlarge = The cards enlarged
diego-claimed = claimed
diego-delay = Delay: { $n } s
diego-pairs = { $n ->
        [one] pair
       *[other] pairs
    }
diego-of-which = { $n } of them PAS DIEGO
diego-team = Team { $n }
diego-team-short = T{ $n }
diego-side = on the DIEGO side
diego-how-scored = On the DIEGO side a right pair is worth +2, a wrong one −2. On the PAS DIEGO side being right is worth +4, being wrong −4.{ $passes ->
        [pas_diego] {" "}A pair taken from a pass is right there when it goes together.
       *[diego] {""}
    }
diego-side-diego = DIEGO
diego-side-pas_diego = PAS DIEGO
diego-equal = go together
diego-unequal = do not go together
diego-families = { $n ->
        [one] One whole family
       *[other] { $n } whole families
    }
diego-control = Control sheet

## Diamino

diamino-board = Board of fifteen by fifteen
diamino-plan = The board. Red devils: { $red }. Green devils: { $green }. Black squares: { $black }.
diamino-excerpt = A part of the board with the words placed
diamino-start = Start
diamino-square-start = start
diamino-square-red = red devil
diamino-square-green = green devil
diamino-square-black = black square
diamino-empty = empty
diamino-devil-word = a devil
diamino-on-trial = on trial
diamino-just-laid = just placed
diamino-refused = refused
diamino-chosen-across = chosen, to the right
diamino-chosen-down = chosen, downwards
diamino-enlarge = Enlarge the board
diamino-map = The whole board. Here, columns { $from } to { $to }, rows { $first } to { $last }
diamino-key = The squares
diamino-key-red-score = +10 for you
diamino-key-green-score = +5 for the others
diamino-key-red-race = one tile fewer
diamino-key-green-race = one tile more
diamino-key-black = for the last move
diamino-key-black-patience = never allowed
diamino-tile = { $n ->
        [one] { $letter }, one point
       *[other] { $letter }, { $n } points
    }
diamino-devil = the devil
diamino-devil-tile = Devil, joker
diamino-stack = { $n ->
        [0] { $tile }, none left
        [one] { $tile }, only one
       *[other] { $tile }, { $n } times
    }
diamino-arrange = Arrange my tiles
diamino-sort = Sort my tiles
diamino-shuffle = Shuffle my tiles
diamino-how = Touch a square, then your tiles.
diamino-where = On which square?
diamino-type-across = to the right. Touch again to turn.
diamino-type-down = downwards. Touch again to turn.
diamino-word-at = { $word } at { $at }.
diamino-covers = { $red ->
        [0] { $green ->
            [one] You cover a green devil.
           *[other] You cover { $green } green devils.
        }
        [one] { $green ->
            [0] You cover a red devil.
            [one] You cover a red devil and a green one.
           *[other] You cover a red devil and { $green } green ones.
        }
       *[other] { $green ->
            [0] You cover { $red } red devils.
            [one] You cover { $red } red devils and a green one.
           *[other] You cover { $red } red devils and { $green } green ones.
        }
    }
diamino-forms = You form { $words }.
diamino-brings = { $points ->
    [0] { $others ->
        [0] No points.
       *[other] The others get { $others } points each.
    }
   *[other] { $others ->
        [0] You get { $points } points.
       *[other] You get { $points } points, the others { $others } each.
    }
}
diamino-covers-none = Place it, or go on.
diamino-one-line = The letters of a word lie on one line.
diamino-gap = A letter is missing in between.
diamino-lacks = You have no { $letter }, and no devil.
diamino-place = Place { $word }
diamino-place-none = Place
diamino-swap = Exchange
diamino-no-swap = No exchange is possible now.
diamino-swap-which = { $n ->
        [one] Choose the tile to exchange.
       *[other] Choose the tiles to exchange.
    }
diamino-swap-choose = Choose tiles
diamino-swap-now = { $n ->
        [one] Exchange one tile
       *[other] Exchange { $n } tiles
    }
diamino-pass = Pass
diamino-pass-sure = Pass, without placing anything?
diamino-pass-now = Pass
diamino-stop = Finish
diamino-stop-sure = Finish the patience here?
diamino-stop-now = Finish the patience
diamino-devil-lead = The devil:
diamino-which-letter = which letter?
diamino-choose-letter = Choose the letter
diamino-devil-is = The devil stands for…
diamino-devil-back = Take the devil back
diamino-red = Red devil!
diamino-put-back = { $n ->
        [one] Put a tile back into the reserve.
       *[other] Put { $n } tiles back into the reserve, one by one.
    }
diamino-choose-shed = Choose a tile
diamino-shed = Put back { $tile }
diamino-other-sheds = A tile goes back into the reserve.
diamino-places = { $name } places { $word }.
diamino-you-place = You place { $word }.
diamino-exist = { $n ->
        [one] Does the word exist?
       *[other] Do the { $n } words exist?
    }
diamino-judging = { $n ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
diamino-accept = I agree
diamino-contest = Contest
diamino-others-judge = Waiting for the others
diamino-formed = { $n ->
        [one] One word formed
       *[other] { $n } words formed
    }
diamino-verdict = The verdict
diamino-at-across = { $at }, to the right
diamino-at-down = { $at }, downwards
diamino-in-lexicon = in the lexicon
diamino-not-in-lexicon = not in the lexicon
diamino-name-agrees = { $name } agrees
diamino-thinks = { $name } is thinking
diamino-spoken = { $agree ->
        [0] Nobody has spoken yet
        [one] One player agrees
       *[other] { $agree } players agree
    }, { $silent ->
        [one] one is thinking
       *[other] { $silent } are thinking
    }
diamino-yours-to-judge = Yours to judge
diamino-you-right = You are right.
diamino-right = { $name } is right.
diamino-you-wrong = You are wrong.
diamino-wrong = { $name } is wrong.
diamino-unknown = { $n ->
        [one] { $words } does not exist.
       *[other] { $words } do not exist.
    }
diamino-all-known = All the words exist.
diamino-go-on = Go on
diamino-reserve = tiles in reserve
diamino-formula-score = With score
diamino-formula-race = Without score
diamino-formula-patience = Patience
diamino-summary-score = { points-of }, { $words ->
        [0] without a word laid
        [one] one word laid
       *[other] { $words } words laid
    }
diamino-summary-race = { $left ->
        [0] Not one tile left on the rack
        [one] One tile left on the rack
       *[other] { $left } tiles left on the rack
    }
diamino-summary-patience = { $placed } letters of { $tiles }, in { $words ->
        [one] one word
       *[other] { $words } words
    }
diamino-delay = { $n ->
        [one] One second to contest
       *[other] { $n } seconds to contest
    }
diamino-tiles = { $n ->
        [0] no tile left
        [one] one tile
       *[other] { $n } tiles
    }
diamino-tiles-unit = { $n ->
        [one] tile
       *[other] tiles
    }
diamino-placed-unit = placed
diamino-waits = waits for an answer
diamino-agrees = agrees
diamino-flag-judge = Judge
diamino-flag-shed = Puts back
diamino-left = Left over
diamino-left-none = Everything placed
diamino-words-laid = { $n ->
        [0] no word laid
        [one] one word laid
       *[other] { $n } words laid
    }
diamino-origin-red = { $n ->
        [one] one red devil
       *[other] { $n } red devils
    }
diamino-origin-green = { $n ->
        [one] one green devil of the others
       *[other] { $n } green devils of the others
    }
diamino-origin-contest = { $n ->
        [one] one word refused to the others
       *[other] { $n } words refused to the others
    }
diamino-origin-wrong-contest = { $n ->
        [one] one word contested wrongly
       *[other] { $n } words contested wrongly
    }
diamino-origin-words = { $n ->
        [one] one word
       *[other] { $n } words
    }
diamino-origin-finish = { $n ->
        [one] the last letter placed
       *[other] the last letter placed { $n } times
    }
diamino-origin-left = { $n ->
        [one] one letter not placed
       *[other] { $n } letters not placed
    }
diamino-origin-taken = { $n ->
        [one] one letter left by the others
       *[other] { $n } letters left by the others
    }

## Watching again

replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-not_invited = This match can be watched again with the link of those who played or watched it: ask them for the whole link.
replay-no_spectators = This match is not shown to others: only those who played it can watch it again.
replay-moment = Moment of the game
review-title = The coach looks back
replay-hands = The hands
review-coming = The coach is going through the match…
review-progress = How far the coach has come
review-judged = { $n ->
        [0] None of { $all } decisions looked at closely.
        [one] One of { $all } decisions looked at closely, the one that changed the chances most.
       *[other] { $n } of { $all } decisions looked at closely, those that changed the chances most.
    }
review-cannot = The coach could not go through this match.
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
pad-fewer = One player less
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
timer-title = Delay
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

diabolo-stage-closed = End of round { $round }
diabolo-stage-line = { $colour ->
        [red] The red line
        [yellow] The yellow line
        [green] The green line
        [violet] The violet line
       *[blue] The blue line
    }
diabolo-stage-totals = After round { $round }
diabolo-stage-none = none
diego-stage-contested = PAS DIEGO!
diego-stage-caught = DIEGO!
diadingo-stage-theft = Stop, thief!
diadingo-stage-game = End of game { $game }
diamoniak-stage-witch = The witch!
diamoniak-stage-paid = The witch’s price
diamoniak-stage-fairy = The fairy!
diamoniak-stage-castle = The castle is complete!
diamino-stage-last = The last word: { $word }
diamino-stage-perfect = A perfect patience!
diamino-stage-round = The round is over

## The story: a turn, a line
story-more = All about line { $number }
story-diabolo-played = { $seat } plays { $card } on the { $side }’s side.
story-diabolo-locked = { $colour_raw ->
        [red] The red line closes.
        [yellow] The yellow line closes.
        [green] The green line closes.
        [violet] The violet line closes.
       *[blue] The blue line closes.
    }
story-diabolo-blocked = { $seat } can play nothing.
story-diabolo-round-closed = End of the round.
story-diabolo-weighed =
    { $colour_raw ->
        [red] The red line
        [yellow] The yellow line
        [green] The green line
        [violet] The violet line
       *[blue] The blue line
    }: { $stronger_raw ->
        [angel] angel, { $angel_sum } to { $demon_sum }.
        [demon] demon, { $demon_sum } to { $angel_sum }.
       *[equal] { $angel_sum } all, nothing for anybody.
    }
story-diabolo-revealed = { $seats } doubled!
story-diabolo-gained = { $seat }: { $points_change }.
story-diabolo-lost = { $seat }: −{ $points }.
story-diabolo-nobody-holds = Nobody holds any.
story-diadingo-took = { $seat } sets it.
story-diadingo-found-fixed = { $seat } leaves it empty.
story-diadingo-stole = { $seat } steals a diamond from { $victim }.
story-diadingo-declined = { $seat } does not steal.
story-diadingo-put-aside = { $seat } has nothing to steal.
story-diamino-placed = { $seat } lays { $word_raw }.
story-diamino-contested = { $justified ->
        [yes] { $seat } rightly contests: { $words }.
       *[no] { $seat } contests wrongly.
    }
story-diamino-covered = { $greens ->
        [0] { "" }
       *[other] Green devil.
    }
story-diamino-scored = { $cause_raw ->
        [red] Red devil: { $points_change }.
        [words] The words: { $points_change }.
       *[other] { $seat }: { $points_change }.
    }
story-diego-claimed = { $seat } calls DIEGO!
story-diego-won = Nobody objects.
story-diego-contested = { $seat }: “PAS DIEGO!”
story-diego-caught = { $seat }: “DIEGO!” against { $against }.
story-diego-passed = { $seat } passes and shows the hand.
story-diego-judged = { $match ->
        [yes] The pair is right.
       *[no] The pair is wrong.
    }
story-diamoniak-drew = { $to_raw ->
        [witch] { $seat } draws… the witch!
       *[other] { $seat } draws { $card }.
    }
story-diamoniak-bought = { $seat } buys { $colour } from { $seller }.

## The end of a game alone
end-account = The count
end-again = Play again
diamino-last = last word
diamino-placed = { $n ->
        [one] One tile placed
       *[other] { $n } tiles placed
    }

## Diego's workshop

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
atelier-new-number = A number: 3/4, 1 + 1/4, 0.75 or 75 %
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
atelier-parts = Parts a figure
atelier-shaded = Shaded parts
atelier-from = From
atelier-to = To
atelier-line-parts = Parts a unit
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
