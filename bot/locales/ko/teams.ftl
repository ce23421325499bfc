### 팀과 손님.
teams-field = 팀 이름
teams-field-help = 비워 두면 자기 이름으로 참가해요.
teams-add-others = 다른 사람은 `/team add`로 추가하세요. 한 팀은 최대 { $most }명이고, 모두 결과를 보고할 수 있어요.
teams-joined = { $name } 님이 { $entrant }에 합류했어요. 팀을 대신해 보고, 체크인, 답변을 할 수 있어요.
teams-left = { $name } 님이 { $entrant }에서 나갔어요.
teams-speaks = { $name } 님이 { $entrant } 님의 대리인이 됐어요. 대신 보고, 체크인, 답변을 할 수 있어요.
teams-silent = { $name } 님은 더 이상 { $entrant } 님의 대리인이 아니에요.
teams-members = 팀원: { $names }
teams-voice = 손님 (대리인: { $names })
