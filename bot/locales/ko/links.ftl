### 개인 링크.
links-title = 내 페이지
links-of = { $name } 님의 페이지
links-taken = ✓ 받았어요.
links-yours-alone = 이 주소는 본인만의 것이에요. 주소를 아는 사람은 누구나 대신 답할 수 있으니 전달하지 마세요.
links-send = 보내기
links-again = 다시 보내기
links-back = 뒤로
links-propose = 시간 제안하기
links-receipts = 내가 보낸 것
links-fill-in = 입력하거나 더 짧게 적어 주세요: { $fields }.
links-old = 예전 내용이었어요. 지금 상황은 이래요.
links-away = 지금 Herald가 없어서 아무것도 받지 못했어요. 1분 뒤에 다시 보내 주세요.
links-away-now = 지금 Herald가 없어요. 1분 뒤에 이 페이지를 다시 열어 주세요.
links-no-answer = 아직 답이 없어요. 다시 보내 주세요. 몇 번을 보내도 한 번만 세요.
links-too-many = 한꺼번에 너무 많아요. 1분 기다렸다가 다시 보내 주세요.
links-elsewhere = 내 페이지에서 보낸 것이 아니에요. 링크를 다시 열어 주세요.
links-ended = 이 링크는 닫혔어요. 대회가 끝났거나, 더는 참가하지 않거나, 더 새로운 링크가 있어요. 운영자에게 물어보세요.
links-no-pages = 여기서는 링크를 쓸 수 없어요. 이 봇에는 웹 페이지가 없어요. 운영하는 사람이 HERALD_WEB과 HERALD_WEB_URL로 켤 수 있어요.
links-not-encrypted = 여기서는 링크를 쓸 수 없어요. { $address }는 암호화되지 않아 도중에 읽힐 수 있어요. HERALD_WEB_URL은 https여야 해요.
links-over = 이 대회는 끝났어요. 링크는 더 이상 열리지 않아요.
links-not-for = { $name } 님에게는 링크를 만들 수 없어요. 참가 중이고 자기 자신만 대신하며 운영하지 않는 선수를 위한 거예요.
links-has-one = { $name } 님에게는 { $since }부터 링크가 있어요. 다시 보여 줄 수는 없지만 새로 만들 수 있어요.
links-made = { $name } 님의 링크:
links-once = 본인에게만 전해 주세요. 이 링크는 그 사람으로서 답해요. 이번에만 보이고, 이전 링크는 닫혀요.
links-closed = { $name } 님의 링크를 닫았어요.
links-closed-all = 링크 { $count }개를 닫았어요.
links-overview =
    { $guests ->
        [0] Discord를 쓰지 않는 손님이 없어요.
       *[other] Discord를 쓰지 않는 손님 { $guests }명, 그중 링크가 있는 사람 { $linked }명.
    }
links-would-close = 손님 { $count }명에게 이미 링크가 있어요. 새 파일을 만들면 그 링크는 닫히고 새 링크가 필요해요.
links-file = 링크 { $count }개예요. 이번에만 보여요. 각자 본인에게만 보내고 파일은 지워 주세요.
links-column-name = 이름
links-column-link = 링크
