"""Cuts the signs that most pages are written with out of the fonts of Latin pages, the rupee included.

Run after an update of @fontsource/hind or @fontsource/tiro-devanagari-hindi, with fonttools and brotli from PyPI:
python3 scripts/cut-basic-fonts.py. `web/app/ui/styles/fonts.css` names the same signs.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset, ttLib
from fontTools.merge import Merger

root = Path(__file__).parent.parent
out = root / "web/app/ui/styles/fonts"

faces = [("hind", "400-normal"), ("hind", "500-normal"), ("hind", "600-normal")]
faces += [("tiro-devanagari-hindi", "400-normal"), ("tiro-devanagari-hindi", "400-italic")]

basic = [*range(0x20, 0x7F), 0xA0, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
rupee = [0x20B9]
features = ["kern", "liga", "locl", "lnum", "tnum"]


def cut(source: Path, signs: list[int], target: Path) -> str:
    options = subset.Options(hinting=False, notdef_outline=True, name_IDs=["*"], layout_features=features)
    font = ttLib.TTFont(source)
    font.flavor = None
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=signs)
    subsetter.subset(font)
    font.save(target)
    return str(target)


for family, style in faces:
    files = root / "node_modules/@fontsource" / family / "files"
    with TemporaryDirectory() as folder:
        parts = [
            cut(files / f"{family}-latin-{style}.woff2", basic, Path(folder) / "basic.ttf"),
            cut(files / f"{family}-latin-ext-{style}.woff2", rupee, Path(folder) / "rupee.ttf"),
        ]
        font = Merger().merge(parts)
        font.flavor = "woff2"
        font.save(out / f"{family}-basic-{style}.woff2")
