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
        [0] No points: you cover no devil.
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
diamino-formed = { $n ->
        [one] One word formed
       *[other] { $n } words formed
    }
diamino-verdict = The verdict
diamino-at-across = { $at }, to the right
diamino-at-down = { $at }, downwards
diamino-in-lexicon = in the lexicon
diamino-entry = “{ $entry }”
diamino-form-of = a form of “{ $entry }”
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
diamino-reserve = { $n ->
        [one] tile in reserve
       *[other] tiles in reserve
    }
diamino-formula-score = With score
diamino-formula-race = Without score
diamino-formula-patience = Patience
diamino-summary-score = { points-of }, { $words ->
        [0] without a word placed
        [one] one word placed
       *[other] { $words } words placed
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
        [0] no word placed
        [one] one word placed
       *[other] { $n } words placed
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
diamino-stage-last = The last word: { $word }
diamino-end-perfect = A perfect patience!
diamino-stage-round = The round is over
story-diamino-placed = { $seat } places { $formed }.
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
diamino-last = last word
diamino-placed = { $n ->
        [one] One tile placed
       *[other] { $n } tiles placed
    }
