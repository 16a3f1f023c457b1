### 나눈 카드를 시드와 대조하기 (docs/fairness.md).

fair-bad-hex = ‘{ $field }’ 항목은 16진수 64자리여야 합니다.
fair-by-seat = ‘{ $field }’ 항목에는 자리마다 하나씩 모두 { $count }개가 있어야 합니다.
fair-missing = { $number }번째 분배는 앞에 시드가 없어서 확인할 수 없습니다.
fair-number = 이 시드는 { $given }번째 분배의 것이지만, 다음은 { $due }번째입니다.
fair-server-commit = 서버의 시드가 미리 약속한 것과 다릅니다.
fair-client-commit = { $seat }번 자리의 시드가 미리 약속한 것과 다릅니다.
fair-no-commit = { $seat }번 자리는 약속하지 않은 시드를 보였습니다.
fair-changed = { $number }번째 분배의 시드가 앞의 것과 다릅니다. 한 게임의 시드는 바뀌지 않습니다.
fair-differs = { $number }번째 분배는 시드에서 나온 것이 아닙니다. ‘{ $field }’ 항목이 다릅니다.
