### 운영자의 말.

rulings-requirement = 운영자의 요구 사항
rulings-noted = 운영자의 기록
rulings-refusing-costs = 따르지 않으면 몰수패예요.
rulings-requirement-2 = 운영자가 **{ $name }** 님에게 요구해요: { $text }. { rulings-refusing-costs }
rulings-appeal-received = 이의 신청을 운영자에게 전했어요. 결정되는 대로 알려 드려요.
rulings-complies = **{ $name }** 님이 요구에 따르기로 했어요: { $text }
rulings-refuses =
    {""}**{ $name }** 님이 요구를 거부해요: { $text }
    { rulings-refusing-costs } `/judge forfeit`으로 판정하거나 다른 결과를 입력하세요.
rulings-appeal-decided =
    { $accepted ->
        [yes] **{ $name }** 님의 이의 신청이 받아들여져 다음 라운드부터 복귀해요. 몰수된 대국은 패배로 남아요. 운영자의 이유: { $text }
       *[no] **{ $name }** 님의 이의 신청이 받아들여지지 않았어요. 운영자의 이유: { $text }
    }
