diadingo-deck = { $n ->
        [one] carte à tirer
       *[other] cartes à tirer
    }
diadingo-left = { $n ->
        [one] Encore { $n } diamant mobile
       *[other] Encore { $n } diamants mobiles
    }
diadingo-show-others = Les bagues des autres
diadingo-dollars = { $money } $
diadingo-score = { $money }
diadingo-score-unit = $
diadingo-rings-short = Bagues
diadingo-no-rings = Personne d’autre n’a encore de bague.
diadingo-tray-short = Plan de jeu
diadingo-full = { $n ->
        [0] aucune bague sertie
        [one] une bague sertie
       *[other] { $n } bagues serties
    }
diadingo-summary = { $n ->
        [one] { $money } $ en une bague sertie
       *[other] { $money } $ en { $n } bagues serties
    }
diadingo-summary-series = { $money } $ en { $n } parties
diadingo-summary-professional = { $money } $ : { $n ->
        [0] aucune bague sertie
        [one] une bague sertie
       *[other] { $n } bagues serties
    }, { $empty ->
        [0] aucune vide
        [one] une vide
       *[other] { $empty } vides
    }
diadingo-won = { $n ->
        [0] aucune bague sertie
        [one] une bague sertie : { $money } $
       *[other] { $n } bagues serties : { $money } $
    }
diadingo-lost = { $n ->
        [0] aucune vide
        [one] une vide : −{ $money } $
       *[other] { $n } vides : −{ $money } $
    }
diadingo-stole = { $n ->
        [one] un diamant volé
       *[other] { $n } diamants volés
    }
diadingo-robbed = { $n ->
        [one] un diamant perdu
       *[other] { $n } diamants perdus
    }
diadingo-tray = Plan de jeu
diadingo-stone = Diamant { $place }
diadingo-stone-stuck = Diamant { $place }, fixe
diadingo-socket = Place { $place }, vide
diadingo-ring-full = Bague à { $value }, avec diamant
diadingo-ring-empty = Bague à { $value }, vide
diadingo-to-fill = à sertir
diadingo-ring-to-fill = Bague à { $value }, à sertir
diadingo-my-rings = Mes bagues
diadingo-ring-lead = Bague à { $value }.
diadingo-one-try = Choisis un diamant : un seul essai.
diadingo-other = Une bague à { $value } à sertir.
diadingo-choose = Choisis un diamant
diadingo-take = Prendre ce diamant
diadingo-theft-card = Carte-vol
diadingo-theft-word = Vol
diadingo-theft-lead = Vol !
diadingo-theft = Choisis le diamant à prendre, ou renonce.
diadingo-theft-this = Un diamant à { $value } pour ta bague vide à { $value }.
diadingo-other-theft = Une carte-vol est sortie.
diadingo-choose-ring = Choisis un diamant
diadingo-steal = Voler à { $name }
diadingo-steal-this = Voler à { $name } le diamant à { $value }
diadingo-no-empty = Bague à { $value }, avec diamant : tu n’as pas de bague vide à { $value }
diadingo-decline = Renoncer
diadingo-must = À cette table, qui peut voler doit voler.
diadingo-if-steal = Tu voles :
diadingo-if-decline = Tu renonces :
diadingo-then-victim = { $name } joue tout de suite après.
diadingo-then-robbed = la personne volée joue tout de suite après.
diadingo-then-draw = tu tires une autre carte.
diadingo-takeable = { $n ->
        [0] rien à prendre
       *[other] { $n } à prendre
    }
diadingo-i-take = je prends
diadingo-goes-here = il va ici
diadingo-onto = Ta bague vide à { $value } : le diamant va ici
diadingo-stage-theft = Au voleur !
diadingo-stage-fixed = Les croix montrent les diamants qui ne bougeaient pas.
diadingo-stage-game = Fin de la partie { $game }
story-diadingo-took = { $seat } la sertit.
story-diadingo-found-fixed = { $seat } la garde vide.
story-diadingo-stole = { $seat } vole un diamant à { $victim }.
story-diadingo-declined = { $seat } ne vole pas.
story-diadingo-put-aside = { $seat } n’a rien à voler.
