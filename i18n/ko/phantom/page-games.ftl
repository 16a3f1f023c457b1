### 끝난 게임.

my-ends = 라운드가 끝난 방식
my-out = 내가 화료
my-others-out = 상대가 화료
my-distances = 차례별로 화료까지 남은 평균 카드 수
