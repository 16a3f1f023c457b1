### 새 테이블의 설정.

option-ember-rounds = 라운드
