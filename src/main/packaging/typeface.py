"""Makes the bundled typeface from the files of Inter 4.001 (npm: @expo-google-fonts/inter 0.4.2), with fontTools and
Java (Outlines.java beside this script):

    python3 typeface.py FOLDER_OF_THE_PACKAGE FOLDER_OF_THE_FONTS

JavaFX cannot ask a font for its tabular figures, so they take the place of the others. What is left out are signs that the
program's languages, and names in them, do not need. Strokes that overlap are joined: where a letter is large JavaFX fills its
outline so that what lies within two strokes is left out. The family has a name of its own, so that an Inter of the system is
not taken for it.
"""

import pathlib
import subprocess
import sys

from fontTools import subset
from fontTools.misc.arrayTools import sectRect
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.basePen import BasePen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FAMILY = "InterTabular"
ROUNDED_AREA = 300  # less than where two strokes cross
WEIGHTS = {"Regular": "400", "Bold": "700"}
FIGURES = "zero one two three four five six seven eight nine".split()
SIGNS = [  # Latin, Greek, Cyrillic, Vietnamese; punctuation, currencies, arrows, mathematics, shapes
    (0x20, 0x24F), (0x2B0, 0x2FF), (0x370, 0x3FF), (0x400, 0x4FF), (0x1E00, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x214F), (0x2190, 0x2199), (0x2200, 0x22FF), (0x25A0, 0x25CF),
]


def name(font, style):
    names = {1: FAMILY, 2: style, 3: f"{FAMILY} {style} 4.001", 4: f"{FAMILY} {style}", 6: f"InterTabular-{style}"}
    for record in list(font["name"].names):
        if record.nameID in names:
            record.string = names[record.nameID]
        elif record.nameID in (16, 17, 21, 22, 25):
            font["name"].names.remove(record)


class Words(BasePen):
    """An outline as Outlines.java reads it."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.words = []

    def say(self, word, *places):
        self.words += [word] + [str(number) for place in places for number in place]

    def _moveTo(self, place):
        self.say("M", place)

    def _lineTo(self, place):
        self.say("L", place)

    def _qCurveToOne(self, control, place):
        self.say("Q", control, place)

    def _closePath(self):
        self.say("Z")


def outline(glyphs, name):
    pen = Words(glyphs)
    glyphs[name].draw(pen)
    return " ".join(pen.words)


def glyph(words):
    pen, words = TTGlyphPen(None), iter(words.split())
    place = lambda: (round(float(next(words))), round(float(next(words))))
    for word in words:
        if word == "M":
            pen.moveTo(place())
        elif word == "L":
            pen.lineTo(place())
        elif word == "Q":
            pen.qCurveTo(place(), place())
        else:
            pen.closePath()
    return pen.glyph()


def area(glyphs, outlined, *table):
    """Of all strokes together: what lies within two counts twice."""
    pen = AreaPen(glyphs)
    outlined.draw(pen, *table)
    return abs(pen.value)


def may_overlap(table, name):
    if not table[name].isComposite():
        return table[name].numberOfContours > 0
    boxes = []
    for part in table[name].components:
        of = table[part.glyphName]
        if of.numberOfContours != 0:
            boxes.append((of.xMin + part.x, of.yMin + part.y, of.xMax + part.x, of.yMax + part.y))
    return any(sectRect(one, two)[0] for place, one in enumerate(boxes) for two in boxes[:place])


def join_strokes(font):
    glyphs, table = font.getGlyphSet(), font["glyf"]
    names = [name for name in font.getGlyphOrder() if may_overlap(table, name)]
    outlines = [outline(glyphs, name) for name in names]
    joined = subprocess.run(
        ["java", pathlib.Path(__file__).with_name("Outlines.java")],
        input="\n".join(outlines), stdout=subprocess.PIPE, text=True, check=True,
    ).stdout.splitlines()
    wholes = {name: glyph(words) for name, words in zip(names, joined, strict=True)}
    overlapping = [
        name for name in names if area(glyphs, glyphs[name]) - area(glyphs, wholes[name], table) > ROUNDED_AREA
    ]
    for name in overlapping:
        table[name] = wholes[name]
        table[name].recalcBounds(table)
        font["hmtx"][name] = (font["hmtx"][name][0], table[name].xMin)


def make(source, target, style):
    font = TTFont(source)
    for table in font["cmap"].tables:
        for code, glyph in list(table.cmap.items()):
            if glyph in FIGURES and ord("0") <= code <= ord("9"):
                table.cmap[code] = glyph + ".tf"
    name(font, style)
    options = subset.Options(hinting=False, name_IDs=["*"], drop_tables=["STAT"])
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in SIGNS for code in range(first, last + 1)])
    subsetter.subset(font)
    join_strokes(font)
    font.save(target)


for style, weight in WEIGHTS.items():
    make(f"{sys.argv[1]}/{weight}{style}/Inter_{weight}{style}.ttf", f"{sys.argv[2]}/inter-tabular-{style.lower()}.ttf", style)
