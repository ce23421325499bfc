### Lo que dicen los formatos.

format-single-elimination-title = Eliminación directa

format-single-elimination-summary = Un cuadro con cabezas de serie: quien pierde un cruce queda fuera.

format-single-elimination-option-third-place = ¿Juegan por el tercer puesto quienes pierden las semifinales?

format-single-elimination-rule-third-place-yes = Los perdedores de las semifinales juegan por el tercer puesto.

format-single-elimination-rule-third-place-no = Los perdedores de las semifinales comparten el tercer puesto.

format-single-elimination-scores-contradict-winner = El marcador de { $game } no coincide con el ganador. Revisa ambos.

format-single-elimination-rule-all-places-yes = Los perdedores de cada ronda siguen jugando hasta decidir todos los puestos.

format-single-elimination-rule-all-places-no = Los demás puestos no se juegan.

format-single-elimination-option-all-places-label = Jugar todos los puestos

format-single-elimination-option-all-places = ¿Siguen jugando los perdedores de cada ronda, por todos los puestos?
