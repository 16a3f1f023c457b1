### What every game and every part of the program needs.

# The language's own name, as it stands in a list of languages.
language-name = English

## Fields of a request, a record or a table's options

# $field (text): the field's name
field-missing = The field “{ $field }” is missing. Please add it.
field-not-number = “{ $field }” must be a whole number from { $low } to { $high }.
field-not-flag = “{ $field }” must be true or false.
field-not-text = “{ $field }” must be a text in quotation marks.
field-not-list = “{ $field }” must be a list in square brackets.
# $choices (text): what is allowed, with commas between
field-not-choice = “{ $field }” must be one of these: { $choices }.
not-an-object = This must be an object: fields and their values in curly braces.
option-unknown = There is no option “{ $field }”. Please check its spelling, or leave it out.

## Results that a record claims

result-missing = The result lacks “{ $field }”. By the rules it belongs here.
result-form = “{ $field }” is not of the right form: seats and points are whole numbers, cards are texts.
result-differs = “{ $field }” is not what the rules give for these plays, which is { $expected }.
result-unexpected = By the rules, “{ $field }” does not belong in this result. Please leave it out.

## Seats

seats-wrong = This game takes at least { $low } and at most { $high } players.
seats-exactly = This game takes exactly { $count } players.

## Catalogues, for those who write them

# $line (number): where in the file, from 1
catalogue-not-utf8 = Line { $line } is not in UTF-8. Please save the file as UTF-8.
catalogue-control = Line { $line } holds a control character. Please use spaces instead of tabs.
catalogue-entry-wrong = Line { $line } must be a comment (#), a message (id = text) or an indented line of one.
catalogue-message-empty = The text is missing on line { $line }. An empty text is written { "{ \"\" }" }.
catalogue-brace-wrong = The curly braces on line { $line } do not match. Close each one; a brace in the text is written { "{ \"{\" }" }.
catalogue-placeable-wrong = On line { $line }, curly braces must hold $name, the id of a message, or a text in quotation marks.
catalogue-select-wrong = In the choice on line { $line }, each variant needs its own line and a [key], and exactly one of them a *.
catalogue-literal-wrong = The quoted text on line { $line } must end on that line; after \ only " \ uHHHH and UHHHHHH may stand.
catalogue-too-deep = The choices around line { $line } are nested too deep. Please split the message.
catalogue-id-twice = The id “{ $id }” on line { $line } is already taken. Please choose another.
