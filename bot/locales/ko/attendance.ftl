attendance-all-here = 체크인이 끝났어요. 모두 왔어요({ $here }명)!
attendance-left-out = 체크인이 끝났어요. 온 사람 { $here }명, 빠진 사람 { $out }명: { $names }. 지금 왔다면 버튼을 누르거나 `/join`을 쓰세요.
attendance-left-out-begins = 체크인이 끝났어요: { $here }명 참석, { $out }명 불참: { $names }. 이제 시작해요!
attendance-you-are-out = 체크인을 하지 않아서 **{ $title }** 대회가 당신 없이 시작돼요. 돌아오려면 버튼을 누르세요.
attendance-state-none = 체크인이 열려 있지 않아요. 열면 모두에게 한 번 묻고, 하지 않은 사람은 빠져요.
attendance-state-open = 체크인 진행 중: { $all }명 중 { $here }명이 참석했어요.
attendance-until = 마감: { $at }.
attendance-missing = 아직 안 온 사람: { $names }.
attendance-too-late = 이미 시작해서 더는 체크인할 수 없어요.
attendance-open = 체크인 열기
attendance-close = 체크인 마감({ $out }명 제외)
attendance-others = 다른 사람 체크인
attendance-opens-at = 체크인 시작: { $at }.
attendance-done = 체크인했어요. 곧 봐요!
# In the channel; the button is below. $here of $all have checked in.
attendance-call = **체크인!** 버튼을 누르지 않으면 빠져요(`/join`으로 돌아올 수 있어요). { $all }명 중 { $here }명이 왔어요.
# To a director who closes check-in. $names: who has not checked in, a list
attendance-close-anyway = { $out }명이 아직 체크인하지 않았어요: { $names }. 이대로 마감할까요?
attendance-start-anyway = { $out }명이 아직 체크인하지 않았어요: { $names }. 이대로 시작할까요?
attendance-who = 누가 왔나요?
