### A cycle of leagues.

cycle-invitations-go-out = Se invita a todos los inscritos
cycle-makes-room = Quien no viene deja su plaza al siguiente de la lista de espera
cycle-next-game = Se abre la siguiente partida
cycle-declined = Rechazó la invitación.
cycle-no-answer = No respondió a la invitación a tiempo.
cycle-overdue = Estas partidas debían terminar antes del { $until }. Toca informar del resultado o contarle a un director qué pasa.
cycle-overdue-for-directors = Estas partidas debían terminar antes del { $until }. Decide con `/judge forfeit` o `/round result`, o da más tiempo con `/td options`.
cycle-unfinished = Estas partidas aún no tienen resultado. Si una ha acabado, pulsa **Informar resultado**.
cycle-unfinished-until = Estas partidas aún no tienen resultado. Si una ha acabado, pulsa **Informar resultado**. Acaba las demás antes de { $until }.
cycle-no-place = Ninguna liga tiene sitio para tantos.
cycle-not-here = No confirmó su presencia.
