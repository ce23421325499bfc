### Lo que dicen los formatos.

format-double-elimination-title = Doble eliminación

format-double-elimination-summary = Cuadro de ganadores, cuadro de perdedores y gran final: fuera tras dos derrotas.

format-double-elimination-option-reset-label = Segunda final

format-double-elimination-option-reset = ¿Se repite la gran final si la gana el ganador del cuadro de perdedores?

format-double-elimination-rule-reset-yes = Si el ganador del cuadro de perdedores gana la gran final, se repite.

format-double-elimination-rule-reset-no = La gran final es un solo duelo, gane quien gane.

format-double-elimination-scores-contradict-winner = El marcador de { $game } no coincide con el ganador. Revisa ambos.
