## 조합의 종류 (C-6)

kind-single = 싱글
kind-pair = 페어
kind-pair-run = 연속 페어
kind-triple = 트리플
kind-triple-run = 연속 트리플
kind-triple-single = 트리플 + 싱글
kind-triple-pair = 트리플 + 페어
kind-triple-run-singles = 연속 트리플 + 각 싱글
kind-triple-run-pairs = 연속 트리플 + 각 페어
kind-straight = 스트레이트
kind-quad-singles = 쿼드 + 싱글 두 개
kind-quad-pairs = 쿼드 + 페어 두 개
kind-trap = 트랩
kind-flight = 키메라 승천

## 이름이 있는 카드 (C-1)

fortune-toad = 복두꺼비
prosperity-cat = 복고양이
treasure = 보물

## 플레이어와 진행

role-chimera = 키메라
role-hunter = 헌터
den = 키메라 덴
bid = 입찰
pass = 패스
swap = 교환
trick = 트릭
round = 라운드

option-chimera-edition-de = 독일어판
option-chimera-edition-fr = 프랑스어판
option-chimera-edition-hu = 헝가리어판
option-chimera-edition-ko = 한국어판
