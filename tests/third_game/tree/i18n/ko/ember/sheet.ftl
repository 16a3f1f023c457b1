### `lair score`의 질문.

sheet-ember-tricks = 각자 트릭을 몇 개 이겼나요?
sheet-ember-rounds = 몇 라운드를 하나요?
