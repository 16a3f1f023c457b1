game-chimera = 키메라
round-chimera = { $round }라운드
home-about-chimera = 입찰하고 조합을 내고 사냥하는 1대 2 대결. 3인, 약 30분.
learn-about-chimera = 한 명 대 두 명: 입찰하고, 힘을 감추고, 카드를 털어 내세요.
about-chimera = 디자인: 랠프 H. 앤더슨(Ralph H. Anderson). 2014년 Z-Man Games 출판, 그림: Chris Quilliams, Philippe Guérin.

card-family = { $family } { $rank }

## 이름이 있는 카드 (C-1)

rank-hero = 히어로
rank-pi-ya = 비휴
rank-chimera = 키메라

## 가문

family-jade = 옥
family-sword = 검
family-pagoda = 탑
family-star = 별
