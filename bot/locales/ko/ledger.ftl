### 장부.

ledger-ledger = 장부
ledger-fund = 대국 승자 기금
ledger-fees = 참가비
ledger-nothing = 이 대회에는 참가비도 상금도 기금도 없어요.
ledger-nothing-is-collected = 목록일 뿐이에요. 여기서 걷거나 지급하는 돈은 없어요.
ledger-not-final = 현재 기준이에요. 순위와 함께 확정돼요.
ledger-headings-unpaid = 미납
ledger-headings-paid = 납부
ledger-headings-owed-back = 환불 예정
ledger-headings-kept = 환불 안 함
ledger-headings-returned = 환불 완료
ledger-causes- = {""}
ledger-causes-forfeit = 몰수패
ledger-causes-drop-out = 중도 이탈
ledger-causes-director = 운영자의 결정
ledger-fund-none = { $amount }. 마지막 단계에서 둔 대국이 아직 없어요.
ledger-fund-over =
    { $final ->
        [yes] { $amount }, 모두 { $games }국에 나눠요.
       *[no] { $amount }, 지금까지 둔 { $games }국에 나눠요.
    }
