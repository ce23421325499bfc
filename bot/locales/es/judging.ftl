### Live matches: the heat as everybody sees it, and the judge's panel.

judging-panel = Panel del juez
judging-not-started = El reloj no ha empezado. ¿Las dos hojas boca abajo, las manos en los cronómetros?
judging-no-spare-sheets = No hay suficientes hojas de reserva: en esta manga no hay hojas nuevas.
judging-held = ⏸️ En pausa: los jueces revisan una avería.
judging-ready = a punto
judging-no-winner = No vale.
judging-refresh = Actualizar
judging-next-heat = Siguiente manga
judging-more = Más
judging-back = Volver al panel
judging-open-panel = Panel del juez
judging-more-help = Lo que se necesita pocas veces. Una decisión de los jueces es definitiva; la última entrada se puede anular.
judging-called-by-judges = Los jueces llaman cada manga; aquí aparecen su reloj y sus veredictos.
judging-called = Los jueces llaman cada duelo; aquí aparecen su reloj y su veredicto.
judging-text-field = ¿Qué pasó?
judging-text-help = Se guarda, y todos pueden leerlo.
judging-timer-field = Cronómetro de precisión
judging-timer-help = Lo que marca desde la última vez que se puso en marcha, como 6:43.2
judging-start-true = Empezar la manga
judging-start-false = Empezar, sin hojas de reserva
judging-labels-stop = Parar
judging-labels-official-time = Cronómetro
judging-labels-correct = Correcto
judging-labels-incorrect = Incorrecto
judging-labels-sheet-back = Devolver hoja
judging-labels-new-sheet = Hoja nueva
judging-labels-timer = Anunciar
judging-labels-time-limit = Se acabó el tiempo
judging-labels-too-close = Demasiado igualado
judging-labels-malfunction = Avería
judging-labels-go-on = Seguir
judging-labels-decision = Decidir a favor de
judging-labels-take-back = Anular la última entrada
judging-heat = { $round_title } · Manga { $number }
judging-match = **{ $code }** { $better } (mejor cabeza de serie) – { $worse }
judging-new-sheet-taken = con el puzle, en una hoja nueva
judging-handed-in = entregado en { $at_ms }
judging-right = **correcto**, tiempo oficial { $official_ms }. Sin anunciar todavía
judging-announce-at = La respuesta correcta se anuncia a las { $at } ({ $at_distance }), o cuando ambas hojas estén corregidas.
judging-verdict = **Veredicto:** { $sentence }
judging-wins = Gana { $name }.
judging-heat-of = Tanda { $number }: { $matches }.
judging-clock = ⏱️ El reloj empezó a las { $began }. El peor cabeza de serie tiene hasta las { $over } ({ $over_distance }).
judging-at-the-puzzle =
    con el puzle{ $new_sheet ->
        [yes] , tiene una hoja nueva
       *[no] {""}
    }
judging-at-the-puzzle-again =
    otra vez con el puzle, tras { $count } { $count ->
        [one] respuesta falsa
       *[other] respuestas falsas
    }{ $new_sheet ->
        [yes] , tiene una hoja nueva
       *[no] {""}
    }
judging-with-grader = entregada, tiempo oficial { $time }
judging-with-grader-until = entregada, tiempo oficial { $time }; el corrector tiene hasta { $until }
judging-wrong = {""}**incorrecta**, entregada a { $time }
judging-wrong-until = {""}**incorrecta**, entregada a { $time }; la hoja vuelve a las { $until } ({ $until_distance })
judging-button = Panel de jueces
judging-no-match = Ningún cruce presencial espera a un juez. El panel se abre cuando se publica una ronda presencial.
judging-round-ready =
    {""}**{ $round }** está publicada. **{ $panel }** abre el panel de { $heats } { $heats ->
        [one] tanda
       *[other] tandas
    }; cada juez puede tener uno abierto.
judging-entry-start = se puso en marcha el reloj
judging-entry-stop = { $name } entregó en { $time }
judging-entry-official = tiempo oficial de { $name }: { $time }
judging-entry-correct = la respuesta de { $name } es correcta (corregida en { $time })
judging-entry-incorrect = la respuesta de { $name } es incorrecta (corregida en { $time })
judging-entry-sheet-back = { $name } recuperó la hoja en { $time }
judging-entry-new-sheet = { $name } tomó una hoja nueva en { $time }
judging-entry-timer = anunciado en { $time }
judging-entry-time-limit = se acabó el tiempo en { $time }
judging-entry-too-close = demasiado ajustado para decidir
judging-entry-malfunction = incidencia: { $text }
judging-entry-go-on = la partida sigue
judging-entry-decision = los jueces decidieron a favor de { $name }: { $text }
judging-entry-take-back = se retiró la última anotación
judging-taken-back = La dirección ha deshecho esto. Ya no cuenta.
judging-held-at = ⏸️ En pausa: los jueces revisan una incidencia. El reloj de esta partida está parado en { $timer }.
judging-stood = ⏱️ El reloj de esta partida estuvo parado { $time }. El tiempo del peor cabeza de serie acaba a las { $over } ({ $over_distance }).
judging-labels-ran-on = Seguir, el reloj corrió
judging-needs-no-command = No necesitan ningún comando: les escribo cuando se publica una ronda en vivo, y el botón **{ $panel }** bajo cada tanda es para ellos.
