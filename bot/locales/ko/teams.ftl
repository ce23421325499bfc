### 팀과 손님.
teams-field = 팀 이름
teams-field-help = 비워 두면 자기 이름으로 참가해요.
teams-add-others = 다른 사람은 **팀에 들어가기**를 누르면 돼요. 한 팀은 최대 { $most }명이고, 모두 결과를 보고할 수 있어요. 팀을 찾는 사람을 뽑을 수도 있어요.
teams-joined = { $name } 님이 { $entrant }에 합류했어요. 팀을 대신해 보고, 체크인, 답변을 할 수 있어요.
teams-left = { $name } 님이 { $entrant }에서 나갔어요.
teams-speaks = { $name } 님이 { $entrant } 님의 대리인이 됐어요. 대신 보고, 체크인, 답변을 할 수 있어요.
teams-silent = { $name } 님은 더 이상 { $entrant } 님의 대리인이 아니에요.
teams-members = 팀원: { $names }
teams-voice = 손님 (대리인: { $names })
teams-new = 새 팀
teams-how-to-join = **팀에 들어가기**를 누르거나 **새 팀**으로 만드세요. 나가려면 `/leave`를 쓰세요.
teams-which = 어느 팀인가요?
teams-any = 아무 팀이나: 목록에 올리기
teams-none = 안 들어감: 목록에서 빼기
teams-room = { $team } ({ $members }/{ $most })
teams-you-joined = **{ $team }** 팀에 들어왔어요. 팀의 결과를 보고할 수 있어요. 잘못 골랐다면 `/team remove`로 나갈 수 있어요.
teams-you-wait = 팀을 찾는 목록에 올랐어요. 주장이 뽑거나 운영자가 팀을 추첨해요.
teams-you-left = 팀을 찾는 목록에서 빠졌어요.
teams-free = 팀을 찾는 사람: { $names }
teams-line = **{ $team }** ({ $members }/{ $most }): { $names }
teams-whom = 누가 함께하나요?
teams-picked = **{ $team }** 팀에 들어온 사람: { $names }.
teams-drawn = 팀이 정해졌어요:
teams-drawn-why =
    { $rated ->
        [yes] 레이팅으로 균형을 맞췄어요. 강한 사람부터 가장 작은 팀에, 그중 가장 약한 팀에 들어가요. 추첨은 `/tournament verify what:draws`에 있어요.
       *[no] 팀 인원이 되도록 같아지게 추첨했어요. 추첨은 `/tournament verify what:draws`에 있어요.
    }
teams-drawn-name = { $number }팀
teams-count = { $count }팀
teams-count-of = { $count }팀 / 정원 { $capacity }팀
teams-closed = **{ $title }** 참가 신청이 마감됐어요: { $entered }팀.
teams-closed-waiting = **{ $title }** 참가 신청이 마감됐어요: { $entered }팀, 대기 { $waiting }팀.
teams-length = { $teams }팀이면 { $rounds }라운드, 한 판에 { $minutes }분씩 잡아 { $length } 정도 걸려요.
teams-stage-started = **{ $title }** 시작해요: { $entrants }팀.
teams-stage-started-rounds = **{ $title }** 시작해요: { $entrants }팀, { $rounds }라운드.
teams-wait-for-confirmation = 우리 팀이 보고했어요. **{ $opponent }** 님은 { $silent_at }까지 이의를 낼 수 있고, 그다음 확정돼요.
teams-who-leaves = 누가 나가나요? 나만, 아니면 **{ $team }** 전체?
teams-only-me = 나만
teams-whole-team = 팀 전체
teams-guest-joined = { $name } 님이 손님으로 { $entrant }에 합류했어요.
teams-guest-waits = { $name } 님이 손님으로 팀을 찾는 목록에 올랐어요.
teams-guest-gone = { $name } 님을 팀을 찾는 목록에서 뺐어요.
