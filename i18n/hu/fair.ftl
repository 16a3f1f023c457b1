### Osztások összevetése a véletlen magjukkal (docs/fairness.md).

fair-bad-hex = „{ $field }”: ide 64 hexadecimális számjegy kell.
fair-by-seat = „{ $field }”: ide { $count } elem kell, minden helyhez egy.
fair-missing = Ez az osztás nem ellenőrizhető, mert nincs előtte véletlen mag: { $number }.
fair-number = Ezek a magok ehhez az osztáshoz tartoznak: { $given }, de ez következik: { $due }.
fair-server-commit = A szerver magja nem az, amelyik mellett elkötelezte magát.
fair-client-commit = Ennek a helynek a magja nem az, amelyik mellett elkötelezte magát: { $seat }.
fair-no-commit = Ez a hely magot mutat, de egy mellett sem kötelezte el magát: { $seat }.
fair-changed = Ennél az osztásnál mások a magok, mint korábban: { $number }. Egy játszma megtartja a magjait.
fair-differs = Ez az osztás nem következik a magokból: { $number }. Eltér: „{ $field }”.
