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
diego-you-said = You say DIEGO.
diego-same = Do they really go together?
diego-passed = { $name } passes.
diego-you-passed = You pass.
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
diego-stage-contested = PAS DIEGO!
diego-stage-caught = DIEGO!
story-diego-claimed = { $seat } calls DIEGO!
story-diego-won = Nobody objects.
story-diego-contested = { $seat }: “PAS DIEGO!”
story-diego-caught = { $seat }: “DIEGO!” against { $against }.
story-diego-passed = { $seat } passes and shows the hand.
story-diego-judged = { $match ->
        [yes] The pair is right.
       *[no] The pair is wrong.
    }
