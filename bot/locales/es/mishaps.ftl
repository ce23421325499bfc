### What people read when something could not be done.

mishaps-broken = Lo siento, algo ha fallado por mi parte. No ha cambiado nada, y ha quedado anotado. Inténtalo otra vez o avisa a un director.
mishaps-may-have-counted = Lo siento, algo ha fallado mientras respondía, y ha quedado anotado. Puede que lo que hiciste haya contado igualmente: compruébalo antes de repetirlo.
mishaps-too-late = Lo siento, ahora mismo hay mucha gente y no he podido abrir el formulario a tiempo. Inténtalo otra vez.
mishaps-not-here = No veo a quién o qué elegiste: tiene que estar en este servidor, y yo necesito permiso para verlo.
mishaps-unreadable = No puedo leer lo que hay escrito en <#{ $channel }>, así que no sé si mi último mensaje llegó. Dame el permiso *Leer el historial de mensajes*: hasta entonces espero, para que nada salga dos veces.
mishaps-unusable = No puedo usar lo que has escrito. No ha cambiado nada; revísalo e inténtalo otra vez.
mishaps-face-failed =
    Algo que solo muestra el formato { $format } no ha funcionado: { $part ->
       *[posts] publicaciones
        [pictures] imágenes
        [preview] una vista previa
        [field] la lista de participantes
        [dates] las fechas de las rondas
        [files] archivos
    }. El torneo sigue, y todo lo demás se publica. Quien aloja este bot encuentra el motivo en su registro.
