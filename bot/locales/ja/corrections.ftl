corrections-plain = **{ $players }**は**{ $before }**と記録されていて、**{ $after }**になります。あとの対局には影響せず、発表済みの組み合わせはそのままです。
corrections-rests =
    {""}**{ $players }**は**{ $before }**と記録されていて、{ $count ->
        [0] あとの対局には影響しませんが、その後に発表されたものがこれに基づいています。
       *[other] あとの{ $count }局がこれに基づいています：{ $names }。
    }
corrections-without-game = 対局なしで進出した人：**{ $who }**。
corrections-leaving = 進出しなかったはずの人：**{ $who }**。
corrections-entering = 進出したはずの人：**{ $who }**。
corrections-reseeded = 進出する人は同じですが、場所が変わります。
corrections-on-server = ゲームサーバーに残り、Heraldは終了させません。取り消すと誰の結果にもなりません：{ $games }
corrections-choose = **取り消す**：これに基づくものを組み直して、もう一度対局します。**そのままにする**：結果と発表済みのものは裁定としてそのまま残り、理由が全員に示されます。
corrections-place = { $who }：{ $before }位 → { $after }位
corrections-places = いま変わる順位：
corrections-correct = 訂正する
corrections-reset = 取り消す
corrections-stand = そのままにする
corrections-stood = **{ $players }**は記録のままです。理由は全員に伝わりました。
corrections-ruling = **{ $players }**は実際には**{ $actual }**でしたが、その後の進行がこれに基づいているため、ディレクターの裁定で**{ $recorded }**のままとします。{ $why }
corrections-taken-back = 結果が訂正され、**{ $round_title }**のあとの状態に戻りました。その後は組み直されます。
corrections-amended = 結果が訂正されました。**{ $round_title }**でそれに基づいていたものは取り消され、組み直されます。
corrections-all-the-same = それでも行う
corrections-late-check-in = **{ $name }は{ $players }に遅れて来ました**。間に合った人はいません。誰も不戦勝を申請できないので、判断してください。
corrections-recorded-by-ruling = { $recorded } §（実際は{ $actual }）
corrections-note = § { $players }はディレクターの裁定により**{ $recorded }**として数えます（実際は**{ $actual }**）。{ $why }
corrections-pictured = § 裁定による結果{ $count }件
corrections-prizes = 現時点での賞の変更：
corrections-prize = { $prize }：{ $before } → { $after }
