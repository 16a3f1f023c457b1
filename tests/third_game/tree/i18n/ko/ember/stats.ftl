stats-rounds-ember = 라운드
stats-points-ember = 라운드당 점수
