### What entrants hand in.

forms-correct = Corregir
forms-change = Cambiar
forms-which-form = ¿Qué formulario? Cada uno se abre con lo que has entregado hasta ahora.
forms-not-yet = Todavía no hay nada entregado.
forms-missing = Sin entregar
forms-forms = Formularios
forms-handed-in-by = Entregado
forms-still-missing = Falta
forms-nobody = Nadie.
forms-sealed-note = Sellado: solo los directores pueden mirarlo, con `/forms look`, y el registro dice quién lo hizo.
forms-nothing-there = Todavía no se ha entregado nada, así que no había nada que mirar.
forms-reminder = Te falta entregar **{ $title }**. Puedes hacerlo hasta el { $due }.
forms-over = Se acabó el plazo de **{ $title }**. Sin entregar: { $missing }.
forms-everybody-has = Se acabó el plazo de **{ $title }**: todos los que debían lo han entregado.
forms-to-do = Entrega **{ $title }**.
forms-looked-at = { $title }: lo que se entregó
forms-noted = Anotado para { $game }: **{ $label }**.
forms-reminder-due = Se recuerda a quien no ha entregado «{ $title }»
forms-time-is-up = Vence el plazo de «{ $title }»
forms-asked-publicly = **{ $title }**: { $help_text }
forms-asked-publicly-due = **{ $title }**, hasta el { $due }: { $help_text }
forms-how-many-asked =
    { $count ->
        [one] Se pide a { $count } jugador.
       *[other] Se pide a { $count } jugadores.
    }
forms-change-until = Hasta el { $due }; hasta entonces puedes cambiarlo.
forms-arrived = **{ $title }** ha llegado. Esto es lo que he entendido:
forms-you-can-change = Puedes cambiarlo hasta el { $due } ({ $distance }).
forms-see-receipts = `/me sent` muestra cuándo llegó.
forms-handed-in-for = **{ $title }** queda entregado por **{ $name }**:
forms-by-director = Un director ha entregado **{ $title }** por ti:
forms-not-right = **{ $title }** todavía no está bien; no se ha guardado nada:
forms-asking = {""}**{ $title }**: deben responder { $count }, { $reached }.
forms-asking-due = {""}**{ $title }**, hasta el { $due }: deben responder { $count }, { $reached }.
forms-state =
    { $sealed ->
        [yes] **{ $title }** (sin plazo, sellado)
       *[no] **{ $title }** (sin plazo)
    }
forms-state-due =
    { $sealed ->
        [yes] **{ $title }** (hasta el { $due }, sellado)
       *[no] **{ $title }** (hasta el { $due })
    }
forms-missing-of = Sin entregar: { $title }, hasta el { $due }
forms-closed = **{ $title }** ya no se puede entregar: la dirección lo ha cerrado.
forms-leave-instead = El plazo para responder acabó { $due }. Si al final no puedes jugar, pulsa **{ $leave }**: entrará quien vaya después.
forms-not-handed-in = Sin entregar
forms-reached-chat = { $count } preguntados en el chat
forms-reached-link = { $count } por su enlace
forms-reached-none =
    { $count ->
        [one] a { $count } no se le puede avisar
       *[other] a { $count } no se les puede avisar
    }
forms-answer-for-them = Responde por ellos con `/players edit-many what:answers` o dales enlaces con `/guests link`.
forms-others-elsewhere =
    { $count ->
        [one] { $count } más no está en Discord y responde por un enlace personal o por medio de la dirección.
       *[other] { $count } más no están en Discord y responden por enlaces personales o por medio de la dirección.
    }
