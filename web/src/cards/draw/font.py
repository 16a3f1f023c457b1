#!/usr/bin/env python3
"""Makes ../display.woff2, the display face for titles and card indices.

Needs fonttools and brotli (Debian: fonttools, python3-brotli) and the unpacked npm package
@fontsource/grenze, whose folder is the only argument. That package splits the face by script; the page wants
one small file, so the Latin part gets the few extended letters of Hungarian and French added.
"""
import pathlib
import sys
import tempfile

from fontTools import merge, subset

WEIGHT = 700
LATIN = [*range(0x20, 0x7F), 0xA0, 0xAB, 0xB7, 0xBB, *range(0xC0, 0x100), 0x2013, 0x2014, 0x2018, 0x2019,
         0x201A, 0x201C, 0x201D, 0x201E, 0x2026]
EXTENDED = [0x150, 0x151, 0x170, 0x171, 0x152, 0x153]


def part(source, letters, target):
    options = subset.Options(layout_features=["lnum", "tnum", "kern", "mark"], hinting=False)
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font.flavor = None
    font.save(target)
    return sorted(set(letters) - set(font.getBestCmap()))


def main():
    files = pathlib.Path(sys.argv[1]) / "files"
    with tempfile.TemporaryDirectory() as folder:
        parts = [f"{folder}/latin.ttf", f"{folder}/extended.ttf"]
        missing = part(files / f"grenze-latin-{WEIGHT}-normal.woff2", LATIN + EXTENDED, parts[0])
        missing = part(files / f"grenze-latin-ext-{WEIGHT}-normal.woff2", missing, parts[1])
        font = merge.Merger().merge(parts)
    if missing:
        sys.exit("not in the face: " + " ".join(f"U+{code:04X}" for code in missing))
    font.flavor = "woff2"
    font.save(pathlib.Path(__file__).parent.parent / "display.woff2")


main()
