### 실제 카드로 하는 게임의 점수 기록 (lair score). 대답은 한두 낱말이면 됩니다.

sheet-edition = 어느 판본인가요?
sheet-limit = 몇 점에서 끝나나요?
sheet-chimera = 키메라는 누구였나요?
sheet-bid = 입찰은 얼마였나요? 20, 30, 40
sheet-traps = 트랩은 몇 번 나왔나요?
sheet-flight = 키메라 승천이 나왔나요?
sheet-idle = 카드를 한 장도 내지 않은 헌터가 있나요?
sheet-toads = 복두꺼비(2), 각각 몇 장:
sheet-cats = 복고양이(11), 각각 몇 장:
