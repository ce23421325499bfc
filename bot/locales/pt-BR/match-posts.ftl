### The posts of single matches.

match-posts-best-of = melhor de { $games }
match-posts-press-winner = Quem ganhou? Um toque informa, e mais um do outro lado confirma.
match-posts-press-score = Como acabou? Aperte o placar, primeiro as suas partidas.
match-posts-taken-back = Este confronto não conta mais, então não há o que informar.
match-posts-no-threads = Não consigo abrir tópicos em <#{ $channel }>, então posto os confrontos no próprio canal. Para cada um ter seu tópico, libere para mim *Criar tópicos públicos* lá, ou feche alguns tópicos do servidor.
match-posts-voice = Canal de voz: <#{ $channel }>
