game-name = Diamino Compétition
game-tagline = Cross words, avoid the green devils, place all your letters.

option-formula = The formula
option-formula-score = with score (2 to 4 players)
option-formula-race = without score (2 to 8 players)
option-formula-patience = patience (one player)
option-contest-seconds = Seconds to contest (0: no limit)
option-auto-validate = An unknown word is refused at once
option-wrong-contest-penalty = What an unjustified contest costs
option-word-scoring = Words earn
option-word-scoring-none = nothing
option-word-scoring-placed = the value of the tiles placed
option-word-scoring-main-word = the value of the main word
option-lexicon = The lexicon
option-word-filter = Words admitted
option-word-filter-all = all
option-word-filter-verbs = verbs only
option-word-filter-history = history only
option-word-filter-hunting = hunting only
option-word-filter-fashion = fashion only
option-word-filter-sport = sport only
option-word-filter-own = the table’s own list ({ $n ->
        [one] { $n } word
       *[other] { $n } words
    })
option-lexicon-own = the table’s own list ({ $n ->
        [one] { $n } word
       *[other] { $n } words
    })
list-words = The words of the list, one per line or separated by commas
list-file = Open a file
list-verbs = Keep only the verbs
list-unknown = Also admit words that the lexicon does not have
list-more = … and { $n } more.
option-word-filter-list = a list of our own
option-lemmas-only = No plurals, feminines or conjugated forms
option-red-discard-can-finish = Putting back your last tile on a red devil finishes
option-open-racks = Open racks
option-max-idle-rounds = Rounds without a word placed before the deal stops
option-rounds = Number of deals
option-patience-rack = The tiles of the patience
option-patience-rack-all = all from the start
option-patience-rack-twelve = twelve at a time
option-patience-islands = Words of the patience may stay apart

action-place = Place { $word_raw } at { $at_raw }
move-place = Place { $letters_raw } at { $square_raw }, { $down ->
        [yes] downwards
       *[no] to the right
    }{ $devils_raw ->
        [none] { "" }
       *[other] {" "}(devil: { $devils_raw })
    }
action-exchange = Exchange { $tiles_raw }
action-pass = Pass
action-contest = Contest
action-accept = Accept
action-shed = Put { $tile_raw } back into the reserve

event-drew-for-start = { $seat } draws { $tile_raw }.
event-began =
    { $round ->
        [1] { $seat } begins.
       *[other] Deal { $round }: { $seat } begins.
    }
event-placed = { $seat } places { $word_raw } at { $at_raw }.
event-accepted = { $seat } accepts.
event-contested =
    { $justified ->
        [yes] { $seat } contests, rightly ({ $words }): { $mover } takes the tiles back.
       *[no] { $seat } contests, wrongly: all the words exist.
    }
event-stood = { $word_raw } stays on the board.
event-covered =
    { $greens ->
        [0] { $reds ->
            [one] { $seat } covers a red devil.
           *[other] { $seat } covers { $reds } red devils.
        }
       *[other] { $reds ->
            [0] { $greens ->
                [one] { $seat } covers a green devil.
               *[other] { $seat } covers { $greens } green devils.
            }
           *[other] { $seat } covers { $greens } green and { $reds } red devils.
        }
    }
event-scored =
    { $cause_raw ->
        [green] { $seat }: { points } for another’s green devil.
        [red] { $seat }: { points } for the red devil.
        [contest] { $seat }: { points }, as another placed an unknown word.
        [wrong_contest] { $seat }: { points } for an unjustified contest.
        [words] { $seat }: { points } for words.
        [finish] { $seat }: { points } for finishing.
       *[leftovers] { $seat }: { points } for tiles not placed.
    }
event-drew =
    { $tiles ->
        [one] { $seat } draws a tile from the reserve.
       *[other] { $seat } draws { $tiles } tiles from the reserve.
    }
event-put-back = { $seat } puts a tile back into the reserve, face down.
event-exchanged =
    { $tiles ->
        [one] { $seat } exchanges a tile.
       *[other] { $seat } exchanges { $tiles } tiles.
    }
event-passed = { $seat } passes.
event-finished =
    { $black ->
        [yes] { $seat } has no tile left and has covered a black square: the points for finishing are doubled!
       *[no] { $seat } has no tile left!
    }
event-blocked = Nobody finishes: the deal is blocked.
event-left =
    { $value ->
        [one] { $seat } keeps { $tiles_raw }: { $value } point.
       *[other] { $seat } keeps { $tiles_raw }: { $value } points.
    }
event-solved =
    { $placed ->
        [112] The patience comes out: all 112 tiles are placed!
        [one] The patience ends: one tile placed.
       *[other] The patience ends: { $placed } tiles placed.
    }

error-no-such-square = There is no square “{ $at_raw }”: write 8H for a word across, H8 for a word down.
error-bad-letters = “{ $given_raw }” cannot be written with tiles: use letters from A to Z without accents, in lower case for a devil.
error-too-short = A word has at least two letters.
error-off-the-board = The word runs off the board: there { $room ->
        [one] is only { $room } square
       *[other] are only { $room } squares
    } from there.
error-other-tile-there = Square { $square_raw } holds a different tile from the one in your word.
error-nothing-placed = This word is already on the board: no tile is placed.
error-not-the-whole-word = The word touches more tiles in its own direction: write it whole.
error-not-in-rack = Not in the rack, or not often enough: { $tile_raw }.
error-begin-on-start = The first word begins on the start square (H8).
error-opening-too-long = The first word has at most { $most } letters.
error-touches-nothing = The word must touch a tile already placed.
error-black-square = A black square may be covered only by the last move, which places all of your tiles.
error-one-black-square = Only one black square may be covered.
error-black-square-before-the-end = Until the reserve is empty, black squares are forbidden.
error-black-square-but-a-tile-drawn = A green devil would make you draw a tile: this move does not finish, so the black square is forbidden.
error-black-square-in-patience = In the patience, black squares are always forbidden.
error-not-a-word = Not in the lexicon: { $words }.
error-contest-or-accept = A word has just been placed: contest it or accept it.
error-nothing-to-contest = There is nothing to contest: it is too early or too late.
error-nothing-to-shed = There is no tile to put back into the reserve.
error-shed-first = First put a tile back into the reserve.
error-exchange-nothing = Exchange at least one tile.
error-reserve-too-small =
    { $reserve ->
        [0] The reserve is empty: there are no more exchanges.
        [one] The reserve has only one tile left.
       *[other] The reserve has only { $reserve } tiles left.
    }
error-no-exchange-in-patience = There are no exchanges in the patience.
error-unknown-lexicon = There is no lexicon “{ $name_raw }” here.
error-unknown-list = There is no word list “{ $name_raw }” here.
error-list-has-no-marks = A word list does not say which words are verbs, belong to a theme or are head words.
error-lexicon-not-built = The lexicon “{ $name_raw }” is not built here.
error-too-many-tiles = With more than { $most } tiles in the rack there are too many plays to list.
error-bad-line = Line { $line } is not a word of 2 to 15 letters from A to Z.
error-empty-list = The list has no words.
error-too-many-words = The list has more than { $most } words.
error-list-too-large = The list is too large: { $most } KiB at most.
error-list-not-text = The list is not plain text: it contains invisible characters.
error-list-markup = The list contains markup: paste the text alone.
error-no-known-word = No word of the list is in the lexicon.

# Points and tiles placed: parts of a sentence.
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
laid = { $laid ->
        [one] One tile is placed
       *[other] { $laid } tiles are placed
    }

## The table

table-rack = Tiles in hand:
table-reserve = Reserve: { $n }
table-round = Deal { $round }
table-legend = ★ start  ◆ red devil  ◇ green
    ■ black square  lower case: a devil
table-typing = 8H KEPI →   H8 KEPI ↓   KEpI: p played by a devil   exchange AEI*   pass
guide-turn = { $seat } places, exchanges or passes.
guide-patience = Place a word, or “pass” to end.
guide-standing = { $seat } has placed { $word } at { $at }: contest or accept?
guide-shed =
    { $n ->
        [one] { $seat } must put a tile back into the reserve.
       *[other] { $seat } must put { $n } tiles back into the reserve.
    }
table-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
ask-turn = your move?
hint-turn = 8H KEPI, H8 KEPI, exchange AEI* or pass
ask-standing = is it a word?
ask-shed = which tile goes back?

## Why a bot does so

reason-finishes = This places the last tile: { points }, and the others’ letters.
reason-wins-race =
    { $black ->
        [yes] This places the last tile and covers a black square: what the others keep counts double.
       *[no] This places the last tile and wins.
    }
reason-red = This covers a red devil: { points }.
reason-red-race =
    { $reds ->
        [one] { laid }, and a red devil lets one more go back into the reserve.
       *[other] { laid }, and the red devils let { $reds } more go back into the reserve.
    }
reason-green = Nothing better was found, though each opponent gets { points } for a green devil.
reason-awkward = This gets rid of what is hard to place: { $tiles }.
reason-keeps-devil = { laid }, and the devil stays in the rack, where it can become any letter.
reason-keeps = { laid }; kept: { $kept }.
reason-dares = Not a known word, but it may exist: { $words }. Anyone who doubts it may contest.
reason-no-play = No tile in the rack can be placed.
reason-exchanges = New tiles promise more than any placement here; kept: { $kept }.
reason-sheds = No tile in the rack has a higher value than { $tile } ({ $value }).
reason-unknown = Not in the lexicon: { $words }.
reason-known = These words exist: { $words }.

## The commands

help-diamino-judge = Says whether words are admitted, and if not, why.
help-diamino-judge-word = a word, in capitals without accents
help-diamino-judge-verbs = admits verbs only
help-diamino-judge-lemmas = admits dictionary entries only
help-diamino-judge-list = admits the words of a list only: history, hunting, fashion, sport
help-diamino-judge-example-1 = ludiade diamino judge KEPI ZESTE
help-diamino-lexicon-dump = Writes the words of the lexicon, one per line.
help-diamino-lexicon-dump-verbs = verbs only
help-diamino-lexicon-dump-lemmas = dictionary entries only
help-diamino-lexicon-dump-list = a list: history, hunting, fashion, sport
help-diamino-lexicon-dump-example-1 = ludiade diamino lexicon dump --verbs
help-diamino-plays = Counts the possible plays of every position of a file.
help-diamino-plays-positions = a file of positions (JSON)
help-diamino-plays-lexicon = a list of words (A–Z, one per line) instead of the lexicon
help-diamino-plays-best = adds the best plays, by the letters laid and the devils
help-diamino-plays-list = adds all plays
help-diamino-plays-example-1 = ludiade diamino plays positions.json --best 3
help-diamino-patience = Solves a patience and writes the match.
help-diamino-patience-seed = the seed of the search
help-diamino-patience-seconds = the time allowed
help-diamino-patience-example-1 = ludiade diamino patience --seed 7 --seconds 60
help-diamino-list = Lists of words that people bring along.
help-diamino-list-check = Looks through a list: which words count, and why the others do not.
help-diamino-list-check-file = a file: one word per line, or separated by commas
help-diamino-list-check-verbs = keeps only the verbs
help-diamino-list-check-lemmas = keeps only dictionary entries
help-diamino-list-check-example-1 = ludiade diamino list check week.txt
help-diamino-list-options = Writes the options of a table that plays with this list.
help-diamino-list-options-file = a file: one word per line, or separated by commas
help-diamino-list-options-verbs = keeps only the verbs
help-diamino-list-options-lemmas = keeps only dictionary entries
help-diamino-list-options-unknown = also admits words that the lexicon does not have
help-diamino-list-options-example-1 = ludiade play diamino --options "$(ludiade diamino list options week.txt)"
help-diamino-list-options-example-2 = ludiade diamino list options week.txt --verbs
list-counted = { $counted ->
        [0] No word counts
        [1] One word counts
       *[other] { $counted } words count
    }{ $given ->
        [1] { "" }
       *[other] { " " }of { $given }
    }.

judge-yes =
    { $entries ->
        [none] { $word }: yes
       *[other] { $word }: yes (in the dictionary: { $entries })
    }
judge-no =
    { $near ->
        [none] { $word }: no, { $reason }
       *[other] { $word }: no, { $reason } (perhaps { $near }?)
    }
judge-not-in-list = not in the lexicon
judge-proper-noun = it is a proper noun
judge-too-short = a word needs at least two letters
judge-too-long = too long for the board, fifteen letters at most
judge-not-a-verb = it is not a verb
judge-not-in-theme = not in this list
judge-not-a-head-word = it is not a dictionary entry
judge-bad-letters = a word is made of letters only, without hyphen or apostrophe
judge-not-one-word = one word is needed, without a space

error-verbs-or-list = Choose: verbs or a list.

## Diamino on paper

print-tiles = Tiles
print-board = Board
print-board-note = reconstruction · join edge to edge, with tape on the back
print-start = START
print-racks = Racks
print-racks-note = cut, fold along the dotted lines, glue the tab
print-glue = glue
print-score = Score sheet
print-score-note = formula with score
print-reds = Red devils
print-greens = Green devils of others
print-contests = Words of others refused
print-finish = Finished first: 25, on a black square 50
print-taken = Tiles left to the others
print-left = My tiles left
print-total = Total

figure-drew-for-start = draws for the start
figure-began = rounds begun
figure-placed = words placed
figure-accepted = words accepted
figure-contested = contests
figure-stood = words that stand
figure-covered = devils covered
figure-scored = points scored
figure-drew = draws
figure-put-back = tiles put back
figure-exchanged = exchanges
figure-passed = turns passed
figure-finished = racks emptied
figure-blocked = rounds blocked
figure-left = leftovers counted
figure-solved = patiences ended
