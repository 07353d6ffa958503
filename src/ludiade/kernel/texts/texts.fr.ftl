player = Joueur { $number }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-nothing = rien
entry = { $name } : { $said }
at-path = { $path } : { $sentence }
at-input = Entrée { $number } : { $sentence }
rule-cited = { $sentence } (Règle { $rule }.)
nearest = { $sentence } Peut-être « { $name } » ?
among = { $sentence } Il y a : { $names }.

## Le document

error-no-such-file = Il n’y a pas de fichier « { $file } ».
error-unreadable-file = Le fichier « { $file } » ne peut pas être lu : { $reason }.
error-cannot-write = « { $file } » ne peut pas être écrit : { $reason }.
error-too-large = Le document dépasse { $most } Mio : il n’a pas été lu.
error-not-utf8 = Le document n’est pas de l’UTF-8 : l’octet { $at } ne s’y lit pas.
error-too-deep = Le document est imbriqué sur plus de { $most } niveaux.
error-bad-json = Ce n’est pas du JSON : la lecture s’arrête à la ligne { $line }, colonne { $column }.
error-bad-number = Le document contient un nombre que JSON ne connaît pas ou qui est démesuré.
error-half-character = Un texte contient une moitié de caractère.
error-key-twice = La clé « { $key } » est donnée deux fois.
error-missing-key = Il manque la clé « { $key } ».
error-unknown-key = La clé « { $key } » n’est pas connue ici.
error-wrong-type = Il faut ici { $expected }, et non { $got }.
error-bad-value = Cette valeur n’est pas admise ici ({ $got }).
error-out-of-range = { $least ->
        [none] Ce nombre doit être d’au plus { $most }.
       *[other] Ce nombre doit être d’au moins { $least }.
    }
error-outside = { $above ->
        [none] { $below ->
            [none] { $least ->
                [none] Ce nombre doit être d’au plus { $most }.
               *[other] Ce nombre doit être d’au moins { $least }.
            }
           *[other] Ce nombre doit être inférieur à { $below }.
        }
       *[other] Ce nombre doit être supérieur à { $above }.
    }
error-bad-length = { $least ->
        [none] La longueur doit être d’au plus { $most }.
       *[other] La longueur doit être d’au moins { $least }.
    }
error-wrong-length = La longueur doit être de { $length }.
error-bad-form = Ce texte n’a pas la forme attendue.
error-unknown-format = Le format « { $format } » n’est pas connu.
error-unknown-game = Il n’y a pas de jeu « { $game } ».
error-game-does-not-load = Le jeu « { $game } », apporté par un autre paquet, ne se charge pas : { $reason }
error-unknown-rules = Les règles portent ici le numéro { $known } ; la partie demande le numéro { $rules }.
error-actions-unlisted = Les actions de ce jeu ne peuvent pas être numérotées : il y en a sans fin.
error-no-observation = Le jeu « { $game } » ne peut pas être vu en nombres : il n’a pas de module `learning.observation`.
error-no-batch = Le jeu « { $game } » ne peut pas encore être avancé par lots.
error-nothing-to-make = À ce jeu, on ne fabrique pas de cartes.
error-nothing-to-judge = Ce jeu n’a pas de mots à juger.
error-nothing-to-understand = Ce jeu ne dit pas ce que ses joueurs ont compris.
error-bad-players = { $now ->
        [none] { $game } se joue { players-who-play }{ $players ->
            [none] .
            [1] , et non en solitaire.
           *[other] , et non à { $players }.
        }
       *[other] Avec { $now }, { $game } se joue { players-who-play } ; { $players ->
            [1] en solitaire, il faut { $instead }
           *[other] à { $players }, il faut { $instead }
        }.
    }
players-who-play = { $high ->
        [1] en solitaire
       *[other] { $low ->
            [none] à { $high } joueurs
           *[other] de { $low } à { $high } joueurs
        }
    }
error-one-a-player = Il en faut exactement un par joueur, donc { $players }.

## Les coups

error-not-your-turn = { $seat } n’a pas à jouer maintenant.
error-no-such-seat = Il n’y a pas de place n° { $number } à cette table.
error-move-awaited = La table attend le choix d’un joueur.
error-shuffle-awaited = La table attend un mélange.
error-not-a-permutation = L’ordre doit contenir chacun des { $size } premiers nombres, à partir de 0, une seule fois.
error-match-is-over = La partie est finie.
error-unknown-action = Ce jeu ne connaît pas l’action « { $action } ».
error-no-action = { $given } n’est pas une action : prends-en une au menu, ou son JSON comme dict.
error-bad-action = Cette action ne se lit pas. { $why }
error-unfair-order = Cet ordre n’est pas celui que donne la graine.
error-broken-commitment = La graine n’est pas celle qui avait été promise.
error-broken-contribution = La part de { $seat } n’est pas celle que { $seat } avait promise.
error-copied-commitment = { $seat } a pris le même engagement qu’une autre place avant elle.
error-commitment-left-out = L’engagement de { $seat } n’est pas parmi ceux que promet la table : rien ne doit être révélé.
error-beginning-not-counted = La table recommence sans le compter : rien ne doit être révélé.
error-bad-promise = La promesse ne se lit pas. { $why }
error-promise-broken = { $differs_raw ->
        [recipe] Les mélanges n’ont pas été faits selon la recette promise.
        [table] La partie n’est pas celle de la table promise.
        [game] Le jeu n’est pas celui qui avait été promis.
        [rules] Les règles ne sont pas celles qui avaient été promises.
        [players] Le nombre de joueurs n’est pas celui qui avait été promis.
        [options] Les options ne sont pas celles qui avaient été promises.
        [beginnings] La table n’a pas été commencée autant de fois que promis.
        [commitment] L’engagement du serveur n’est pas celui qui avait été montré.
        [contribution] La part de { $seat } n’est pas celle que cet appareil a donnée.
       *[commitments] L’engagement de { $seat } n’est pas celui qui avait été montré.
    }

## Les types

word-int = un nombre entier
word-float = un nombre à virgule
word-bool = vrai ou faux
word-str = un texte
word-array = une liste
word-object = un objet
word-null = rien

## La fiche d’un jeu

about-author = { $author ->
        [none] Auteur : inconnu
       *[other] Un jeu de { $author }
    }
about-publisher = Éditeur : { $publisher ->
        [none] inconnu
       *[other] { $publisher }
    }
about-year = Année : { $year ->
        [none] inconnue
       *[other] { $year }
    }
about-players = Joueurs : de { $low } à { $high }
about-age = Âge : { $age ->
        [none] non indiqué
       *[other] dès { $age } ans
    }
about-minutes = Durée : { $minutes ->
        [none] non indiquée
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
about-translator = Traduction : { $translator }
about-source = Nos règles viennent de : { $said }
about-reconstruction = Reconstruction : { $said }

## Où en est la table

awaited = À { $names } de jouer.
shuffle-awaited = La table attend un mélange de { $size ->
        [one] { $size } chose.
       *[other] { $size } choses.
    }
final-rank = { $rank }. { $name } : { $score }

## Pourquoi le système refuse

word-eacces = l’accès est refusé
word-eaddrinuse = le port est déjà pris
word-eaddrnotavail = cette machine n’a pas cette adresse
word-ebadf = elle est fermée
word-econnrefused = rien n’y répond
word-econnreset = la connexion a été coupée
word-ehostunreach = cette machine ne s’atteint pas d’ici
word-enetunreach = ce réseau ne s’atteint pas d’ici
word-etimedout = la réponse n’est pas venue à temps
word-unknown-host = ce nom de machine n’est pas connu
word-edquot = cet utilisateur n’a plus de place
word-eexist = il existe déjà
word-efbig = ce serait trop grand
word-eio = l’appareil est en panne
word-eisdir = c’est un dossier
word-eloop = ses liens tournent en rond
word-emfile = trop de fichiers sont ouverts
word-enametoolong = son nom est trop long
word-enoent = ce fichier ou ce dossier n’existe pas
word-enospc = le disque est plein
word-enotdir = une partie du chemin n’est pas un dossier
word-eperm = ce n’est pas permis
word-erofs = le disque est en lecture seule
word-sqlite-busy = un autre processus s’en sert
word-sqlite-cantopen = on ne peut pas l’ouvrir
word-sqlite-corrupt = il est abîmé
word-sqlite-full = le disque est plein
word-sqlite-notadb = il ne contient pas les tables d’un serveur
word-sqlite-readonly = il est en lecture seule
