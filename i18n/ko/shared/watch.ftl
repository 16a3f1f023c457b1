### 기록된 게임을 터미널에서 다시 보기 (lair replay).

watch-place = { $round }, { $steps }단계 중 { $step }단계
# Nobody bid, and the cards of the round were dealt again
watch-thrown-in = { $round }(다시 나눔)
watch-seat = { $name }님이 본 대로
watch-you = 내가 본 대로
watch-open = 모든 손 공개
watch-player = 플레이어 { $number }
watch-keys = ← → 단계 · ↑ ↓ { $mark } · PgUp PgDn 라운드 · Home End · 1-{ $seats } 자리 · a 모든 손 · q 나가기
watch-no-seat = 여기에는 ‘{ $seat }’ 자리가 없습니다. 이름이나 0부터 { $last }까지의 숫자, 또는 all을 입력하세요.
watch-no-place = 이 게임에는 ‘{ $place }’ 위치가 없습니다. 라운드를, 원하면 단계도 적으세요: 2 또는 2.13.
watch-no-game = 이 파일에는 게임이 { $games }개뿐입니다.
watch-empty = 이 게임은 아직 카드를 나누지 않아 볼 것이 없습니다.
