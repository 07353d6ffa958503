coach-curve-head = Les chances de chacun, d’après ce qu’il voyait :
coach-turns-head = Les décisions qui ont le plus coûté :
coach-no-turns = Aucune décision n’a coûté assez pour qu’on en soit sûr.
coach-turn = Coup { $n }, { $name } : { $action }
coach-better = Mieux : { $action } ({ $better } % de chances au lieu de { $chance } %).
coach-balance-head = Décisions et hasard, à partir de 50 % :
coach-balance = { $name } : décisions { $skill }, hasard { $luck }, résultat { $result } %
