rulings-requirement = ディレクターからの要求
rulings-noted = ディレクターの所見
rulings-refusing-costs = 従わないと不戦敗になります。
rulings-requirement-2 = ディレクターから**{ $name }**さんへの要求：{ $text }。{ rulings-refusing-costs }
rulings-appeal-received = 復帰の申し立てをディレクターに伝えました。結果が出たらすぐお知らせします。
rulings-complies = **{ $name }**さんは要求に従います：{ $text }
rulings-refuses =
    {""}**{ $name }**さんは要求を断りました：{ $text }
    { rulings-refusing-costs }`/judge forfeit`で裁定するか、別の結果を入力してください。
rulings-appeal-decided =
    { $accepted ->
        [yes] **{ $name }**さんの申し立てが認められ、次のラウンドから復帰します。不戦敗の対局は負けのままです。ディレクターの理由：{ $text }
       *[no] **{ $name }**さんの申し立ては却下されました。ディレクターの理由：{ $text }
    }
