### 끝난 게임 다시 보기.

replay-title = 다시 보기
replay-heading = { $game } 다시 보기

## 기록 열기

replay-open-title = 게임 다시 보기
replay-open-text = 이름이 .lair.jsonl로 끝나는 게임 기록 파일을 고르거나 여기에 끌어다 놓으세요. 파일은 내 기기에만 남습니다.
replay-choose = 파일 고르기
replay-which = 이 파일에는 게임이 { $count }개 있습니다. 어느 게임을 볼까요?
replay-game-number = 게임 { $number }
replay-open-other = 다른 기록 열기
replay-open-own = 내 기록 열기
replay-to-games = 내 게임
replay-to-table = 테이블로
replay-unknown-title = 없는 게임입니다
replay-unknown-text = 링크가 잘렸거나 게임이 지워졌을 수 있습니다.
replay-unfinished-title = 아직 진행 중입니다
replay-unfinished-text = 모든 자리에서 보기는 게임이 끝난 뒤에 할 수 있습니다. 나중에 다시 오세요.
replay-wrong-title = 이 기록은 보여 줄 수 없습니다
replay-line-wrong = { $line }번째 줄: { $problem }
replay-no-line = 게임 기록의 줄이 아닙니다.

## 보기

replay-look-from = { $name }님 자리에서 보기
replay-all-hands = 모든 손 공개
replay-all-hands-note = 끄면 라운드가 끝날 때까지 고른 플레이어가 본 것만 보입니다.
replay-copy-link = 여기 링크 복사
replay-copied = 복사했습니다.
replay-copy-by-hand = 브라우저가 복사를 허용하지 않습니다. 링크는 주소창에 있습니다.
replay-download = 기록 내려받기
replay-controls = 게임 이동
replay-timeline = 게임 속 위치
replay-position = { $round }, { $steps }단계 중 { $step }단계
replay-round-back = 이전 라운드
replay-round-on = 다음 라운드
replay-back = 한 단계 뒤로
replay-on = 한 단계 앞으로
replay-play = 재생
replay-pause = 멈춤
replay-speed = 속도
replay-moves = { $round } 진행
replay-scores = 점수
replay-no-scores = 아직 점수가 난 라운드가 없습니다.
replay-round-column = 라운드
replay-to-round = { $round } 끝으로
replay-parts = { $round } 점수
replay-part-of = { $name }: { $what }
replay-keys = 단축키
replay-key-step = 한 단계씩
replay-key-round = 라운드씩
replay-key-ends = 처음으로, 끝으로
replay-key-space = 스페이스
replay-key-play = 재생 또는 멈춤
replay-key-costly = 이전, 다음 손해 본 선택
replay-key-seat = 그 자리에서 보기

## The review of a seat

replay-review = 복기
replay-review-start = { $name }님의 플레이 복기
replay-review-begins = 곧 복기를 시작합니다.
replay-review-waiting = 먼저 끝나야 할 복기가 { $count }개 있습니다.
replay-review-progress = 살펴본 선택: { $total }개 중 { $done }개
replay-review-costly = 손해가 큰 선택 { $count }개
replay-review-back = 이전 손해 본 선택
replay-review-on = 다음 손해 본 선택
# The bot’s move, where it was no better than the one made: a short heading
replay-review-bot = 봇
replay-review-title = { $name }님의 플레이

## 테이블

replay-points = { $points }점
replay-hand = 손: { $cards }
replay-hidden = 가려진 카드 { $count }장

## 있었던 일

replay-unseen = { $name }님이 결정했습니다. 이 자리에서는 보이지 않습니다.
replay-round-over = { $round } 끝: { $points }.
replay-points-of = { $name } { $points }

## 카드 분배 확인

replay-deals = 카드는 공정하게 나눠졌을까요?
replay-fair-none = 이 기록에는 시드가 없어 분배를 확인할 수 없습니다. 모든 수는 규칙에 맞습니다.
replay-fair-good = 분배 { $count }번이 모두 시드와 일치합니다.
replay-fair-bad = { $line }번째 줄이 맞지 않습니다:
replay-fair-unrevealed = 공개되지 않은 시드 { $count }개는 쓰이지 않았습니다.
replay-fair-how = 첫 분배 전에 모두가 비밀 시드를 약속했습니다. 지금 브라우저가 모든 시드로 분배를 하나하나 다시 계산했습니다.
replay-fair-noted = 이 브라우저가 섞기 전에 적어 둔 서버의 약속값과 내 시드에도 맞습니다.
replay-fair-unnoted = 이 브라우저는 이 게임을 섞기 전에 아무것도 적어 두지 않았습니다. 그래서 기록을 그 안의 시드로만 확인했습니다.
replay-deal-follows = 일치
replay-deal-differs = 불일치
replay-deal-open = 확인 안 함
replay-fair-server-commit = 서버의 약속값
replay-fair-server-seed = 서버의 시드
replay-fair-commit-of = { $name }님의 약속값
replay-fair-seed-of = { $name }님의 시드
replay-fair-not-shown = 공개되지 않음
