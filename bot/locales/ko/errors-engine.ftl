### 엔진이 거절할 때의 문장.

errors-engine-phases-nothing = 아직 없어요
errors-engine-phases-draft = 아직 준비 중이에요
errors-engine-phases-registration = 참가 신청을 받고 있어요
errors-engine-phases-closed = 참가자가 정해졌고 아직 시작 전이에요
errors-engine-phases-running = 진행 중이에요
errors-engine-phases-finished = 끝났어요
errors-engine-phases-cancelled = 취소됐어요
errors-engine-phases-series = 시리즈예요
errors-engine-statuses-active = 참가 중이에요
errors-engine-statuses-waiting = 대기자 명단에 있어요
errors-engine-statuses-withdrawn = 기권했어요
errors-engine-statuses-removed = 몰수패로 제외됐어요
errors-engine-statuses-disqualified = 실격됐어요
errors-engine-statuses-outside-stage = 이미 시작한 이 단계에는 나오지 않아요
errors-engine-field-codes-too-few = 참가자가 { $found }명인데, 이 방식은 적어도 { $limit }명이 필요해요. 더 기다리거나 다른 방식을 고르세요.
errors-engine-field-codes-too-many = 참가자가 { $found }명인데, 이 방식은 최대 { $limit }명까지예요.
errors-engine-field-codes-too-many-rounds = { $found }라운드가 계획돼 있지만, 이 인원으로는 새 상대가 { $limit }라운드까지만 있어요. 라운드를 줄이거나 재대결을 허용하세요.
errors-engine-no-pairing-codes-everybody-met = { $who } 님과 처음 만날 수 있는 상대가 더 없어요. 옵션에서 재대결을 허용하거나 `/judge override`로 직접 대진을 정하세요.
errors-engine-no-pairing-codes-never-meet = 다음 선수들은 만나지 않게 되어 있는데, 이번 라운드는 어떻게 짜도 그런 대국이 생겨요: { $who }. `/td options`에서 대결 제한을 바꾸거나 `/judge override`로 직접 대진을 정하세요.
errors-engine-no-pairing-codes-never-meet-fixed = 이 선수들은 만나지 않기로 되어 있는데, FIDE 규칙으로 가능한 라운드에는 꼭 그런 대국이 생겨요: { $who }. 이 설정은 1라운드 전에 정해지니 `/judge override`로 직접 짝을 정해 주세요.
errors-engine-no-pairing-codes-no-complete-round = FIDE 규칙으로는 모두를 짝지을 수 있는 라운드가 더 없어요(C1~C3). `/judge override`로 직접 대진을 정하세요.
errors-engine-form-codes-unknown = 여기에 그런 양식이 없어요
errors-engine-form-codes-unknown-note = 이 대국에 기록할 수 없는 내용이에요
errors-engine-form-codes-missing = 빠졌어요
errors-engine-form-codes-doubled = 두 번 적혔어요
errors-engine-form-codes-unknown-item = 알 수 없어요
errors-engine-form-codes-outdated = 그사이 바뀐 것에 관한 내용이에요
errors-engine-form-codes-past = 이미 지났어요
errors-engine-form-codes-unreadable = 읽을 수 없어요
errors-engine-form-codes-not-sealed = 봉인되어 있지 않아서 누가 보는지 기록할 필요가 없어요
errors-engine-sentence = 안 됐는데 이유를 알 수 없어요. 다시 해 보고, 또 안 되면 운영자에게 알려 주세요.
errors-engine-invariant = 제 잘못이에요. 모두 기록해 두었으니 운영자에게 알려 주세요.
errors-engine-newer-event = 더 새로운 버전의 Herald가 쓴 내용이에요. 먼저 업데이트하세요. 사라진 것은 없어요.
errors-engine-not-ahead = { $round_number }라운드는 미리 편성할 수 없어요. 이 방식은 매 라운드를 최신 순위로 편성해요.
errors-engine-work-stopped = 중지했어요. 바뀐 것은 없어요.
errors-engine-unknown-entrant = 이 대회에서 그 선수를 찾을 수 없어요. 입력하면서 목록에서 고르세요.
errors-engine-unknown-pairing = 그 대국을 찾을 수 없어요. 라운드가 다시 편성됐을 수 있어요. `/tournament pairings`를 확인하세요.
errors-engine-not-your-game = 두는 사람만 할 수 있는데, { $entrant } 님은 이 대국을 두지 않아요: { $pairing }.
errors-engine-wrong-phase = 지금 대회 상태: { $now }. 이럴 때만 할 수 있어요: { $needs }.
errors-engine-already-entered = { $entrant } 님은 이미 참가했어요. 할 일이 없어요.
errors-engine-not-in = 지금은 할 수 없어요. { $entrant } 님은 { $status }.
errors-engine-ratings-fixed = 레이팅과 시드는 확정돼서 더는 바꿀 수 없어요.
errors-engine-unknown-format = “{ $key }” 방식이나 프리셋은 없어요. 입력하면서 목록에서 고르세요.
errors-engine-format-not-loaded = “{ $key }” 방식은 지금 쓸 수 없어요. 코드가 불러와지지 않아요. 이유는 봇 로그에 있어요.
errors-engine-not-next = 그건 다음 단계가 아니에요. 아마 누가 방금 했을 거예요. `/round preview`로 확인하세요.
errors-engine-results-missing = 라운드가 아직 끝나지 않았어요. 결과가 없는 대국: { $pairings }.
errors-engine-prompt-open = 질문 { $count }개에 먼저 답해야 해요. `/round answer`를 보세요.
errors-engine-no-such-prompt = 이제 그 질문은 없어요. 답이 나왔거나 대회가 진행됐어요.
errors-engine-already-answered = 이미 답이 나왔어요: **{ $answer }**.
errors-engine-no-such-draw = “{ $draw }” 추첨은 예고되지 않았어요.
errors-engine-already-drawn = “{ $draw }” 추첨은 끝났어요. 단어는 추첨 전에만 보탤 수 있어요.
errors-engine-already-contributed = { $entrant } 님은 이 추첨에 이미 단어를 보탰어요. 한 사람에 하나씩이에요.
errors-engine-result-exists = { $pairing }: 결과가 이미 있어요. 틀렸다면 운영자에게 고쳐 달라고 하세요.
errors-engine-no-report = { $pairing }: 열린 보고가 없어요. 결과는 `/match report`로 알려 주세요.
errors-engine-own-report = 우리 쪽에서 한 보고라서 상대가 확인해야 해요. 틀렸다면 취소할 수 있어요.
errors-engine-too-early = 아직 일러요: { $allowed_from }부터 할 수 있어요.
errors-engine-too-late = 늦었어요: { $allowed_until }까지 할 수 있었어요. 운영자가 도와줄 수도 있어요.
errors-engine-no-game-time = { $pairing }: 아직 확정된 시간이 없어요. 발표될 때까지 기다리세요.
errors-engine-not-here = 먼저 왔다고 알려 주세요: **왔어요**를 누르거나 `/match here`를 쓰세요.
errors-engine-opponent-here = 상대가 와 있어서 몰수승을 신청할 수 없어요. 대국을 시작하세요.
errors-engine-more-time-granted = 상대에게 시간을 더 줬어요. { $until_distance }부터 몰수승을 신청할 수 있어요.
errors-engine-round-closed = 가장 최근 라운드에서만 할 수 있는데, 이 라운드는 아니에요: { $name }. 결과는 아직 고칠 수 있어요.
errors-engine-nothing-to-undo = 되돌릴 것이 더 없어요.
errors-engine-branch-played = { $title }: 이미 이 참가자들로 진행 중이에요. 먼저 그쪽에서 `/td cancel`로 취소한 뒤 다시 시도해 주세요. 올바른 참가자로 다시 시작해요.
errors-engine-not-last-command = 그 뒤에 다른 일이 있었고, 되돌리기는 한 번에 한 단계씩이에요. `/td undo`를 다시 여세요.
errors-engine-deadline-passed = 일정에 따라 이미 처리됐어요. 두 번 실행된 것은 없어요.
errors-engine-bad-form = 아직 맞지 않아요: { $error }. 저장된 것은 없어요. 고쳐 주세요.
errors-engine-form-closed = 늦었어요: { $due }까지 내야 했어요. 운영자는 아직 대신 낼 수 있어요.
errors-engine-no-appeal = 지금 { $entrant } 님에 대해 신청하거나 판정할 이의가 없어요.
errors-engine-reason-needed = 이 결정은 이유와 함께 기록돼요. 이유를 적어 주세요.
errors-engine-field = 이 참가자들로는 이 방식을 진행할 수 없어요 (현재: { $found }, 한도: { $limit }). 옵션을 확인하세요.
errors-engine-no-pairing = 규칙상 이 라운드의 대진을 만들 수 없어요. `/judge override`로 직접 정하세요.
errors-engine-report-winner-not-seated = 승자로 적은 사람은 이 대국을 두지 않아요: { $game }. 둘 중 한 명을 고르세요.
errors-engine-report-scores-contradict = { $game }: 점수와 승자가 맞지 않아요. 누구의 점수인지 확인하세요.
errors-engine-report-no-ties = 여기에는 무승부가 없어요. { $game }: 누가 이겼는지 알려 주세요.
errors-engine-bad-report = { $game }: 이 대국에 맞지 않는 결과예요. 확인해 주세요.
errors-engine-remedies = 가능한 방법: { $ways }.
errors-engine-remedy-invite = 선수 { $count }명 더 초대
errors-engine-remedy-take-out = `/players withdraw`로 선수 { $count }명 제외
errors-engine-remedy-take-out-first = `/players withdraw`로 선수 { $count }명 제외 (규정상 먼저: { $first })
errors-engine-options =
    이 옵션들은 맞지 않아요:
    { $problems }
    바뀐 것은 없어요. 고쳐 주세요.
errors-engine-bad-answer = “{ $answer }”: 가능한 답이 아니에요. 목록에서 고르세요.
errors-engine-no-answer = 빈 답은 안 돼요. 목록에서 고르세요.
errors-engine-bad-round = 모두가 라운드에 정확히 한 번씩 있어야 해요.
errors-engine-check-round = 대진을 확인하세요.
errors-engine-bad-round-part =
    { $what ->
        [missing] 빠짐: { $who }.
        [doubled] 두 번 있음: { $who }.
       *[unknown] 이 라운드의 참가자가 아님: { $who }.
    }
errors-engine-bad-round-boards = 번호가 틀린 보드 { $count }개.
errors-engine-handmade =
    { $code ->
        [no_match_for] 이 라운드의 대전에 없어요: { $who }. 대전에 있는 사람끼리는 자리를 바꿀 수 있지만 다른 사람은 들어올 수 없어요.
        [different_parts] { $who }: 이 라운드의 같은 부분에 있지 않아서 만날 수 없어요. 같은 부분 안에서 자리를 바꾸세요.
        [left_out] 게임도 부전승도 없어요: { $who }. 아직 남아 있는 사람은 둘 중 하나가 필요해요.
        [other_number] 게임과 부전승의 수는 규칙으로 정해져 있어요. 게임 수가 아니라 누가 어디에 앉는지를 바꾸세요.
        [must_stay] { $who }의 대전은 그대로예요. 다시 두는 대전이거나 상대가 떠났어요.
        [no_rounds_off] 이 형식에서는 아무도 라운드를 쉴 수 없어요: { $who }. 경기나 부전을 주세요.
        [out] 이미 탈락했어요: { $who }. 이 라운드에는 나올 수 없어요.
       *[same_couples] 이 라운드는 누가 누구와 만나는지 정해져 있어요. 누가 먼저 앉는지만 바꿀 수 있어요.
    }
# A draw whose secret is not known here.
errors-engine-seed-unknown = 이 기록은 끝나기 전에 내보내서 시드가 없어요. 그래서 이 추첨은 할 수 없어요.
errors-engine-dependent-games =
    { $count ->
        [0] 그 뒤에 발표된 것이 이 결과에 달려 있어요.
       *[other] 이후의 { $count }게임이 이 결과에 달려 있어요.
    } 어떻게 할지 운영자가 `/round result`로 골라야 해요.
errors-engine-came-late = 너무 늦게 와서 게임을 가져갈 수 없어요. 둘 다 제때 오지 않았다면 운영자가 정해요.
errors-engine-forfeit-stands = { $pairing }: 부전패로 끝났어요. 규칙상 부전패 뒤에는 이유가 무엇이든 재대국이 없어요.
errors-engine-game-time =
    { $code ->
        [past] 이미 지난 시간이에요. 앞으로 올 시간을 고르세요.
        [final] { $pairing }의 시간은 확정됐고, 규칙상 확정된 시간은 바뀌지 않아요.
       *[outside] 이 라운드의 게임은 { $earliest }부터 { $latest }까지예요. 이 시간은 범위 밖이에요.
    }
# Another number is entered for a draw whose result is public.
errors-engine-number-told = 이 추첨은 이미 끝났고 모두가 수를 알아요: { $told }. 다른 수로 바꿀 수 없어요.
# The beacon named for a draw cannot be reached.
errors-engine-beacon-missing = 이 추첨에 예고한 비콘에 지금은 닿지 않아서 추첨이 기다리고 있어요. 나중에 다시 해 보세요. 운영자는 이유를 공개하고 비콘 없이 추첨할 수도 있어요.
errors-engine-no-seat = 진행 중인 라운드에 { $entrant } 님의 대국은 없어요. 이미 들어 있거나, 부전승인 사람이 없거나, 둘이 이미 두었어요.
errors-engine-unknown-refusal = 다른 버전의 Herald가 이 버전이 모르는 이유로 거절했어요.
errors-engine-no-time-claim = 답할 것이 없어요: { $pairing } 게임에서 시간에 대한 답을 기다리는 사람이 없어요.
errors-engine-no-doubt = { $game }에 대해 더 결정할 것이 없어요.
errors-engine-other-seats = 이것은 { $game }의 선수가 아닌 다른 선수에 관한 것이에요.
errors-engine-report-contradicted = { $game }의 선수가 다르게 보고했어요.
errors-engine-already-member = 이미 { $entrant }을(를) 대신할 수 있어요.
errors-engine-member-elsewhere = 한 대회에 두 번 참가할 수 없어요. 이미 참가 중이에요: { $entrant }.
errors-engine-not-member = { $entrant }을(를) 대신하는 사람이 아니에요.
errors-engine-not-guest = { $entrant } 님은 Discord에 있으므로 대리인이 필요 없어요. 팀으로 하려면 진행자가 먼저 `/td options`에서 팀 인원을 정하세요.
errors-engine-team-full = 자리가 없어요. { $entrant }은(는) 이미 최대 { $most }명이에요. 먼저 누군가를 `/team remove`로 빼세요.
errors-engine-report-no-series = 기록하지 않았어요: { $game }은(는) 한 판이에요. 점수 하나면 돼요.
errors-engine-report-too-many-games = 기록하지 않았어요: { $game }에 있을 수 있는 것보다 게임이 많아요.
errors-engine-report-played-on = 기록하지 않았어요: { $game }은(는) 마지막 게임 전에 이미 끝났어요. 확인해 주세요.
errors-engine-report-too-few-games = 기록하지 않았어요: 이 게임들로는 { $game }이(가) 아직 끝나지 않아요. `11-7 9-11 11-5`처럼 모든 게임의 점수를 적어 주세요.
errors-engine-report-games-contradict = 기록하지 않았어요: { $game }의 게임 점수가 결과와 맞지 않아요. 둘 다 확인해 주세요.
errors-engine-no-round-left = 늦었어요: 쉴 수 있는 라운드가 더 없어요.
errors-engine-not-a-round-off = { $round_number }라운드는 여기서 바꿀 수 없어요. { $first }~{ $last }라운드 중에서 고르세요. 곧 공개될 라운드는 운영자가 도와줄 수 있어요.
errors-engine-no-rounds-off = 이 형식에서는 누가 누구와 만나는지 정해져 있어 라운드를 쉴 수 없어요. 운영자에게 경기를 옮겨 달라고 하거나 `/leave`로 나가세요.
errors-engine-untimed-game = { $pairing }에는 정해진 시간이 없어서 늦었는지 알 수 없어요. 상대가 오지 않으면 운영자에게 물어보세요.
errors-engine-directors-decide = { $pairing }은(는) 운영자가 정해요. 이미 물어봤어요.
errors-engine-no-teams = 여기는 개인전이에요. 팀전으로 하려면 운영자가 먼저 `/td options`에서 팀 인원을 정해요.
errors-engine-no-free-players = 아직 팀을 찾는 사람이 없어요. 먼저 **팀에 들어가기**를 눌러야 해요.
errors-engine-stale-teams = 방금 참가자나 팀이 들어오거나 나갔어요. **팀 추첨**을 다시 누르세요.
errors-engine-no-latecomers = 이미 시작했어요. **{ $title }** 방식은 도중에 참가할 수 없어요.
