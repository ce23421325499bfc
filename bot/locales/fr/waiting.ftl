waiting-waiting = Un instant, je termine encore autre chose.
waiting-database = J’y travaille. La base de données est occupée à autre chose ; rien n’est perdu.
waiting-done-already = C’est déjà fini, ou arrêté ; il n’y a plus rien à arrêter.
waiting-stopping = Arrêt en cours…
waiting-so-far =
    Simulation, étape { $step } : { $done } sur { $total }
    `{ $filled }{ $bar }`
