### 키메라 테이블. 이름 뒤의 말은 짧다: “아나: 패스”.

## 카드와 조합

# “8 페어”, “히어로 트랩”
c-reading-of = { $top } { $kind }
# “스트레이트 8–12”
c-reading-run = { $kind } { $low }–{ $top }
c-read-as = 읽는 방법

## 플레이어의 행동

c-log-ranks = ({ $ranks })
c-did-pass = 패스
c-did-bid = { $bid } 입찰
c-did-forced = 의무 입찰 { $bid }
c-did-win = 트릭 획득
c-thinks = 생각 중…
c-chooses-swap = 고르는 중…
c-reading-result = 결과 확인 중…
c-few-left = { $name }님에게 카드가 { $count }장 남았습니다.

## 테이블 가운데

c-table-middle = 테이블 가운데
c-bar-bid = 입찰 { $bid }
c-bar-limit = 목표 { $limit }
c-cards-dealt = 카드를 나누는 중…
c-face-up-card = 공개된 카드: { $card }
c-face-up-with = { $name }님이 공개된 카드를 받았습니다
c-no-bid = 아직 입찰 없음
c-no-bid-twice = 아직 입찰이 없습니다. 또 모두 패스하면 누군가 20을 입찰해야 합니다.
c-bid-stands = { $name }님이 { $bid } 입찰
c-den-yours = 덴에서 받은 내 카드
c-give-cards = { $name }님에게 줄 카드 { $count }장을 고르세요
c-give-blind = 둘 다 고른 뒤에 받은 카드를 볼 수 있습니다.
c-you-gave = { $name }님에게
c-you-got = { $name }님에게서
c-swap-waits = { $name }님이 아직 고르는 중입니다.
c-hunters-swap = 헌터들이 카드를 교환하는 중입니다.
c-you-lead = 내가 리드합니다
c-leads = { $name }님이 리드합니다
c-round-over = { $round }라운드 끝

## 내 자리

c-your-hand = 내 손, 카드 { $count }장
c-your-actions = 내 차례의 행동
c-sort-rank = 숫자순
c-sort-groups = 조합별
c-pass-until = 이길 수 있을 때까지 대신 패스
c-pass-until-short = 자동 패스
c-act-pass = 패스
c-act-play = 내기
c-act-give = 주기
c-act-sure = 정말 내기
c-act-bid = { $bid } 입찰
c-act-bid-off = { $bid } 입찰: { $why }
c-off-turn = 내 차례가 아님
c-off-choose = 카드를 고르세요
c-off-not-possible = 낼 수 없음
c-off-lead = 리드라서 내야 함
c-off-forced = 입찰해야 함
c-off-low = 너무 낮음
c-wait = 잠시만요…
c-wait-for = { $name }님 차례
c-your-bid = 입찰하거나 패스하세요
c-give-count = { $count }장 중 { $chosen }장 고름
c-lead-anything = 리드입니다. 아무 조합이나 내세요
c-beat-or-pass = 이기거나 패스하세요
c-cannot-beat = 이길 수 있는 카드가 없습니다
c-passes-itself = 이길 카드가 없어 패스합니다…
c-beats-it = 이깁니다
c-can-lead = 낼 수 있습니다
c-not-on-list = 지금 낼 수 없는 카드입니다
c-nothing-to-play = 낼 수 있는 것이 없습니다.
c-watching = 관전 중입니다.

## 힌트

c-hint-play = { $what } 내기
c-hint-give = { $what } 주기
c-hint-fewer = { $points }점 적음
c-hint-even = 비슷함
c-hint-riskier = 게임에서 이길 확률이 낮음

## 결과와 점수

c-result-chimera = { $name }님이 먼저 다 냈습니다. 키메라가 라운드를 이깁니다.
c-result-hunters = { $name }님이 먼저 다 냈습니다. 헌터가 라운드를 이깁니다.
c-part-bid = 입찰
c-part-bid-times = 입찰 { $times } × { $bid }
c-part-traps = 트랩
c-part-flight = 키메라 승천
c-part-idle-hunter = 아무것도 내지 못한 헌터
c-part-hunters = 헌터 승리
c-part-treasures = 보물
c-part-treasure = { $count } × { $treasure }
c-scores-limit = 누군가 { $limit }점에 이르고 한 사람만 선두인 라운드가 끝나면 게임도 끝나고, 그 사람이 이깁니다.
c-scores-mark = 밑줄: 그 라운드의 키메라.

## 나온 카드

c-count-title = 나온 카드
c-count-note = 주의 깊은 플레이어가 아는 만큼입니다. 숫자는 나오지 않았고 내 것도 아닌 카드 수입니다.
c-count-mine = 내 카드
c-count-played = 나온 카드
c-count-given = 파트너에게 준 카드
c-count-face-up = 공개된 카드
c-count-unseen = 아직 못 본 카드
c-count-card = { $card }: { $where }

## 플레이어와 대화

c-role = 역할
c-role-chimera = 키메라
c-role-hunter = 헌터
c-treasures-won = 이번 라운드 보물

## 규칙, 메뉴, 키

c-rules-edition = 판본: { $edition }.
c-rules-differs = 독일어판과 다름
c-rules-help-on = 힌트가 켜져 있습니다.
c-rules-clock = 한 수에 { $seconds }초, 그다음은 예비 시간.
c-rules-no-clock = 시간 제한 없음.
c-rules-all = 키메라의 모든 규칙
c-key-move = 다른 카드로
c-key-select = 카드를 고르거나 되돌리기
c-key-rank = 숫자로 고르기: A–C는 10–12, D 히어로, E 비휴, F 키메라
c-key-cycle = 낼 수 있는 것을 차례로 보기
c-key-play = 내기
c-key-pass = 패스
c-key-hint = 힌트
c-key-sort = 손을 다르게 정렬
c-key-clear = 선택 취소
