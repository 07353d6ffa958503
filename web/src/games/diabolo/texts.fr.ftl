diabolo-demon = Démon
diabolo-angel = Ange
diabolo-choose = Choisis une carte, puis un côté.
diabolo-choose-card = Choisis une carte
diabolo-which-side = De quel côté, { $card } ?
diabolo-lay = Pose { $card }, ou choisis-en une autre.
diabolo-lay-demon = Poser côté démon
diabolo-lay-angel = Poser côté ange
diabolo-here-demon = Poser ici, côté démon
diabolo-here-angel = Poser ici, côté ange
diabolo-line-locked = impossible : la ligne est fermée
diabolo-blocked = Rien ne se pose : défausse une carte.
diabolo-choose-discard = Choisis une carte
diabolo-discard = Défausser { $card }
diabolo-hub = { $colour } : démon { $demon }, ange { $angel }{ $locked ->
        [yes] , ligne fermée
       *[no] {""}
    }
diabolo-line = { $colour ->
        [red] Ligne rouge.
        [yellow] Ligne jaune.
        [green] Ligne verte.
        [violet] Ligne violette.
       *[blue] Ligne bleue.
    }
diabolo-double-question = Ange, { $angel } contre { $demon }. Tu as { $mine } : tu doubles ?
diabolo-double-wait = { $n ->
        [one] { $names } choisit encore.
       *[other] { $n } joueurs choisissent encore.
    }
diabolo-count = On compte.
diabolo-round = Manche { $round } sur { $rounds }
diabolo-summary = { $rounds ->
        [one] { points-of } en une manche
       *[other] { points-of } en { $rounds } manches
    }
diabolo-a-double = un Double
diabolo-row = { $colour ->
        [red] Ligne rouge
        [yellow] Ligne jaune
        [green] Ligne verte
        [violet] Ligne violette
       *[blue] Ligne bleue
    }
diabolo-chosen = a choisi
diabolo-flag = Double ?
diabolo-keep = Je le garde
diabolo-seal = Sceller : je double
diabolo-others-choose = Les autres choisissent encore
diabolo-lines = Les cinq lignes
diabolo-who-doubles = Qui double ?
diabolo-five-lines = Les cinq lignes
diabolo-back-to-doubles = Revenir aux Doubles
diabolo-nothing = rien
diabolo-next = ensuite
diabolo-i-double = Je double
diabolo-double-means = si tu as la plus forte somme. Dépensé dans tous les cas.
diabolo-i-keep = Je le garde
diabolo-keep-means = si tu as la plus forte somme. Le Double reste pour une autre ligne.
diabolo-sealed = Ton choix est scellé.
diabolo-waiting = On choisit en secret.
diabolo-open-together = On ouvre quand tous ont choisi.
diabolo-who-chose = Qui a choisi
diabolo-env-none = plus de Double
diabolo-env-sealed = scellé
diabolo-env-open = réfléchit…
diabolo-weighed-angel = Ange, { $angel } contre { $demon }.
diabolo-weighed-demon = Démon, { $demon } contre { $angel }.
diabolo-weighed-equal = Égalité, { $angel } partout.
diabolo-weighed-angel-means = { $most ->
        [0] Personne n’a de { $colour }.
       *[other] Le plus de { $colour } gagne : { $most }.
    }
diabolo-weighed-demon-means = { $most ->
        [0] Personne n’a de { $colour }.
       *[other] Le plus de { $colour } perd : { $most }.
    }
diabolo-weighed-equal-means = Rien pour personne.
diabolo-round-sums = Manche :
diabolo-stage-closed = Fin de la manche { $round }
diabolo-stage-line = { $colour ->
        [red] La ligne rouge
        [yellow] La ligne jaune
        [green] La ligne verte
        [violet] La ligne violette
       *[blue] La ligne bleue
    }
diabolo-stage-tied = { $names } ont la plus forte somme, à égalité : { $change } par personne.
diabolo-stage-totals = Après la manche { $round }
diabolo-stage-none = aucune
story-diabolo-played = { $seat } pose { $card } côté { $side }.
story-diabolo-locked = { $colour_raw ->
        [red] La ligne rouge se ferme.
        [yellow] La ligne jaune se ferme.
        [green] La ligne verte se ferme.
        [violet] La ligne violette se ferme.
       *[blue] La ligne bleue se ferme.
    }
story-diabolo-blocked = { $seat } ne peut rien poser.
story-diabolo-round-closed = Fin de la manche.
story-diabolo-weighed =
    { $colour_raw ->
        [red] La ligne rouge
        [yellow] La ligne jaune
        [green] La ligne verte
        [violet] La ligne violette
       *[blue] La ligne bleue
    } : { $stronger_raw ->
        [angel] ange, { $angel_sum } contre { $demon_sum }.
        [demon] démon, { $demon_sum } contre { $angel_sum }.
       *[equal] { $angel_sum } partout, rien pour personne.
    }
story-diabolo-revealed = Double de { $seats } !
story-diabolo-gained = { $seat } : { $points_change }.
story-diabolo-lost = { $seat } : −{ $points }.
story-diabolo-nobody-holds = Personne n’en a.
