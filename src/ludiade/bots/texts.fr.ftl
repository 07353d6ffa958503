bot-random = Hasard
bot-beginner = Pomme
bot-easy = Basile
bot-medium = Hortense
bot-hard = Zénon
bot-expert = Mélusine

manner-random = Joue n’importe quoi de permis, sans regarder.
manner-beginner = Découvre le jeu : suit son envie et oublie ce qu’elle ne voit pas.
manner-easy = Joue tranquillement, prend ce qui s’offre et laisse passer bien des choses.
manner-medium = Joue solide et réfléchit un peu, sans chercher la petite bête.
manner-hard = Compte, se souvient et calcule : il pardonne peu.
manner-expert = Calcule aussi loin que cette machine le permet, et n’oublie rien.
