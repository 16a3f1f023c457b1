learn-title = 게임 배우기
learn-lead = 안내 라운드로 5분이면 게임을 알 수 있습니다. 규칙은 필요할 때 찾아보세요.
learn-first = 안내 첫 라운드
learn-rules = 규칙
learn-play = 봇과 하기
learn-contents = 차례
learn-in-full = 모든 판정을 담은 전체 규칙은 Lair 문서에 있습니다.
learn-on-table = 테이블 위
