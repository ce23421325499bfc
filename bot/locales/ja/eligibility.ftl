eligibility-title = 出場資格
eligibility-seeds = シード
eligibility-reserves = 補欠
eligibility-about-seeds = シードについて
eligibility-name = 名前
eligibility-score = 得点
eligibility-status = 状態
eligibility-help = 通常ラウンドの上位の得点を合計します。招待された人は出場するかどうかを答え、その中の上位がシードになります。
eligibility-level = 同点は、各ラウンドでの最高順位、次に抽選で決めます。
eligibility-nothing = 出場資格の表はありません。参加者がいないか、プレーオフがもう始まっています。
eligibility-declined = 出場しない
eligibility-no-answer = 参加の返事なし
eligibility-not-invited = 招待なし
eligibility-closed = この選手たちが出場します。最初のラウンドの前に誰かが抜けたら、補欠が繰り上がります。
eligibility-list-stands = 返事の期限が過ぎました。この選手たちが出場します。最初のラウンドの前に誰かが抜けたら、補欠が繰り上がります。
eligibility-seed = 第{ $number }シード
eligibility-reserve = 補欠{ $number }番
eligibility-byes = 空席{ $count }:最下位シードの不戦勝枠として、すべての対戦に負ける扱いです。
eligibility-you-moved-up = 朗報です。辞退者が出たので、第{ $number }シードとして**{ $title }**に出場できます。
eligibility-gone =
    { $count ->
        [one] { $names }が抜けました。
       *[other] { $names }が抜けました。
    }
eligibility-came = {""}**{ $name }**がシード{ $number }で繰り上がります。
eligibility-then = { $names }、次に{ $name }
eligibility-order = 予選の成績順にシードされています。
eligibility-rounds = ラウンドは{ $first }から{ $last }まで。
