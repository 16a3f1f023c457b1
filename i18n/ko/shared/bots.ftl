### 봇이 어떤 수를 좋게, 또는 나쁘게 보는 까닭: 수에 대한 짧은 문장 하나씩.

## 모든 게임

reason-goes-out = 이 수로 끝낼 수 있습니다.
reason-only-move = 다른 선택이 없습니다.
reason-most-points = 보이는 것만으로 판단하면 점수를 가장 많이 얻습니다.
reason-fewer-points = 보이는 것만으로 판단하면 점수를 덜 얻습니다.
reason-misses-out = 끝낼 기회를 놓칩니다.
reason-breaks-set = 함께 쓸 카드를 갈라놓습니다.
