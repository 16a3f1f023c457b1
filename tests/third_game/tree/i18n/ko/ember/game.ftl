game-ember = Ember
round-ember = { $round }라운드
home-about-ember = 무늬를 따라 내고 트릭을 이기세요. 불꽃은 다른 모든 카드를 이깁니다. 2~4명, 약 10분.
about-ember = Lair에 게임을 추가하는 방법을 보여 주는 작은 트릭 게임입니다.
card-ash = 재 { $number }
card-coal = 석탄 { $number }
card-spark = 불꽃 { $number }
