"""Makes the three woff2 files beside it from the @fontsource packages, and prints the metrics of
their fallbacks for fonts.css. Only needed when a face changes:

    pip install fonttools brotli
    python web/src/styles/fonts/subset.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
MODULES = HERE.parents[3] / "node_modules"
PUNCTUATION = "–—‘’‚“”„•…‹›€™←↑→↓−≈≠≤≥ıŒœŸ"
UNICODES = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, PUNCTUATION)]
SAMPLE = "the quick brown fox jumps over a lazy dog and the crew calls it a day " * 2
FACES = {
    "bricolage-grotesque": (
        "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
        {"opsz": 40, "wdth": 88, "wght": 700},
    ),
    "instrument-sans": (
        "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
        {"wght": (400, 700)},
    ),
    "dm-mono": ("@fontsource/dm-mono/files/dm-mono-latin-500-normal.woff2", None),
}
FALLBACKS = {
    "bricolage-grotesque": "LiberationSans-Bold.ttf",
    "instrument-sans": "LiberationSans-Regular.ttf",
    "dm-mono": "LiberationMono-Regular.ttf",
}


def width(font):
    advance, cmap = font["hmtx"], font.getBestCmap()
    return sum(advance[cmap[ord(c)]][0] for c in SAMPLE) / font["head"].unitsPerEm


for name, (source, limits) in FACES.items():
    font = TTFont(MODULES / source)
    if limits:
        font = instancer.instantiateVariableFont(font, limits)
    options = subset.Options()
    options.layout_features = ["kern", "mark", "ccmp", "locl", "tnum"]
    options.hinting = False
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=UNICODES)
    subsetter.subset(font)
    font.flavor = "woff2"
    target = HERE / f"{name}.woff2"
    font.save(target)

    adjust = width(font) / width(TTFont(f"/usr/share/fonts/truetype/liberation/{FALLBACKS[name]}"))
    scale = font["head"].unitsPerEm * adjust
    hhea = font["hhea"]
    print(
        f"{name}: {target.stat().st_size} bytes; size-adjust {adjust:.2%}; "
        f"ascent {hhea.ascent / scale:.2%}; descent {-hhea.descent / scale:.2%}; gap {hhea.lineGap / scale:.2%}"
    )
