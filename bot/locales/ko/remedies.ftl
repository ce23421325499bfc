remedies-reopened = 참가 신청을 다시 열고 알렸어요.
remedies-left-out = 제외된 사람: { $names }
remedies-leave-out-now = 제외하기
remedies-publish-early = 이들 없이 공개
remedies-really-leave-out = { $names } 님을 제외할까요? 자리가 부족하다는 사실을 모두가 읽게 됩니다. `/td undo`로 되돌릴 수 있어요.
remedies-answers-awaited = { $names } 님은 { $until }까지 답할 수 있어요. 누구를 제외할지는 그 뒤에 정할 수 있어요.
remedies-would-leave-out = { $names } 님은 아직 답하지 않았고 { $until }까지 답할 수 있어요. 지금 공개하면 제외됩니다.
