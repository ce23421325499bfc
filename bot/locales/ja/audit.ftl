### Audit.
audit-title = 操作ログ
audit-nothing-found = 一致する記録はありません。
audit-phase-draft = 大会を準備中に戻しました
audit-phase-registration = 受付を開始しました
audit-phase-closed = 参加者を確定しました
audit-phase-running = 対局を始めました
audit-phase-finished = 順位を確定しました
audit-phase-cancelled = 大会を中止しました
audit-phase-series = シリーズにしました
audit-series-planned = シリーズの予定を決めました
audit-evening-opened = 第{ $number }回を開きました
audit-evening-recorded = 第{ $number }回を記録しました
audit-branch-opened = { $title }を{ $count }人で始めました
audit-branch-taken-back = 参加者が変わるため{ $title }を取り消しました
audit-branch-recorded = { $title }の状況を記録しました
audit-main-line-named = 別の大会の一部にしました
audit-status-active = { $who }：参加（{ $cause }）
audit-status-waiting = { $who }：補欠（{ $cause }）
audit-status-withdrawn = { $who }：辞退（{ $cause }）
audit-status-removed = { $who }：除外（{ $cause }）
audit-status-disqualified = { $who }：失格（{ $cause }）
audit-cause-withdrew = 本人の希望
audit-cause-director = ディレクターの決定
audit-cause-forfeit = 不戦敗のため
audit-cause-moved-up = 補欠から繰り上げ
audit-cause-reinstated = 復帰
audit-cause-appeal = 異議申し立て後
audit-cause-withdrawal = 辞退のため
audit-source-agreed = 両者が一致
audit-source-silence = 期限内に異議なし
audit-source-claim = 来た人が申請
audit-source-director = ディレクターが入力
audit-source-withdrawal = 辞退による
audit-source-import = 取り込み
audit-source-format = 提出物や記録による
audit-fee-unpaid = 未払い
audit-fee-paid = 支払い済み
audit-fee-returned = 返金済み
audit-fee-kept = 返金なし
audit-fee = { $who }の参加費を記録：{ $state }
audit-topic-requirement = 要請
audit-topic-appeal-filed = 異議申し立て
audit-topic-appeal-accepted = 異議を認める
audit-topic-appeal-rejected = 異議を退ける
audit-topic-note = メモ
audit-note-here = { $who }が来ました
audit-note-more-time = { $who }が時間を延長
audit-note-proposed-time = { $who }が時刻を提案
audit-note-agreed-time = { $who }が時刻に同意
audit-note-timed-out = { $who }：相手が時間切れ
audit-note-until = { $text }（{ $until }まで）
audit-page = { $entries }件、新しい順。{ $page }/{ $pages }ページ。
audit-entry = `{ $seq }` { $at } **{ $actor }**：{ $text }
audit-taken-back = ~~{ $text }~~（取り消し）
audit-said = { $text }：{ $words }
audit-created = {""}**{ $title }**を作成しました
audit-plan = 計画か設定を変更しました
audit-timetable-runs = スケジュールを再開しました
audit-timetable-paused = スケジュールを止めました
audit-entered = { $who }が申し込みました
audit-entered-waiting = { $who }が補欠になりました
audit-entrant-changed = { $who }のデータを変更しました
audit-stage-began = { $stage }が{ $entrants }人で始まりました
audit-round-published = { $stage }、{ $round }を公開しました
audit-round-amended = { $stage }、{ $round }の組み合わせを変更しました（{ $cause }）
audit-match-opened = { $stage }、{ $round }の{ $game }を開始できるようにしました
audit-match-passed = { $stage }、{ $round }で{ $who }を対局なしで次へ進めました
audit-match-empty = { $stage }、{ $round }の選手がいない試合を閉じました
audit-times-final = 確定した時刻：{ $games }
audit-times-tentative = 仮の時刻：{ $games }
audit-reported = { $who }が{ $game }を報告：{ $claim }
audit-before-start = { $text }（開始前）
audit-report-taken-back = { $who }が{ $game }の報告を取り下げました
audit-disputed = { $who }が{ $game }の報告に異議
audit-disputed-with = { $who }が{ $game }の報告に異議（{ $claim }）
audit-result = { $game }：{ $result }（{ $source }）
audit-rematch = { $game }の再戦を命じました
audit-form-asked = 「{ $form }」を求めました
audit-form-asked-until = { $due }までに「{ $form }」を求めました
audit-form-handed-in = { $who }が「{ $form }」を提出しました
audit-form-handed-in-for = { $who }の「{ $form }」を提出しました
audit-form-seen = { $who }の「{ $form }」を見ました
audit-form-seen-all = 全員の「{ $form }」を見ました
audit-draw = 抽選「{ $draw }」（{ $low }〜{ $high }）を告知しました
audit-word = { $who }が抽選「{ $draw }」に「{ $word }」を加えました
audit-questions = 未回答の質問：{ $questions }
audit-no-questions = 未回答の質問はなくなりました
audit-answered = 「{ $prompt }」の答え：{ $answer }
audit-answered-by = { $who }が「{ $prompt }」に回答：{ $answer }
audit-answered-by-lot = 「{ $prompt }」を抽選で決定：{ $answer }
audit-noted = { $game }：{ $note }
audit-step = { $stage }の第{ $step }段階を公開しました
audit-announced = お知らせしました
audit-dealt-with = 「{ $what }」を処理しました
audit-undone = 最後の操作を取り消しました
audit-seed-replaced = 新しい乱数シードを決めました：ログに元のシードがありませんでした
audit-cause-correction = 結果の訂正
audit-topic-stands = 記録のまま
audit-play-taken-back = { $stage }、{ $round }より後をすべて取り消しました
audit-note-here-late = { $who }が来ました（遅刻）
audit-cause-newcomer = ラウンド中の参加
audit-cause-declined = 招待を辞退
audit-cause-unanswered = 招待に返事なし
audit-cause-no-place = リーグに空きなし
audit-role =
    { $given ->
        [yes] { $who }さんを{ $role }に任命しました
       *[no] { $who }さんを{ $role }から外しました
    }
audit-person-replaced = { $old }さんの席を{ $new }さんに渡しました
audit-person-same = { $new }さんは、Discordなしで登録されていた{ $old }さんです
audit-person-apart = { $old }さんと{ $new }さんは再び別の人になりました
audit-not-done = 「{ $what }」を実行できませんでした：{ $why }
audit-dealt-with-about = { $about }の「{ $what }」を処理しました
audit-due =
    { $topic ->
        [close_registration] 参加受付の終了
        [declined] 辞退された招待
        [invite] 招待
        [next_game] 次の対局
        [finish] 終了
        [pair] 次の組み合わせ
        [fix] 対局時刻の確定
        [silence] 返事のない報告
        [answer_default] 返事のない質問
        [choice_default] 選ばれなかった選択
        [lots] 抽選
        [failed] 失敗した処理
        [digest] 未完了のこと
        [form_due] フォームの締め切り
       *[other] リマインダー
    }
audit-form-closed = 「{ $form }」の提出を締め切りました
audit-note-time-admitted = { $who }：時間切れ負けを認めた
audit-note-time-denied = { $who }：時間切れ負けではないと主張
audit-cause-not-here = チェックインなし
audit-source-server = { $server }からの報告
audit-server-linked = { $server }の対局：{ $games }
audit-server-doubted = { $server }：{ $game }、未採用：{ $doubts }
audit-server-settled = { $game }についてのサーバーの報告を決定：{ $answer }
audit-server-reported = { $server }が{ $game }を報告：{ $claim }
audit-member =
    { $given ->
        [yes] { $who }さんを{ $entrant }に加えました
       *[no] { $who }さんを{ $entrant }から外しました
    }
# A draw waits for its beacon. $until is a moment.
audit-draw-delayed = 抽選「{ $draw }」のビーコンに接続できませんでした。次の試行：{ $until }
# A director has a draw made without its beacon; the reason follows.
audit-beacon-waived = 抽選「{ $draw }」をビーコンなしで行うと決めました
audit-team-sought =
    { $given ->
        [yes] { $who }をチーム待ちのリストに載せた
       *[no] { $who }をチーム待ちのリストから外した
    }
audit-teams-drawn = チーム待ちの{ $count }人のチームを抽選した
