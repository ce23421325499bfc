### What is stored about somebody, and what becomes of it.

personal-forget = Olvídame…
personal-forget-now = Sí, olvídame
personal-forgotten = Hecho: tu cuenta, tu nombre y todo lo que configuraste quedan olvidados. Quien use Herald con tu cuenta a partir de ahora será alguien nuevo.
personal-backups-end =
    Las copias de seguridad de mi base de datos te olvidan en { $days ->
        [one] { $days } día
       *[other] { $days } días
    } como máximo.
personal-backups-daily =
    Mis copias de seguridad diarias te olvidan en { $days ->
        [one] { $days } día
       *[other] { $days } días
    } como máximo. Si quien aloja este bot guarda copias en otro sitio, pregúntale por cuánto tiempo.
personal-backups-unknown = Las copias de seguridad de mi base de datos pueden conservar todavía lo que acabas de borrar. Pregunta a quien aloja este bot por cuánto tiempo.
personal-stored =
    El archivo contiene todo lo que se guarda sobre ti: tu cuenta y tu nombre, { $known ->
        [True] tu zona horaria ({ $zone }),
       *[other] ninguna zona horaria,
    } { $tournaments ->
        [one] { $tournaments } torneo,
       *[other] { $tournaments } torneos,
    } { $acts ->
        [one] { $acts } cosa que hiciste allí
       *[other] { $acts } cosas que hiciste allí
    } y { $messages ->
        [one] { $messages } mensaje directo.
       *[other] { $messages } mensajes directos.
    }
personal-what-happens = Tu cuenta, tu nombre, tu zona horaria, tus recordatorios y los textos de los mensajes dirigidos a ti se olvidarán para siempre. Los resultados se quedan: donde jugaste, en lugar de tu nombre pondrá «Participante 7» o algo parecido.
personal-still-plays = Todavía juegas en { $tournaments }. Olvidarte no te saca de ahí; si quieres eso, usa antes `/leave`.
personal-still-directs = Todavía diriges { $tournaments }. Nombra antes a otra persona: `/td staff`.

personal-rating = Tu puntuación en **{ $title }**: { $rating }, tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}. Se calcula con los resultados; `/leave` en la serie la termina.
