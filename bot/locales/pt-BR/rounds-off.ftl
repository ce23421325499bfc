### Rounds off: players sit out a round.

rounds-off-form-title = Folga
rounds-off-yours = Você folga: { $rounds }.
rounds-off-none = Você joga todas as rodadas.
rounds-off-without-points = sem pontos
rounds-off-until = Você pode mudar a rodada { $number } até { $at }.
rounds-off-private = Só a direção vê isto antes de a rodada ser publicada.
rounds-off-take = Folgar na rodada { $number }
rounds-off-play = Jogar todas as rodadas
rounds-off-theirs = **{ $name }** folga: { $rounds }.
rounds-off-theirs-none = **{ $name }** joga todas as rodadas.
rounds-off-nobody = Ninguém folga nas próximas rodadas.
rounds-off-by-director = A direção lançou que você folga: { $rounds }. Você pode mudar com `/me round-off`.
rounds-off-by-director-none = A direção lançou que você joga todas as rodadas. Você pode mudar com `/me round-off`.
