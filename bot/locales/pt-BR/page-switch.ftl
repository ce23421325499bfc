### Switching the page of a tournament on and off.

page-switch-no-pages = Este bot não tem páginas na web. Quem o hospeda pode ligá-las com HERALD_WEB.
page-switch-off = Este torneio não tem página na web. `/td page show:True` abre uma.
page-switch-on = A página está aberta a quem tiver este link: { $address }
page-switch-found = Ela está na lista de todos os torneios, e buscadores podem encontrá-la.
page-switch-hidden = Pedimos aos buscadores que a deixem de fora, e ela não está em nenhuma lista.
page-switch-log = Quando o torneio acabar, qualquer pessoa poderá baixar ali o registro inteiro. Nele está tudo o que os jogadores mandaram: quando podiam jogar, recursos, contestações.
