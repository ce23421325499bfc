no-shows-button = 상대가 없어요
no-shows-come =
    { $asks ->
        [yes] **{ $waiting }** 님이 기다리고 있어요. { $until }까지 *왔어요*를 누르지 않으면 운영자가 정해요.
       *[no] **{ $waiting }** 님이 기다리고 있어요. { $until }까지 *왔어요*를 누르지 않으면 이 경기에서 져요.
    }
no-shows-asked =
    { $asks ->
        [yes] **{ $opponent }** 님에게 { $until }까지 오라고 알렸어요. 오지 않으면 운영자가 정해요. 지금 경기하나요? 평소처럼 보고해 주세요.
       *[no] **{ $opponent }** 님에게 { $until }까지 오라고 알렸어요. 오지 않으면 경기에서 이겨요. 지금 경기하나요? 평소처럼 보고해 주세요.
    }
no-shows-decide = **{ $missing }** 님이 경기에 오지 않았고 **{ $waiting }** 님이 기다려요. 결과나 몰수를 입력해서 정해 주세요.
