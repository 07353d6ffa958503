diamino-board = Piste de quinze sur quinze
diamino-plan = La piste. Diables rouges : { $red }. Diables verts : { $green }. Cases noires : { $black }.
diamino-excerpt = Un morceau de la piste, avec les mots posés
diamino-start = Départ
diamino-square-start = départ
diamino-square-red = diable rouge
diamino-square-green = diable vert
diamino-square-black = case noire
diamino-empty = vide
diamino-devil-word = un diable
diamino-on-trial = à l’essai
diamino-just-laid = vient d’être posé
diamino-refused = refusé
diamino-chosen-across = choisie, vers la droite
diamino-chosen-down = choisie, vers le bas
diamino-enlarge = Agrandir la piste
diamino-map = Toute la piste. Ici, colonnes { $from } à { $to }, lignes { $first } à { $last }
diamino-key = Les cases
diamino-key-red-score = +10 pour toi
diamino-key-green-score = +5 pour les autres
diamino-key-red-race = un carré de moins
diamino-key-green-race = un carré de plus
diamino-key-black = pour le dernier coup
diamino-key-black-patience = toujours interdite
diamino-tile = { $n ->
        [one] { $letter }, un point
       *[other] { $letter }, { $n } points
    }
diamino-devil = le diable
diamino-devil-tile = Diable, joker
diamino-stack = { $n ->
        [0] { $tile }, il n’en reste pas
        [one] { $tile }, une seule fois
       *[other] { $tile }, { $n } fois
    }
diamino-arrange = Ranger mes carrés
diamino-sort = Trier mes carrés
diamino-shuffle = Mélanger mes carrés
diamino-how = Touche une case, puis tes carrés.
diamino-where = Sur quelle case ?
diamino-type-across = vers la droite. Retouche pour changer de sens.
diamino-type-down = vers le bas. Retouche pour changer de sens.
diamino-word-at = { $word } en { $at }.
diamino-covers = { $red ->
        [0] { $green ->
            [one] Tu recouvres un diable vert.
           *[other] Tu recouvres { $green } diables verts.
        }
        [one] { $green ->
            [0] Tu recouvres un diable rouge.
            [one] Tu recouvres un diable rouge et un vert.
           *[other] Tu recouvres un diable rouge et { $green } verts.
        }
       *[other] { $green ->
            [0] Tu recouvres { $red } diables rouges.
            [one] Tu recouvres { $red } diables rouges et un vert.
           *[other] Tu recouvres { $red } diables rouges et { $green } verts.
        }
    }
diamino-forms = Tu formes { $words }.
diamino-brings = { $points ->
    [0] { $others ->
        [0] Aucun point : tu ne recouvres pas de diable.
       *[other] Les autres gagnent { $others } points chacun.
    }
   *[other] { $others ->
        [0] Tu gagnes { $points } points.
       *[other] Tu gagnes { $points } points, les autres { $others } chacun.
    }
}
diamino-covers-none = Pose-le, ou continue.
diamino-one-line = Les lettres d’un mot tiennent sur une seule ligne.
diamino-gap = Il manque une lettre entre deux.
diamino-lacks = Tu n’as pas de { $letter }, ni de diable.
diamino-place = Poser { $word }
diamino-place-none = Poser
diamino-swap = Échanger
diamino-no-swap = On ne peut pas échanger maintenant.
diamino-swap-which = { $n ->
        [one] Choisis le carré à échanger.
       *[other] Choisis les carrés à échanger.
    }
diamino-swap-choose = Choisis des carrés
diamino-swap-now = { $n ->
        [one] Échanger un carré
       *[other] Échanger { $n } carrés
    }
diamino-pass = Passer
diamino-pass-sure = Passer, sans rien poser ?
diamino-pass-now = Passer mon tour
diamino-stop = Finir
diamino-stop-sure = Finir la patience ici ?
diamino-stop-now = Finir la patience
diamino-devil-lead = Le diable,
diamino-which-letter = quelle lettre ?
diamino-choose-letter = Choisis la lettre
diamino-devil-is = Le diable vaut…
diamino-devil-back = Reprendre le diable
diamino-red = Diable rouge !
diamino-put-back = { $n ->
        [one] Remets un carré à la réserve.
       *[other] Remets { $n } carrés à la réserve, l’un après l’autre.
    }
diamino-choose-shed = Choisis un carré
diamino-shed = Remettre { $tile }
diamino-other-sheds = Un carré retourne à la réserve.
diamino-places = { $name } pose { $word }.
diamino-you-place = Tu poses { $word }.
diamino-exist = { $n ->
        [one] Le mot existe-t-il ?
       *[other] Les { $n } mots existent-ils ?
    }
diamino-judging = { $n ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
diamino-accept = D’accord
diamino-contest = Contester
diamino-formed = { $n ->
        [one] Un mot formé
       *[other] { $n } mots formés
    }
diamino-verdict = Le verdict
diamino-at-across = { $at }, vers la droite
diamino-at-down = { $at }, vers le bas
diamino-in-lexicon = dans le lexique
diamino-entry = « { $entry } »
diamino-form-of = forme de « { $entry } »
diamino-not-in-lexicon = absent du lexique
diamino-name-agrees = { $name } est d’accord
diamino-thinks = { $name } réfléchit
diamino-spoken = { $agree ->
        [0] Personne n’a encore parlé
        [one] Un joueur d’accord
       *[other] { $agree } joueurs d’accord
    }, { $silent ->
        [one] un seul réfléchit
       *[other] { $silent } réfléchissent
    }
diamino-yours-to-judge = À toi de juger
diamino-you-right = Tu as raison.
diamino-right = { $name } a raison.
diamino-you-wrong = Tu as tort.
diamino-wrong = { $name } a tort.
diamino-unknown = { $n ->
        [one] { $words } n’existe pas.
       *[other] { $words } n’existent pas.
    }
diamino-all-known = Tous les mots existent.
diamino-go-on = Continuer
diamino-reserve = { $n ->
        [one] carré en réserve
       *[other] carrés en réserve
    }
diamino-formula-score = Avec marque
diamino-formula-race = Sans marque
diamino-formula-patience = Patience
diamino-summary-score = { points-of }, { $words ->
        [0] sans un mot posé
        [one] un mot posé
       *[other] { $words } mots posés
    }
diamino-summary-race = { $left ->
        [0] Plus un carré à poser
        [one] Encore un carré à poser
       *[other] Encore { $left } carrés à poser
    }
diamino-summary-patience = { $placed } lettres sur { $tiles }, en { $words ->
        [one] un mot
       *[other] { $words } mots
    }
diamino-delay = { $n ->
        [one] Une seconde pour contester
       *[other] { $n } secondes pour contester
    }
diamino-tiles = { $n ->
        [0] plus de carré
        [one] un carré
       *[other] { $n } carrés
    }
diamino-tiles-unit = { $n ->
        [0] carré
        [one] carré
       *[other] carrés
    }
diamino-placed-unit = posés
diamino-waits = attend un avis
diamino-agrees = d’accord
diamino-flag-judge = Juge
diamino-flag-shed = Remet
diamino-left = Il restait
diamino-left-none = Tout est posé
diamino-words-laid = { $n ->
        [0] aucun mot posé
        [one] un mot posé
       *[other] { $n } mots posés
    }
diamino-origin-red = { $n ->
        [one] un diable rouge
       *[other] { $n } diables rouges
    }
diamino-origin-green = { $n ->
        [one] un diable vert des autres
       *[other] { $n } diables verts des autres
    }
diamino-origin-contest = { $n ->
        [one] un mot refusé aux autres
       *[other] { $n } mots refusés aux autres
    }
diamino-origin-wrong-contest = { $n ->
        [one] un mot contesté à tort
       *[other] { $n } mots contestés à tort
    }
diamino-origin-words = { $n ->
        [one] un mot
       *[other] { $n } mots
    }
diamino-origin-finish = { $n ->
        [one] la dernière lettre posée
       *[other] { $n } fois la dernière lettre
    }
diamino-origin-left = { $n ->
        [one] une lettre non placée
       *[other] { $n } lettres non placées
    }
diamino-origin-taken = { $n ->
        [one] une lettre laissée par les autres
       *[other] { $n } lettres laissées par les autres
    }
diamino-stage-last = Dernier mot : { $word }
diamino-end-perfect = Patience réussie !
diamino-stage-round = La manche est finie
story-diamino-placed = { $seat } pose { $formed }.
story-diamino-contested = { $justified ->
        [yes] { $seat } conteste avec raison : { $words }.
       *[no] { $seat } conteste à tort.
    }
story-diamino-covered = { $greens ->
        [0] { "" }
       *[other] Diable vert.
    }
story-diamino-scored = { $cause_raw ->
        [red] Diable rouge : { $points_change }.
        [words] Ses mots : { $points_change }.
       *[other] { $seat } : { $points_change }.
    }
diamino-last = dernier mot
diamino-placed = { $n ->
        [one] Un carré placé
       *[other] { $n } carrés placés
    }
