game-phantom-rummy = 팬텀 러미
round-phantom-rummy = { $round }라운드
home-about-phantom-rummy = 인간, 천사, 악마로 세트를 모아 가장 먼저 화료하세요. 2~4인, 약 20분.
learn-about-phantom = 가져오고, 모으고, 내려놓기: 세트 둘과 페어 하나면 화료입니다.
about-phantom = 디자인: 나카무라 사토시(Satoshi Nakamura), 2005년. 우리는 헝가리어로 옮긴 규칙으로 알게 되었습니다.

card-human = 인간 { $number }
card-angel = 천사 { $number }
card-demon = 악마 { $number }
card-item-B = 검날
card-item-C = 성배
card-item-K = 왕관
card-item-T = 마도서
card-red = 빨간 { $card }
card-special = 특수 { $card }
