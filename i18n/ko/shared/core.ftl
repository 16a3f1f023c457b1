### 모든 게임과 프로그램의 모든 부분에 필요한 문구.

language-name = 한국어

## 요청, 기록, 테이블 설정의 항목

field-missing = ‘{ $field }’ 항목이 없습니다. 추가해 주세요.
field-not-number = ‘{ $field }’ 항목은 { $low } 이상 { $high } 이하의 정수여야 합니다.
field-not-flag = ‘{ $field }’ 항목은 true 또는 false여야 합니다.
field-not-text = ‘{ $field }’ 항목은 따옴표 안의 텍스트여야 합니다.
field-not-list = ‘{ $field }’ 항목은 대괄호 안의 목록이어야 합니다.
field-not-choice = ‘{ $field }’ 항목은 다음 중 하나여야 합니다: { $choices }.
not-an-object = 여기에는 객체가 필요합니다. 항목과 값을 중괄호 안에 넣어 주세요.
option-unknown = ‘{ $field }’ 옵션은 없습니다. 철자를 확인하거나 빼 주세요.

## 기록에 적힌 결과

result-missing = 결과에 ‘{ $field }’ 항목이 없습니다. 규칙에 따르면 여기에 있어야 합니다.
result-form = ‘{ $field }’의 형식이 올바르지 않습니다. 자리와 점수는 정수, 카드는 문자열로 적습니다.
result-differs = ‘{ $field }’ 항목이 이 진행에 규칙을 적용한 값과 다릅니다. 규칙에 따른 값은 { $expected }입니다.
result-unexpected = 규칙에 따르면 이 결과에는 ‘{ $field }’ 항목이 들어가지 않습니다. 빼 주세요.

## 자리

seats-wrong = 이 게임의 인원은 최소 { $low }명, 최대 { $high }명입니다.
seats-exactly = 이 게임은 정확히 { $count }명이 합니다.

## 카탈로그를 쓰는 사람에게

catalogue-not-utf8 = { $line }번째 줄이 UTF-8이 아닙니다. 파일을 UTF-8로 저장해 주세요.
catalogue-control = { $line }번째 줄에 제어 문자가 있습니다. 탭 대신 공백을 써 주세요.
catalogue-entry-wrong = { $line }번째 줄은 주석(#), 메시지(id = 텍스트) 또는 들여 쓴 이어지는 줄이어야 합니다.
catalogue-message-empty = { $line }번째 줄에 텍스트가 없습니다. 빈 텍스트는 이렇게 씁니다: { "{ \"\" }" }
catalogue-brace-wrong = { $line }번째 줄의 중괄호가 맞지 않습니다. 모두 닫아 주세요. 텍스트 속 중괄호는 이렇게 씁니다: { "{ \"{\" }" }
catalogue-placeable-wrong = { $line }번째 줄의 중괄호 안에는 $name, 메시지의 id 또는 따옴표 안의 텍스트가 있어야 합니다.
catalogue-select-wrong = { $line }번째 줄의 선택식에서는 변형마다 한 줄과 [키]가 있어야 하고, 그중 정확히 하나에 *가 있어야 합니다.
catalogue-literal-wrong = { $line }번째 줄의 따옴표 안 텍스트는 같은 줄에서 끝나야 합니다. \ 뒤에는 " \ uHHHH UHHHHHH만 올 수 있습니다.
catalogue-too-deep = { $line }번째 줄 근처의 선택식이 너무 깊이 중첩되어 있습니다. 메시지를 나눠 주세요.
catalogue-id-twice = { $line }번째 줄: 이미 쓰이고 있는 id입니다(‘{ $id }’). 다른 것을 골라 주세요.
