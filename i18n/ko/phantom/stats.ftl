### `lair stats`의 표 제목. 짧게 씁니다.

stats-rounds-phantom-rummy = 라운드
stats-points-phantom-rummy = 라운드당 점수

stats-out = 화료
stats-out-share = 화료율, %
stats-out-points = 화료 점수
stats-out-discards = 버린 카드로
stats-others-out = 상대 화료
stats-announced = 대기 선언
stats-laid = 내려놓은 세트
stats-claimed = “내 거!”
stats-distances = 차례가 시작될 때 화료까지 남은 평균 카드 수:
stats-turn = 차례
