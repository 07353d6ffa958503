player = Player { $number }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-nothing = nothing
entry = { $name }: { $said }
at-path = { $path }: { $sentence }
at-input = Input { $number }: { $sentence }
rule-cited = { $sentence } (Rule { $rule }.)
nearest = { $sentence } Did you mean “{ $name }”?
among = { $sentence } There are: { $names }.

## The document

error-no-such-file = There is no file “{ $file }”.
error-unreadable-file = The file “{ $file }” cannot be read: { $reason }.
error-cannot-write = “{ $file }” cannot be written: { $reason }.
error-too-large = The document is larger than { $most } MiB: it was not read.
error-not-utf8 = The document is not UTF-8: byte { $at } makes no sense in it.
error-too-deep = The document is nested more than { $most } levels deep.
error-bad-json = This is not JSON: reading stops at line { $line }, column { $column }.
error-bad-number = The document contains a number that JSON does not know, or an enormous one.
error-half-character = A text contains half a character.
error-key-twice = The key “{ $key }” is given twice.
error-missing-key = The key “{ $key }” is missing.
error-unknown-key = The key “{ $key }” is not known here.
error-wrong-type = This must be { $expected }, not { $got }.
error-bad-value = This value is not allowed here ({ $got }).
error-out-of-range = { $least ->
        [none] This number must be at most { $most }.
       *[other] This number must be at least { $least }.
    }
error-outside = { $above ->
        [none] { $below ->
            [none] { $least ->
                [none] This number must be at most { $most }.
               *[other] This number must be at least { $least }.
            }
           *[other] This number must be below { $below }.
        }
       *[other] This number must be above { $above }.
    }
error-bad-length = { $least ->
        [none] The length must be at most { $most }.
       *[other] The length must be at least { $least }.
    }
error-wrong-length = The length must be { $length }.
error-bad-form = This text does not have the expected form.
error-unknown-format = The format “{ $format }” is not known.
error-unknown-game = There is no game “{ $game }”.
error-game-does-not-load = The game “{ $game }”, which comes from another package, does not load: { $reason }
error-unknown-rules = The rules here are number { $known }; the match asks for number { $rules }.
error-actions-unlisted = The actions of this game cannot be numbered: there is no end to them.
error-no-observation = The game “{ $game }” cannot be seen as numbers: it has no `learning.observation`.
error-no-batch = The game “{ $game }” cannot be advanced in batches yet.
error-nothing-to-make = There are no cards to make for this game.
error-nothing-to-judge = This game has no words to judge.
error-nothing-to-understand = This game does not tell what its players have understood.
error-bad-players = { $now ->
        [none] { $game } is { players-who-play }{ $players ->
            [none] .
            [one] , not for one.
           *[other] , not for { $players }.
        }
       *[other] With { $now } { $game } is { players-who-play }; { $players ->
            [one] one player takes { $instead }
           *[other] { $players } players take { $instead }
        }.
    }
players-who-play = { $high ->
        [1] for one player
       *[other] { $low ->
            [none] for { $high } players
           *[other] for { $low } to { $high } players
        }
    }
error-one-a-player = There must be exactly one for each player, so { $players }.

## The moves

error-not-your-turn = It is not { $seat }’s turn to play.
error-no-such-seat = There is no seat number { $number } at this table.
error-move-awaited = The table is waiting for a player to choose.
error-shuffle-awaited = The table is waiting for a shuffle.
error-not-a-permutation = The order must contain each of the first { $size } numbers, from 0 on, exactly once.
error-match-is-over = The match is over.
error-unknown-action = This game has no action “{ $action }”.
error-no-action = { $given } is not an action: take one from the menu, or its JSON as a dict.
error-bad-action = This action cannot be read. { $why }
error-unfair-order = This order is not the one the seed gives.
error-broken-commitment = The seed is not the one that was promised.
error-broken-contribution = The contribution of { $seat } is not the one that { $seat } had committed to.
error-copied-commitment = { $seat } committed to the same thing as somebody before.
error-commitment-left-out = What { $seat } committed to is not among what the table promises: nothing must be revealed.
error-beginning-not-counted = The table begins again without counting it: nothing must be revealed.
error-bad-promise = The promise cannot be read. { $why }
error-promise-broken = { $differs_raw ->
        [recipe] The shuffles were not made by the recipe that was promised.
        [table] The record is not of the table that the promise is about.
        [game] The game is not the one that was promised.
        [rules] The rules are not those that were promised.
        [players] There are not as many players as was promised.
        [options] The options are not those that were promised.
        [beginnings] The table was not begun as many times as was promised.
        [commitment] The server’s commitment is not the one that was shown.
        [contribution] The contribution of { $seat } is not the one that this device gave.
       *[commitments] The commitment of { $seat } is not the one that was shown.
    }

## Types

word-int = a whole number
word-float = a decimal number
word-bool = true or false
word-str = a text
word-array = a list
word-object = an object
word-null = nothing

## The card of a game

about-author = { $author ->
        [none] Author: unknown
       *[other] A game by { $author }
    }
about-publisher = Publisher: { $publisher ->
        [none] unknown
       *[other] { $publisher }
    }
about-year = Year: { $year ->
        [none] unknown
       *[other] { $year }
    }
about-players = Players: { $low } to { $high }
about-age = Age: { $age ->
        [none] not given
       *[other] from { $age } on
    }
about-minutes = Time: { $minutes ->
        [none] not given
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
about-translator = Translation: { $translator }
about-source = Our rules come from: { $said }
about-reconstruction = Reconstruction: { $said }

## Where the table stands

awaited = Waiting for { $names } to play.
shuffle-awaited = The table is waiting for a shuffle of { $size ->
        [one] one thing.
       *[other] { $size } things.
    }
final-rank = { $rank }. { $name }: { $score }

## Why the system refuses

word-eacces = access is denied
word-eaddrinuse = the port is taken
word-eaddrnotavail = this machine has no such address
word-ebadf = it is closed
word-econnrefused = nothing answers there
word-econnreset = the connection was cut
word-ehostunreach = that machine cannot be reached from here
word-enetunreach = that network cannot be reached from here
word-etimedout = no answer came in time
word-unknown-host = no machine of that name is known
word-edquot = this user has no space left
word-eexist = it already exists
word-efbig = it would be too large
word-eio = the device has failed
word-eisdir = it is a folder
word-eloop = its links go in circles
word-emfile = too many files are open
word-enametoolong = its name is too long
word-enoent = there is no such file or folder
word-enospc = the disk is full
word-enotdir = part of the path is not a folder
word-eperm = that is not permitted
word-erofs = the disk is read-only
word-sqlite-busy = another process is using it
word-sqlite-cantopen = it cannot be opened
word-sqlite-corrupt = it is damaged
word-sqlite-full = the disk is full
word-sqlite-notadb = it does not hold the tables of a server
word-sqlite-readonly = it is read-only
