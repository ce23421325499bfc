### A cycle of leagues: invitations, players who do not come, games that are not over.

cycle-invitations-go-out = Todo mundo que se inscreveu recebe um convite
cycle-makes-room = Quem não aceitou abre vaga para a lista de espera
cycle-next-game = A próxima partida abre
cycle-declined = O convite foi recusado.
cycle-no-answer = O convite não foi respondido a tempo.
cycle-overdue = Estas partidas deveriam ter acabado até { $until }. Informe-as, ou conte à direção o que houve.
cycle-overdue-for-directors = Estas partidas deveriam ter acabado até { $until }. Decida com `/judge forfeit` ou `/round result`, ou dê mais tempo com `/td options`.
cycle-unfinished = Estas partidas ainda não têm resultado. Se alguma já acabou, aperte **Informar resultado**.
cycle-unfinished-until = Estas partidas ainda não têm resultado. Se alguma já acabou, aperte **Informar resultado**. Termine as outras até { $until }.
cycle-no-place = Nenhuma liga tem vaga para tanta gente.
cycle-not-here = Não fez o check-in.
