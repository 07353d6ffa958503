## Diego en classe : la page des enseignants

teach-promise = Deux cartes, une question : vont-elles ensemble ? On annonce DIEGO, ou l’on en doute. Prépare une séance en dix minutes, fais jouer sur papier ou sur écran, puis regarde avec ta classe ce qui résiste.
teach-open = Ouvrir une classe
teach-club = Une soirée de club
teach-atelier = Fabriquer un paquet
teach-print = Imprimer le jeu
teach-rules = La règle en deux minutes
teach-contents = Sur cette page

teach-trains = Ce que Diego entraîne
teach-cycle3 = Cycle 3
teach-cycle3-1 = Passer d’une écriture à l’autre : nombre à virgule, fraction, fraction décimale, mots.
teach-cycle3-2 = Lire une fraction comme une part d’une aire, puis comme un point de la droite graduée.
teach-cycle3-3 = Décomposer : 1,25, c’est 1 + 1/4.
teach-cycle3-4 = Encadrer et comparer des nombres décimaux.
teach-cycle4 = Cycle 4
teach-cycle4-1 = Reconnaître des fractions égales, comme 9/12 et 3/4.
teach-cycle4-2 = Relier fraction, nombre décimal et pourcentage.
teach-cycle4-3 = Ajouter des fractions sans ajouter les dénominateurs.
teach-cycle4-4 = Situer des nombres négatifs, avec le niveau « Nombres négatifs » de l’atelier.
teach-always = Toujours
teach-always-1 = Raisonner et communiquer : dire PAS DIEGO, c’est s’engager, puis justifier.
teach-always-2 = Estimer avant de calculer : plus petit ou plus grand que 1 ?
teach-always-3 = Douter sans dispute : la feuille de contrôle tranche, à la fin seulement.
teach-programme-note = C’est notre résumé de ce que les programmes appellent « Nombres et calculs » ; le texte en vigueur fait foi.

teach-lessons = Trois séances de 45 minutes
teach-minutes = { $n } min
teach-minutes-of = { $n } minutes sur { $of }
teach-material = Préparer
teach-watch = À regarder
lesson-discover = Découvrir
lesson-discover-for = cycle 3, première rencontre, tables de trois ou quatre
lesson-discover-aim = Comprendre que plusieurs écritures disent un seul nombre, et oser douter.
lesson-discover-1 = Au tableau : 3/4, 0,75, « trois quarts ». Un seul nombre, trois habits. Fais-en trouver un quatrième.
lesson-discover-2 = Lis la règle à voix haute, puis joue trois tours avec une table devant toute la classe, mains ouvertes.
lesson-discover-3 = Les tables jouent. N’arbitre pas : la feuille de contrôle reste cachée. Assieds-toi là où l’on discute.
lesson-discover-4 = On retourne les feuilles de contrôle. Chaque table raconte une paire qui l’a surprise, et pourquoi.
lesson-discover-watch = Qui passe à chaque tour, qui contre tout, qui n’ose rien dire : la partie suivante change les tables.
lesson-train = S’entraîner
lesson-train-for = cycle 3 ou 4, quand la règle est connue, tables de deux ou trois
lesson-train-aim = Prendre de l’aisance dans les deux ou trois écritures qui résistent.
lesson-train-1 = Deux cartes au tableau. Chacun écrit DIEGO ou PAS DIEGO sur son ardoise, puis deux élèves s’expliquent.
lesson-train-2 = Première partie, avec le paquet que tu as préparé.
lesson-train-3 = Toutes les tables en pause. Projette une paire discutée, sans nom, et fais débattre avant de trancher.
lesson-train-4 = Seconde partie, tables changées : on emporte l’argument.
lesson-train-5 = Chacun écrit la paire qu’il ne ratera plus, et comment il la reconnaît.
lesson-train-watch = Les paires fausses que personne ne contre valent plus que les scores.
lesson-diagnose = Diagnostiquer
lesson-diagnose-for = cycle 3 ou 4, avant un chapitre ou après, tables de deux
lesson-diagnose-aim = Savoir quelles façons de lire résistent, avant de choisir quoi reprendre.
lesson-diagnose-1 = Dis à quoi cela sert : ce n’est pas noté. Chacun entre avec un nom tiré au sort.
lesson-diagnose-2 = Première partie à deux, avec le paquet « diagnostic ».
lesson-diagnose-3 = Seconde partie, tables refaites au hasard.
lesson-diagnose-4 = Ouvre « Ce qui résiste » et projette les trois paires : on débat, puis on vérifie sur une droite ou une bande.
lesson-diagnose-watch = Une seule annonce ne dit rien d’un élève. « Pas assez vu » est une réponse : fais rejouer un autre jour.
lesson-class-discover = Classe « Cycle 3 »
lesson-class-train = Classe avec un paquet à moi
lesson-class-diagnose = Classe « diagnostic »
lesson-print-cards = Cartes et feuilles
lesson-print-rules = Règle de l’élève
lesson-print-key = Corrigé du professeur
lesson-atelier = Paquet sur mesure

teach-misreadings = Les façons de se tromper, et ce qui aide
teach-misreadings-means = Elles sont connues et elles ont une logique. Chacune est montrée par deux cartes du paquet « diagnostic » qu’elle fait prendre pour une paire.
teach-mistaken = prises pour une paire
teach-helps = Ce qui aide

teach-data = Ce qui est gardé, et ce qui ne l’est pas
teach-data-what = Quoi
teach-data-what-text = Le nom sous lequel chacun joue, et ce qu’il a joué : annonces, doutes, passes, avec leur heure. Un jeton sur chaque appareil, pour retrouver sa place. Ni compte, ni adresse électronique, ni mesure d’audience.
teach-data-where = Où
teach-data-where-text = Dans un fichier de l’ordinateur qui sert la page. Rien ne part ailleurs : la page ne demande rien à d’autres serveurs, et la séance marche sans internet.
teach-data-long = Combien de temps
teach-data-long-text = Tu choisis en ouvrant la séance. Sans autre choix, à la fin il ne reste que la carte de la classe, sans noms ; le reste est oublié. « Oublier la séance » efface tout, tout de suite, y compris dans les restes du fichier. Ce que tu as toi-même exporté, imprimé ou sauvegardé, c’est à toi de l’effacer.
teach-data-law = Des données personnelles
teach-data-law-text = Un nom, même tiré au sort, et les réponses d’un élève que l’on peut reconnaître sont des données personnelles au sens du RGPD. Les noms tirés au sort aident, mais ne suffisent pas à les rendre anonymes. Inscris le traitement au registre de l’établissement et dis aux familles ce qui est gardé.
teach-data-postgres = Sur un grand serveur (PostgreSQL), ses journaux et ses sauvegardes peuvent garder des copies plus longtemps : demande à qui l’administre.
teach-register = Un texte pour le registre
teach-register-means = À adapter entre crochets avec le délégué à la protection des données.
teach-register-copy = Copier le texte
teach-register-text =
    Traitement : séances de jeu mathématique « Diego » avec le logiciel libre Ludiade.
    Responsable : [établissement ou services académiques]. Délégué à la protection des données : [contact].
    Finalité : entraîner les élèves à reconnaître les écritures d’un nombre et repérer, pour la classe, les erreurs fréquentes. Ni note, ni décision automatique.
    Base légale : mission d’intérêt public (article 6, paragraphe 1, point e du RGPD).
    Personnes concernées : les élèves de [classe], [nom de l’enseignant].
    Données : nom de jeu (tiré au sort ou choisi), coups joués et leur heure, jeton technique de l’appareil.
    Destinataires : l’enseignant ; à une table, les élèves qui y jouent voient les noms et les coups de cette table.
    Lieu : l’ordinateur de l’enseignant, sur le réseau local. Aucun sous-traitant, aucun transfert.
    Durée : [la séance, puis seulement une carte de la classe sans noms / N jours]. Effacement par l’enseignant à tout moment.
    Sécurité : accès à la séance par un code, noms approuvés par l’enseignant, effacement qui réécrit l’espace libéré du fichier.
    Droits : accès, rectification, effacement, opposition auprès de [contact].
