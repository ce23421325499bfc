remedies-reopened = 参加受付を再開し、お知らせしました。
remedies-left-out = 外した人:{ $names }
remedies-leave-out-now = 外す
remedies-publish-early = この人たち抜きで公開
remedies-really-leave-out = { $names } を外しますか?人数分の枠がないことが全員に伝わります。`/td undo` で元に戻せます。
remedies-answers-awaited = { $names } は { $until } まで返答できます。誰を外すかはその後で決められます。
remedies-would-leave-out = { $names } はまだ返答しておらず、{ $until } まで返答できます。今公開すると外れます。
