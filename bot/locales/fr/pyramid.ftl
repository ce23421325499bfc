### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = Ligues
pyramid-moves = Mouvements
pyramid-this-cycle = Ce cycle
pyramid-next-cycle = Prochain cycle
pyramid-champion = champion
pyramid-carried = Où mène cette place, si le prochain cycle a autant de niveaux.
pyramid-tier = Niveau { $letter }
