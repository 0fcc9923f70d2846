"""Makes the bundled typeface from the files of Inter 4.001 (npm: @expo-google-fonts/inter 0.4.2), with fontTools:

    python3 typeface.py FOLDER_OF_THE_PACKAGE FOLDER_OF_THE_FONTS

JavaFX cannot ask a font for its tabular figures, so they take the place of the others. What is left out are signs that the
program's languages, and names in them, do not need. The family has a name of its own, so that an Inter of the system is not
taken for it.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY = "InterTabular"
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
    font.save(target)


for style, weight in WEIGHTS.items():
    make(f"{sys.argv[1]}/{weight}{style}/Inter_{weight}{style}.ttf", f"{sys.argv[2]}/inter-tabular-{style.lower()}.ttf", style)
