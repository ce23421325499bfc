### Time zones: asking for one, saying it back.

zones-form-title = Tu zona horaria
zones-field = ¿Dónde vives?
zones-field-help = Una ciudad, un país, una zona o una diferencia. Solo una vez; se cambia con /me timezone.
zones-placeholder = Berlin, New York, Brazil, UTC+2
zones-change = Cambiar zona
zones-other = En otro sitio
zones-set-zone = Indicar mi zona horaria
zones-clock-reads = Tu reloj marca ahora **{ $clock }** ({ $zone }). Si no es así, pulsa **{ zones-change }**.
zones-not-asked-yet = Todavía no conozco tu zona horaria. Las horas que te muestro son correctas de todos modos; las que escribes la necesitan.
zones-which = «{ $typed }» puede significar varias zonas. ¿Dónde marca el reloj lo mismo que el tuyo?
zones-clock-now = { $zone } (ahora { $clock })
