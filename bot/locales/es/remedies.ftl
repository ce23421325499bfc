remedies-reopened = La inscripción está abierta de nuevo, y anunciada.
remedies-left-out = Quedan fuera: { $names }.
