### 문제가 생겼을 때.

mishaps-broken = 미안해요, 제 쪽에 문제가 생겼어요. 바뀐 것은 없고 기록해 두었어요. 다시 해 보거나 운영자에게 알려 주세요.
mishaps-may-have-counted = 미안해요, 답하는 중에 문제가 생겼고 기록해 두었어요. 하신 일은 이미 반영됐을 수 있으니, 다시 하기 전에 확인해 주세요.
mishaps-too-late = 미안해요, 지금 몰려서 양식을 제때 열지 못했어요. 한 번 더 해 주세요.
mishaps-not-here = 고른 대상이 안 보여요. 이 서버에 있어야 하고, 제가 볼 수 있어야 해요.
mishaps-unreadable = <#{ $channel }>의 지난 메시지를 읽을 수 없어서 마지막 글이 올라갔는지 알 수 없어요. *메시지 기록 보기* 권한을 주세요. 같은 글이 두 번 올라가지 않도록 그때까지 기다릴게요.
mishaps-unusable = 입력한 내용을 쓸 수 없어요. 바뀐 것은 없어요. 확인하고 다시 해 주세요.
mishaps-face-failed =
    { $format } 형식만의 표시가 되지 않았어요: { $part ->
       *[posts] 게시물
        [reminders] 알림
        [buttons] 선수용 버튼
        [pictures] 그림
        [preview] 미리보기
        [field] 참가자 목록
        [dates] 라운드 날짜
        [files] 파일
    }. 대회는 계속되고 나머지는 모두 게시돼요. 이유는 이 봇의 로그에 있어요.
