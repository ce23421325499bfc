### What cannot be delivered, and what to do about it.

delivery-held-no-permission = <#{ $channel }>에 글을 올릴 권한이 없습니다. 그 채널에서 *채널 보기*, *메시지 보내기*, *스레드에서 메시지 보내기*, *링크 임베드*, *파일 첨부*를 허용하거나 `/td channel`로 다른 채널을 골라 주세요. 그때까지 글은 기다리며, 하나도 사라지지 않습니다.
delivery-held-no-channel = 글을 올리던 채널이 삭제되었습니다. `/td channel`로 다른 채널을 골라 주세요. 기다리던 글은 모두 그곳에 올라갑니다.
delivery-held-no-server = 서버에서 내보내져 아무것도 올릴 수 없습니다. 다시 초대해 주시면 기다리던 글을 올리겠습니다.
delivery-held-quarantined = 지금은 Discord 제한으로 처음 쓰는 상대에게 다이렉트 메시지를 보낼 수 없습니다. 모든 내용은 `/me next`에서 볼 수 있으며, 가능해지는 대로 보내겠습니다.
