remedies-reopened = 참가 신청을 다시 열고 알렸어요.
remedies-left-out = 제외된 사람: { $names }
