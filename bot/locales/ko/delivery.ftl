### What cannot be delivered, and what to do about it.

delivery-held-no-permission = <#{ $channel }>에 글을 올릴 권한이 없어요. 그 채널에서 *채널 보기*, *메시지 보내기*, *스레드에서 메시지 보내기*, *링크 임베드*, *파일 첨부*를 허용하거나 `/td set-channel`로 다른 채널을 골라 주세요. 그때까지 글은 기다리며, 하나도 사라지지 않아요.
delivery-held-no-channel = 글을 올리던 채널이 삭제됐어요. `/td set-channel`로 다른 채널을 골라 주세요. 기다리던 글은 모두 그곳에 올라가요.
delivery-held-no-server = 서버에서 내보내져 아무것도 올릴 수 없어요. 다시 초대해 주시면 기다리던 글을 올릴게요.
delivery-held-dm-limit = Discord 제한으로 처음 쓰는 상대에게는 한 번에 몇 명에게만 보낼 수 있어요. 차례로 보내며, 그동안은 `/me next`에서 볼 수 있어요.
delivery-held-quarantined = 지금은 Discord 제한으로 처음 쓰는 상대에게 다이렉트 메시지를 보낼 수 없어요. 모든 내용은 `/me next`에서 볼 수 있으며, 가능해지는 대로 보낼게요.
delivery-held-event-limit = 서버의 예정 이벤트가 Discord 한도(100개)에 이르렀어요. 몇 개를 지우거나 끝내 주세요. 그때까지 이벤트는 기다리고 나머지는 모두 계속돼요.
delivery-held-thread-limit = 서버에 열린 스레드가 Discord 한도에 이르렀어요. 몇 개를 닫거나 지워 주세요. 그때까지 새 스레드에 올릴 글은 기다리고 나머지는 모두 계속돼요.
delivery-held-moderation = <#{ $channel }>에 올리려는 글을 필터가 거부해요. 서버의 AutoMod이거나 Discord의 유해 링크 필터예요. AutoMod가 무시하는 역할에 제 역할을 추가하거나(*서버 설정*, *AutoMod*) 걸리는 이름이나 링크를 바꿔 주세요. 그때까지 이 채널의 글은 기다리며, 하나도 사라지지 않아요.
delivery-not-posted =
    { $count ->
       *[other] { $titles } 대진은 정해졌지만 아직 올리지 못했어요.
    }
delivery-announcement-waits = 공지는 저장했지만 아직 올리지 못했어요.
delivery-discord-down = Discord가 제대로 응답하지 않아요. 계속 시도하며, 응답하는 대로 순서대로 올릴게요.
delivery-title = 전달 상태: { $title }
delivery-all-delivered = 모두 전달됐어요.
delivery-waiting =
    { $count ->
       *[other] **글 { $count }개가 기다리고 있어요.** { $why }
    }
delivery-expired =
    { $count ->
       *[other] 제때 보내지 못한 알림 { $count }개는 보내지 않았어요.
    }
delivery-refused =
    { $count ->
       *[other] **Discord가 글 { $count }개를 거부했어요.** 제 잘못이니 운영자에게 알려 주세요. *다시 올리기*로 다시 시도해요.
    }
delivery-unreached = 다음 사람에게는 다이렉트 메시지를 보낼 수 없어요. 모든 내용은 `/me next`에서 볼 수 있어요:
delivery-departed = 다음 참가자는 서버를 떠났어요:
delivery-tried = 모두 다시 시도했어요.
delivery-post-again =
    { $count ->
       *[other] 글 { $count }개를 다시 시도해요.
    }
delivery-nothing-again = 다시 올릴 것이 없어요.
delivery-removed = **{ $title }**의 서버에서 내보내졌어요. 일정은 멈췄고 모든 것은 그대로 남아 있어요. 계속하려면 다시 초대해 주세요.
delivery-back = 서버에 돌아왔어요. 없는 동안 **{ $title }** 일정이 멈춰 있었어요. 진행자가 `/td pause resume:True`으로 다시 시작할 수 있어요.
