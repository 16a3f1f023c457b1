### 실제 카드로 하는 게임의 점수 기록 (lair score). 대답은 한두 낱말이면 됩니다.

sheet-advanced = 고급 규칙인가요?
sheet-nobody = 없음, 더미가 떨어짐
sheet-laid = 내려놓은 세트는 몇 개인가요?
sheet-reds = 빨간 카드는 몇 장인가요?
sheet-turned = 뒤집은 카드 중 일치한 것은 몇 장인가요?
sheet-item-groups = 내려놓은 세트 중 아이템 그룹은 몇 개인가요?
sheet-discarder = 누가 버린 카드인가요?
sheet-own-turn = 없음, 자기 차례
sheet-red-cards = 빨간 카드는? 예: h4 a1 iB. 조건이 맞지 않으면 뒤에 -를 붙이세요: h4-.
sheet-not-cards = 카드를 읽지 못했습니다. h4, a1, iB처럼 적으세요.
