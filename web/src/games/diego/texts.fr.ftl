diego-choose = Choisis une de tes cartes, puis une carte-cible.
diego-summary = { points-of }, feuille de contrôle en main
diego-choose-target = Et quelle carte-cible va avec elle ?
diego-sure = Elles vont ensemble ? Annonce-le !
diego-choose-two = Choisis une carte et une carte-cible.
diego-claim = DIEGO !
diego-pass = Passer
diego-agree = D’accord
diego-contest = PAS DIEGO !
diego-no-pair = Rien à dire
diego-others-speak = Les autres ont la parole
diego-said = { $name } dit DIEGO.
diego-you-said = Tu dis DIEGO.
diego-same = Vont-elles bien ensemble ?
diego-passed = { $name } passe.
diego-you-passed = Tu passes.
diego-was-pair = Y avait-il une paire ? Montre-la !
diego-pair = Paire annoncée
diego-hand-of = { $name } montre sa main
diego-targets = Les cartes-cibles
diego-enlarge = Les cartes en grand
diego-claimed = annoncée
diego-delay = Délai : { $n } s
diego-pairs = { $n ->
        [one] paire
       *[other] paires
    }
diego-of-which = dont { $n } PAS DIEGO
diego-team = Équipe { $n }
diego-team-short = É{ $n }
diego-side = côté DIEGO
diego-how-scored = Côté DIEGO, une paire juste vaut +2, une fausse −2. Côté PAS DIEGO, avoir raison vaut +4, avoir tort −4.{ $passes ->
        [pas_diego] {" "}Une paire prise sur une passe y est juste quand elle va ensemble.
       *[diego] {""}
    }
diego-side-diego = DIEGO
diego-side-pas_diego = PAS DIEGO
diego-equal = vont ensemble
diego-unequal = ne vont pas ensemble
diego-families = { $n ->
        [one] Une famille complète
       *[other] { $n } familles complètes
    }
diego-control = Feuille de contrôle
diego-stage-contested = PAS DIEGO !
diego-stage-caught = DIEGO !
story-diego-claimed = { $seat } annonce DIEGO !
story-diego-won = Personne ne contre.
story-diego-contested = { $seat } : « PAS DIEGO ! »
story-diego-caught = { $seat } : « DIEGO ! » contre { $against }.
story-diego-passed = { $seat } passe et montre sa main.
story-diego-judged = { $match ->
        [yes] La paire est juste.
       *[no] La paire est fausse.
    }
