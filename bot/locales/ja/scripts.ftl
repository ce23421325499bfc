scripts-reveal = 結果発表
scripts-next-step = 次を発表する
scripts-first-step = 発表を始める
scripts-no-script = 今、順に発表するものはありません。もう発表したか、先に行う抽選を待っています。
scripts-all-told = すべて発表しました。次はラウンドそのものを公開できます。
scripts-publish = オンラインのラウンドを公開する
scripts-next-is =
    次は{ $steps }のうち{ $step }番目です。全員に次のように表示されます:
    > { $sentences }
scripts-published = 発表完了:{ $rounds }ラウンドを、パズル、結果、順位ボードとともに公開しました。
scripts-strategy-path = 順位の流れ
scripts-match-diagram = 試合
scripts-stage-open = オンラインステージは{ $due }({ $distance })まで続きます。まだパズルを解けるため、それまで何も発表しません。
scripts-close-stage = 今すぐステージを終了する
scripts-close-title = オンラインステージを早く終了する
scripts-close-word = 終了
scripts-close-field = 終了するには「{ $word }」と入力
scripts-close-help = その後は誰もパズルの開始や提出ができません。
scripts-not-closed = オンラインステージは開いたままで、何も変わっていません。終了するには「{ $word }」と入力してください。
scripts-path =
    マッチ{ $match }:勝者は{ $winner ->
        [done] これで終了
       *[other] 次に{ $winner }
    }、敗者は{ $loser ->
        [done] これで終了です
       *[other] 次に{ $loser }です
    }。
