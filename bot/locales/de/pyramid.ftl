### What is written on pictures of the pyramid besides names and numbers.

pyramid-leagues = Ligen
pyramid-moves = Auf- und Abstieg
pyramid-this-cycle = Dieser Zyklus
pyramid-next-cycle = Nächster Zyklus
pyramid-champion = Titelträger
pyramid-carried = Wohin dieser Platz führt, wenn der nächste Zyklus ebenso viele Stufen hat.
pyramid-tier = Stufe { $letter }
