### 참가자가 내는 양식.

forms-correct = 고치기
forms-change = 바꾸기
forms-which-form = 어떤 양식인가요? 열면 지금까지 낸 내용이 보여요.
forms-not-yet = 아직 낸 것이 없어요.
forms-missing = 미제출
forms-forms = 양식
forms-handed-in-by = 제출함
forms-still-missing = 아직 미제출
forms-nobody = 없음.
forms-sealed-note = 비공개: 운영자만 `/forms look`으로 볼 수 있고, 누가 봤는지 기록돼요.
forms-nothing-there = 아직 제출된 것이 없어서 볼 것이 없어요.
forms-reminder = 아직 **{ $title }** 양식을 내지 않았어요. { $due }까지 낼 수 있어요.
forms-over = **{ $title }** 기한이 지났어요. 미제출: { $missing }.
forms-everybody-has = **{ $title }** 기한이 지났어요. 내야 할 사람은 모두 냈어요.
forms-to-do = **{ $title }** 내기.
forms-looked-at = { $title }: 제출된 내용
forms-noted = { $game } 기록함: **{ $label }**.
forms-reminder-due = “{ $title }” 미제출자에게 알려요
forms-time-is-up = “{ $title }” 제출이 마감돼요
forms-asked-publicly = **{ $title }**: { $help_text }
forms-asked-publicly-due = **{ $title }** ({ $due }까지): { $help_text }
forms-how-many-asked = 선수 { $count }명에게 요청했어요.
forms-change-until = { $due }까지예요. 그때까지 바꿀 수 있어요.
forms-arrived = **{ $title }** 도착했어요. 이렇게 이해했어요:
forms-you-can-change = { $due }까지 바꿀 수 있어요 ({ $distance }).
forms-see-receipts = 도착 시간은 `/me sent`에서 볼 수 있어요.
forms-handed-in-for = **{ $name }** 님 대신 **{ $title }** 제출했어요:
forms-by-director = 운영자가 대신 **{ $title }** 제출했어요:
forms-not-right = **{ $title }** 아직 맞지 않아요. 저장된 것은 없어요:
forms-asking = {""}**{ $title }**: 답할 사람 { $count }명, { $reached }.
forms-asking-due = {""}**{ $title }** ({ $due }까지): 답할 사람 { $count }명, { $reached }.
forms-state =
    { $sealed ->
        [yes] **{ $title }** (기한 없음, 비공개)
       *[no] **{ $title }** (기한 없음)
    }
forms-state-due =
    { $sealed ->
        [yes] **{ $title }** ({ $due }까지, 비공개)
       *[no] **{ $title }** ({ $due }까지)
    }
forms-missing-of = 미제출: { $title }, { $due }까지
forms-closed = **{ $title }**은(는) 이제 낼 수 없어요. 운영자가 닫았어요.
forms-leave-instead = 답변 기한은 { $due }에 지났어요. 그래도 참가할 수 없다면 **{ $leave }**를 누르세요. 다음 순서의 사람이 올라가요.
forms-not-handed-in = 제출하지 않음
forms-reached-chat = 채팅으로 { $count }명에게 요청
forms-reached-link = 개인 링크로 { $count }명
forms-reached-none = 연락할 수 없는 사람 { $count }명
forms-answer-for-them = `/players edit-many what:answers`로 대신 답하거나 `/guests link`로 링크를 주세요.
forms-others-elsewhere = 그 밖의 { $count }명은 Discord에 없어서 개인 링크나 운영자를 통해 답해요.
