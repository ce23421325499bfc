### Webhooks: addresses that are sent every change of a tournament.

webhooks-title = { $title } · Webhooks
webhooks-none = Nenhum webhook ainda. `/td webhook` com uma URL envia a ela toda mudança pública em JSON.
webhooks-off = Quem hospeda este bot desligou os webhooks: nada é enviado.
webhooks-added = **{ $host }** recebe toda mudança a partir de agora. Este segredo assina o que envio, e só o mostro uma vez:
webhooks-renewed = A partir de agora assino o que **{ $host }** recebe com outro segredo. Só o mostro uma vez:
webhooks-removed = **{ $host }** não recebe mais nada.
webhooks-switched-on = **{ $host }** volta a ser tentado agora, e segue de onde parou.
webhooks-test-taken = **{ $host }** aceitou o teste.
webhooks-test-refused = **{ $host }** não aceitou o teste. { $trouble }
webhooks-given-up = O webhook **{ $host }** foi desligado. { $trouble } Nada se perde: ligue com `/td webhook`, e ele segue de onde parou.
webhooks-line-new = { $number }. **{ $host }** recebe a próxima mudança.
webhooks-line-well = { $number }. **{ $host }** aceita tudo, por último { $at }.
webhooks-line-failing = { $number }. **{ $host }** não aceita nada desde { $since }. { $trouble } Próxima tentativa: { $again }.
webhooks-line-off = { $number }. **{ $host }** foi desligado em { $since }. { $trouble } O que acontecer até lá espera por ele.
webhooks-trouble-status = Respondeu { $status }.
webhooks-trouble-redirect = Aponta para outro endereço, que não é seguido: configure aquele.
webhooks-trouble-timeout = Não respondeu em dez segundos.
webhooks-trouble-unreachable = Não dá para acessar.
webhooks-trouble-certificate = O certificado dele não é válido.
webhooks-trouble-gone = Respondeu que não existe mais.
webhooks-trouble-broken = Algo deu errado no bot; quem o hospeda encontra no log.
webhooks-trouble-not-allowed = Este bot não pode se conectar ao lugar para onde ele leva.
webhooks-button = { $label } ({ $number })
webhooks-heading = Webhooks
