game-name = Diego
game-tagline = Do two cards go together? Say so, doubt it, and see at the end who was right.

option-affiliations = Ways of showing a number
option-affiliations-decimal = decimal
option-affiliations-fraction = fraction
option-affiliations-decimal-fraction = decimal fraction
option-affiliations-words = in words
option-affiliations-area = shaded area
option-affiliations-line = number line
option-affiliations-sum = sum
option-affiliations-bracket = bracket
option-affiliations-amplified = amplified fraction
option-affiliations-percent = percentage
option-hand = Cards in hand
option-targets = Targets
option-delay = Time to object, in seconds
option-pair-in-hand = A pair may be laid from your own hand
option-capital = Points to start with
option-teams = Two against two
option-open-hands = Hands are always visible
option-pass-contest-side = A pair won against a pass goes
option-pass-contest-side-diego = to the DIEGO side
option-pass-contest-side-pas-diego = to the PAS DIEGO side
option-bonus-side = The family bonus counts pairs
option-bonus-side-either = on both sides
option-bonus-side-diego = on the DIEGO side only
option-training = Training: say at once whether it is right
option-deck = The deck
option-deck-standard = the basic deck (a reconstruction)
option-deck-cycle3 = drawn by lot, cycle 3
option-deck-cycle4 = drawn by lot, cycle 4
option-deck-diagnostic = the diagnostic deck (10 ways of writing)

action-diego = DIEGO! Card no. { $card } with no. { $target }
move-diego = DIEGO! { $card } with { $target }
action-pass = Pass
action-contest = PAS DIEGO!
action-accept = No objection

event-began = { $seat } begins.
event-claimed =
    { $from_hand ->
        [yes] { $seat } says DIEGO! and lays two cards of the hand: { $card } and { $target }.
       *[no] { $seat } says DIEGO! with { $card } from the hand and the target { $target }.
    }
event-passed = { $seat } passes and shows the hand: { $cards }.
event-passed-empty = { $seat } has no card left and passes.
event-accepted = { $seat } has no objection.
event-won = Nobody objects: { $seat } keeps the pair on the DIEGO side.
event-contested = “PAS DIEGO!” { $seat } does not believe it and takes the pair from { $against }.
event-caught =
    “DIEGO!” { $seat } contests the pass of { $against } and takes { $card } and the target { $target }, { $side_raw ->
        [pas_diego] to the PAS DIEGO side.
       *[diego] to the DIEGO side.
    }
event-stood = Nobody objects: the pass of { $seat } stands.
event-judged =
    { $match ->
        [yes] The two cards go together
       *[no] The two cards do not go together
    }: { $points ->
        [4] { $seat } gains 4 points.
        [2] { $seat } gains 2 points.
        [-2] { $seat } loses 2 points.
       *[-4] { $seat } loses 4 points.
    }
event-refilled =
    { $target ->
        [none] { $drawn ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $drawn } cards.
        }
       *[other] { $seat } draws a card and turns up a new target: { $target }.
    }
event-ended =
    { $reason_raw ->
        [no_targets] There are no targets left: the game is over.
       *[all_passed] Everybody has passed: the game is over.
    } The control sheet is turned up.
event-scored =
    { $seat }: on the DIEGO side, { $diego_right ->
        [0] { $diego_wrong ->
            [0] no pair
            [one] one pair wrong
           *[other] { $diego_wrong } pairs wrong
        }
        [one] { $diego_wrong ->
            [0] one pair right
            [one] one pair right and one wrong
           *[other] one pair right and { $diego_wrong } wrong
        }
       *[other] { $diego_wrong ->
            [0] { $diego_right } pairs right
            [one] { $diego_right } pairs right and one wrong
           *[other] { $diego_right } pairs right and { $diego_wrong } wrong
        }
    }; on the PAS DIEGO side, { $pas_diego_right ->
        [0] { $pas_diego_wrong ->
            [0] no pair
            [one] one pair judged badly
           *[other] { $pas_diego_wrong } pairs judged badly
        }
        [one] { $pas_diego_wrong ->
            [0] one pair judged well
            [one] one pair judged well and one badly
           *[other] one pair judged well and { $pas_diego_wrong } badly
        }
       *[other] { $pas_diego_wrong ->
            [0] { $pas_diego_right } pairs judged well
            [one] { $pas_diego_right } pairs judged well and one badly
           *[other] { $pas_diego_right } pairs judged well and { $pas_diego_wrong } badly
        }
    }{ $families ->
        [0] { "" }
        [one] , one whole family (8 points more)
       *[other] , { $families } whole families (8 points more for each)
    }{ $capital ->
        [0] { "" }
       *[other] , starting from { $capital }
    }. Total: { $points }.
event-team-scored = Together { $seat } and { $partner } have { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

error-answer-the-pair = A pair is on the table: accept it, or say PAS DIEGO.
error-answer-the-pass = There is no pair to contest: against a pass, say DIEGO and show the pair.
error-nothing-to-answer = Nothing has been announced: there is nothing to accept or to contest.
error-pass-on-ones-turn = You may pass only on your own turn.
error-not-in-hand = Card no. { $card } is not in this hand.
error-not-a-target = Card no. { $target } is not a target.
error-no-pair-in-hand = At this table you may not lay two cards from your own hand.
error-not-ascending = Two cards from the hand are announced in the order of their numbers.
error-not-in-passers-hand = Card no. { $card } is not in the hand of the player who has just passed.
error-no-pair-in-passers-hand = A pair wholly in the passer’s hand does not count: one of the cards must be a target.

error-teams-need-four = Two against two needs four players.
error-too-few-cards = At least { $needed } cards are needed to deal to everybody, and there are only { $cards }.
error-unknown-deck = There is no deck “{ $deck }”: write “standard”, “diagnostic”, or “cycle3:” or “cycle4:” followed by 1 to 12 letters or digits.
error-no-affiliation = At least one way of showing a number must be played.
error-affiliation-twice = { $affiliation }: this is asked for twice.
error-not-in-the-deck = { $affiliation }: this deck has none.
error-families-count = A deck has { $low } to { $high } families, and this one has { $given }.
error-bad-number-writing = The number of a family is written as a whole number or a fraction, such as 2, 2/5 or -3/4: “{ $number }” cannot be read.
error-number-over-zero = The number “{ $number }” divides by zero.
error-number-twice = Two families have the same number: { $number }.
error-numbers-not-ascending = Families go from the smallest number to the largest: { $number } is out of order.
error-no-cards = The family { $number } has no card.
error-missing-card = The family { $number } lacks a card that others have ({ $affiliation }).
error-unreadable-card = The card of the family { $number } ({ $affiliation }) cannot be read.
error-extra-card = The family { $number } has a card that others lack ({ $affiliation }).
error-cards-alike = The card of the family { $number } ({ $affiliation }) is the same as that of the family { $other }.
error-unreadable-writing = “{ $text }” cannot be read on the card of the family { $number } ({ $affiliation }).
error-writing-over-zero = “{ $text }” divides by zero, on the card of the family { $number } ({ $affiliation }).
error-wrong-number-of-terms = “{ $text }” must have two to four terms, on the card of the family { $number } ({ $affiliation }).
error-not-its-number = “{ $text }” is not equal to { $number }, on the card of that family ({ $affiliation }).
error-not-a-decimal-fraction = “{ $text }” is not over 10, 100, 1000…, as the card of the family { $number } ({ $affiliation }) must be.
error-no-words = The card of the family { $number } ({ $affiliation }) has a text neither in French nor in English.
error-empty-words = The text on the card of the family { $number } ({ $affiliation }) is empty.
error-words-too-long = The text on the card of the family { $number } ({ $affiliation }) has more than { $most } characters.
error-unprintable-words = The text on the card of the family { $number } ({ $affiliation }) contains a character that cannot be printed.
error-bad-parts = A whole is cut into { $low } to { $high } parts: see the card of the family { $number } ({ $affiliation }).
error-shaded-below-zero = Nobody can shade { $shaded } parts: see the card of the family { $number } ({ $affiliation }).
error-too-many-wholes = More than { $most } wholes would be needed on the card of the family { $number } ({ $affiliation }).
error-line-too-far = The line of the family { $number } goes too far from zero: not beyond { $most }.
error-line-without-length = The line of the family { $number } must end further along than it begins.
error-line-too-long = The line of the family { $number } is longer than { $most } units.
error-tick-off-the-line = Tick { $tick } is not on the line of the family { $number }.
error-bracket-of-two = The bracket of the family { $number } must have two ends.
error-bracket-without-room = The bracket of the family { $number } must go from a smaller number to a larger one.
error-bracket-without-its-number = The bracket of the family { $number } does not contain { $number }.
error-bracket-holds-another = The bracket of the family { $number } also contains { $other }.

word-decimal = decimal
word-fraction = fraction
word-decimal-fraction = decimal fraction
word-words = in words
word-area = shaded area
word-line = number line
word-sum = sum
word-bracket = bracket
word-amplified = amplified fraction
word-percent = percentage

## What is drawn on a card

thing-card = “{ $face }”
thing-decimal =
    { $places ->
        [none] { $whole }
       *[other] { $whole }.{ $places }
    }
thing-fraction = { NUMBER($top, useGrouping: 0) }/{ NUMBER($bottom, useGrouping: 0) }
thing-words = { $en }
thing-area =
    { $wholes ->
        [one] { $shape_raw ->
            [disc] a disc cut into { $parts }
           *[bar] a bar cut into { $parts }
        }
       *[other] { $shape_raw ->
            [disc] { $wholes } discs cut into { $parts }
           *[bar] { $wholes } bars cut into { $parts }
        }
    }, { $shaded ->
        [one] { $shaded } part shaded
       *[other] { $shaded } parts shaded
    }
thing-line = a line from { NUMBER($start, useGrouping: 0) } to { NUMBER($end, useGrouping: 0) } in steps of 1/{ $parts }, arrow at no. { $tick }
face-line = { $start } → { $end } by 1/{ $parts }, ▼ at no. { $tick }
thing-sum =
    { $minus ->
        [yes] { $left } − { $right }
       *[no] { $left } + { $right }
    }
thing-bracket = { $low } < … < { $high }
thing-percent = { $value }%

## The table

table-targets = Targets
table-hand = { $seat } shows the hand
table-own-hand = Your hand
table-hidden = { $n ->
        [one] one hidden card
       *[other] { $n } hidden cards
    }
table-pile = Pile: { $n }
table-sorter = { $diego } DIEGO, { $pas_diego } PAS DIEGO
table-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-pair = { $seat } says DIEGO! { $card } and { $target }
table-pass = { $seat } passes
table-control = Control sheet
table-right = go together
table-wrong = do not go together
guide-turn = { $seat } lays a card with a target, or passes.
guide-pair = Do they go together? PAS DIEGO! to object.
guide-pass = Was there a pair? DIEGO! to take it.
table-pairs = Pairs won
ask-card = which card? (then the target: “3b”)
ask-target = “{ $card }” with which target?
ask-objection = do you agree?
ask-missed = a pair missed? (its card, then the target)

reason-same = { $card } and { $target } go together.
reason-collects = { $card } and { $target } go together: it is pair no. { $pairs } of this family, and nobody else has any.
reason-denies = { $card } and { $target } go together, and this keeps an opponent from the bonus of that family.
reason-no-pair = No card in the hand goes with a target, and a false pair may bring an opponent 4 points.
reason-missed = Whoever passed had a pair: { $card } and { $target } go together.
reason-nothing-missed = No card shown goes with a target: there is nothing to take.
reason-not-same = { $card } and { $target } do not go together: objecting brings 4 points.
reason-agrees = { $card } and { $target } do go together: objecting would cost 4 points.
reason-breaks = The pair is right, but it helps an opponent towards a family bonus: objecting costs 4 points and may deny them 10.

## The ways of misreading, in a teacher's words

misreading-bar-as-comma = The fraction bar read as a decimal point
misreading-bar-as-comma-example = 2/5 taken for 2.5
misreading-bar-as-comma-help = Have the fraction said in words (“two fifths”), then placed on a line: it is less than 1.
misreading-top-after-comma = The numerator written after the point
misreading-top-after-comma-example = 2/5 taken for 0.2
misreading-top-after-comma-help = Compare 2/5 and 2/10 on two strips of the same length: only tenths are written like that.
misreading-bottom-after-comma = The denominator written after the point
misreading-bottom-after-comma-example = 1/4 taken for 0.4
misreading-bottom-after-comma-help = Share 1 pound among four: each gets 0.25, not 0.40.
misreading-upside-down = The fraction read upside down
misreading-upside-down-example = 2/5 taken for 5/2
misreading-upside-down-help = Ask first: more or less than 1? Then read from the top: how many parts, of what size.
misreading-top-alone = Only the numerator is read
misreading-top-alone-example = 5/4 and 5/2 taken for the same number
misreading-top-alone-help = Shade five quarters and five halves: the same number of parts, but not of the same size.
misreading-hundredths-as-tenths = Hundredths taken for tenths
misreading-hundredths-as-tenths-example = 25/100 taken for 25/10
misreading-hundredths-as-tenths-help = Use a place-value chart, or pay 25 pennies and 25 ten-penny coins.
misreading-same-gap = Same gap, so same number
misreading-same-gap-example = 1/4 and 2/5: 3 short each time
misreading-same-gap-help = Compare 1/2, 2/3 and 9/10 on strips: the gap is 1 each time, but the length changes.
misreading-and-a-part = “One quarter” heard as “one and a quarter”
misreading-and-a-part-example = “one quarter” taken for 1.25
misreading-and-a-part-help = Set “three quarters of an hour” against “a quarter past three”.
misreading-comma-unread = The decimal point is not read
misreading-comma-unread-example = 0.25 and 2.5 taken for 25
misreading-comma-unread-help = Place 0.25 and 2.5 between two whole numbers before comparing anything.
misreading-whole-forgotten = The whole part is forgotten
misreading-whole-forgotten-example = 1.25 taken for 0.25
misreading-whole-forgotten-help = Take it apart aloud: 1.25 is 1 and 25 hundredths.
misreading-longer-is-larger = The longer is the larger
misreading-longer-is-larger-example = 0.25 larger than 0.4, since 25 > 4
misreading-longer-is-larger-help = Write both with the same number of digits (0.25 and 0.40), or place them on a line.
misreading-shorter-is-larger = The shorter is the larger
misreading-shorter-is-larger-example = 0.2 larger than 0.35, being tenths
misreading-shorter-is-larger-help = A tenth is larger than a hundredth, but 35 hundredths exceed 2 tenths: change 2 into 20.
misreading-ends-included = The ends are counted in the bracket
misreading-ends-included-example = 0.25 put in 0 < … < 0.25
misreading-ends-included-help = Read “strictly between” and ask whether an end is smaller than itself.
misreading-percent-after-comma = The digits of the percentage after the point
misreading-percent-after-comma-example = 250% taken for 0.250; 5% for 0.5
misreading-percent-after-comma-help = Go back to “out of a hundred”: 5% = 5/100, 250% = 250/100.
misreading-percent-as-tenths = The percentage read out of ten
misreading-percent-as-tenths-example = 25% taken for 2.5
misreading-percent-as-tenths-help = Shade 25 squares of a hundred-square grid: a quarter of the grid.
misreading-percent-as-bottom = The percentage read as a denominator
misreading-percent-as-bottom-example = 20% taken for 1/20
misreading-percent-as-bottom-help = Find 20% and 1/20 of 100 pounds: 20 pounds, and 5 pounds.
misreading-part-to-part = Shaded parts over unshaded ones
misreading-part-to-part-example = 1 shaded, 4 not: 1/4
misreading-part-to-part-help = Have all the parts counted first, aloud, shaded or not.
misreading-unshaded-counted = The unshaded parts are counted
misreading-unshaded-counted-example = 1 part shaded out of 4 taken for 3/4
misreading-unshaded-counted-help = Agree on what is counted: point at what is shaded.
misreading-pieces-as-whole = All the pieces make the whole
misreading-pieces-as-whole-example = three halves on two discs taken for 3/4
misreading-pieces-as-whole-help = Circle one unit, only one, before counting.
misreading-ticks-from-one = Marks counted from one
misreading-ticks-from-one-example = the first after zero taken for the second
misreading-ticks-from-one-help = Count the jumps, not the strokes: zero is the start.
misreading-ticks-as-tenths = Each mark is a tenth
misreading-ticks-as-tenths-example = two fifths taken for 0.2
misreading-ticks-as-tenths-help = First count the jumps from 0 to 1: if there are five, each is a fifth.
misreading-line-as-unit = The whole line taken for the unit
misreading-line-as-unit-example = 3/2 on a line from 0 to 2 taken for 3/4
misreading-line-as-unit-help = Trace the segment from 0 to 1 in colour before reading.
misreading-tops-and-bottoms-added = Numerators and denominators added
misreading-tops-and-bottoms-added-example = 1/5 + 1/5 taken for 2/10
misreading-tops-and-bottoms-added-help = Add two parts of the same size: the size stays, only their number changes.

## Decks

deck-sound = This deck can be played: { $cards } cards, all different, { $numbers } numbers.
deck-shows =
    It can show { $n ->
        [one] { $n } way
       *[other] { $n } ways
    } of misreading out of { $of }{ $single ->
        [0] .
        [one] , one of them by a single pair of numbers.
       *[other] , { $single } of them by a single pair of numbers.
    }
deck-shows-one =
    { $name }: { $pairs }{ $more ->
        [0] { "" }
        [one] {" "}and one more pair
       *[other] {" "}and { $more } more pairs
    }
deck-hides = It cannot tell “{ $name }” from: { $others }.
deck-shows-not =
    { $n ->
        [0] It shows all of them.
        [one] It does not show: { $names }.
       *[other] It does not show these { $n }: { $names }.
    }
error-deck-unsound =
    { $n ->
        [one] This deck cannot be played yet: one thing needs mending.
       *[other] This deck cannot be played yet: { $n } things need mending.
    }
error-deck-too-large = A deck takes at most { $most } KiB, and this one is larger.
error-file-exists = The file “{ $file }” already exists.
error-bad-typed-number = “{ $number }” is not a number: write 3/4, 1 + 1/4, 0.75 or 75%.
error-unknown-level = There is no level “{ $level }”.
error-unknown-writing = There is no way of writing “{ $writing }”.
error-cannot-be-written = { $number } cannot be written in this way ({ $affiliation }): choose another number or another way of writing.

help-diego-deck-new = Writes a deck of cards (JSON) from a level.
help-diego-deck-new-level = cycle3, cycle4, fractions, percentages, negatives or decimals
help-diego-deck-new-seed = what draws the deck by lot
help-diego-deck-new-numbers = the numbers, separated by commas (1/4,2/5), instead of a draw
help-diego-deck-new-writings = the ways of writing, separated by commas (decimal,fraction)
help-diego-deck-new-diagnose = looks for the numbers and cards that tell most misreadings apart
help-diego-deck-new-example-1 = ludiade diego deck new cycle3 --seed monday > deck.json
help-diego-deck-new-example-2 = ludiade diego deck new cycle4 --numbers 1/4,2/5 --diagnose
help-diego-deck-check = Says everything that is wrong with a deck, card by card, or what it can show.
help-diego-deck-check-deck = a file, or standard, diagnostic, cycle3:WORD, cycle4:WORD
help-diego-deck-check-json = writes JSON, one object per line
help-diego-deck-check-example-1 = ludiade diego deck check deck.json
help-diego-deck-print = Prepares a deck to print and cut out (PDF).
help-diego-deck-print-deck = a file, or standard, diagnostic, cycle3:WORD, cycle4:WORD
help-diego-deck-print-out = the file to write; by default, the deck’s name
help-diego-deck-print-part = only some parts: cards, sorters, score, control, key
help-diego-deck-print-paper = the size of the paper
help-diego-deck-print-duplex = over which edge the sheet is turned; none: no backs; fold: to be folded, on one side
help-diego-deck-print-large = in large print
help-diego-deck-print-grey = in black and white
help-diego-deck-print-example-1 = ludiade diego deck print deck.json --part cards
help-diego-deck-show = Shows the cards of a deck and the misreadings it can reveal.
help-diego-deck-show-deck = a file, or standard, diagnostic, cycle3:WORD, cycle4:WORD
help-diego-deck-show-json = writes JSON, one object per line
help-diego-deck-show-example-1 = ludiade diego deck show diagnostic

## Diego on paper

print-cards = Cards
print-control = Control sheet
print-control-note = to be kept face down until the end
print-sorters = Four sorters
print-sorters-note = cut the strips, fold them in the middle
print-sorter-diego = right +2, wrong −2
print-sorter-pas = right +4, wrong −4
print-score = Score sheet
print-score-note = with the control sheet at hand
print-diego-right = DIEGO right
print-diego-wrong = DIEGO wrong
print-pas-right = PAS DIEGO, right
print-pas-wrong = PAS DIEGO, wrong
print-families = Whole families
print-capital = Starting capital
print-total = Total
print-key = Answer key for the teacher
print-key-note = the misreadings this deck can reveal, and what helps
print-aim = Two cards go together if they show the same number, or a number and a bracket of that number. Find pairs, and doubt those of the others.
print-rule-1 = Shuffle the cards. Everybody gets six. Turn up six cards in the middle: these are the targets. The rest is the pile. The control sheet stays face down.
print-rule-2 = On your turn choose a card from your hand and a target that go together, and announce “DIEGO!”. Nothing goes together? Say “Pass” and show your hand.
print-rule-3 = The others have some time (15 seconds at most) to object. Nobody objects: put the pair on the DIEGO side of your sorter.
print-rule-4 = Somebody says “PAS DIEGO!”: they take the pair, on the PAS DIEGO side of their sorter. Nothing is checked yet.
print-rule-5 = You have passed, and somebody sees a pair made of a card in your hand and a target? They say “DIEGO!” and take it on their DIEGO side.
print-rule-6 = After a pair, draw a card and turn up a new target. It is the next player’s turn.
print-rule-7 = The game ends when no targets are left, or when everybody passes. Then turn up the control sheet.
print-rule-8 = On the DIEGO side a right pair is worth 2 points, a wrong one costs 2. On the PAS DIEGO side being right is worth 4 points, being wrong costs 4. All the pairs of one family: 8 points more. The highest total wins.

## What a class has understood

understood-row = Row
understood-who = Who
understood-first = First card
understood-second = Second card
understood-misreading = Misreading
understood-wrong = Wrong
understood-of = Of
understood-sure = Certainty
understood-in-class = in the class
understood-person = pupil
understood-card = card
understood-taken = taken for equal
understood-missed = equal, but not seen
understood-not-enough = not enough seen
understood-reads-well = reads well

progress = { $left ->
    [0] the pile is empty
    [one] { $left } card to draw
   *[other] { $left } cards to draw
}

figure-began = who begins
figure-claimed = DIEGO called
figure-passed = passes
figure-passed-empty = passes without a card
figure-accepted = calls accepted
figure-won = pairs won
figure-contested = PAS DIEGO called
figure-caught = DIEGO to a pass
figure-stood = passes without objection
figure-judged = pairs judged
figure-refilled = hands refilled
figure-ended = ends of a match
figure-scored = counts
figure-team-scored = counts of a team
