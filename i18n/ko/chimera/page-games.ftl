### 끝난 게임.

my-rounds-won = 이긴 라운드
my-role-points = 라운드당 점수
my-as-chimera = 키메라일 때
my-as-hunter = 헌터일 때
my-bid = 입찰 { $bid }
my-traps = 트랩 { $traps }번, 키메라 승천 { $flights }번.
my-treasures = 라운드당 보물 { $points }점.
