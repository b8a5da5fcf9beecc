import { type Face, splitRuns } from '#server/modules/documents/public.ts';

export interface Lettering {
  /** The first face that has a letter is used for it. */
  faces: readonly Face[];
  /** In pixels. */
  size: number;
  /** An SVG colour. */
  colour: string;
}

/** The width of a text in one line, in pixels. */
function widthOf(text: string, { faces, size }: Lettering): number {
  return splitRuns(text, faces).reduce(
    (sum, { face, text: part }) => sum + (face.font.layout(part).advanceWidth * size) / face.font.unitsPerEm,
    0,
  );
}

/** A line of text as SVG outlines, with its baseline at `y`, in pixels; letters that no face has are omitted. */
export function drawLine(text: string, lettering: Lettering, { x, y }: { x: number; y: number }): string {
  const outlines: string[] = [];
  let at = x;
  for (const { face, text: part } of splitRuns(text, lettering.faces)) {
    const scale = lettering.size / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(part);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = glyph.id === 0 ? '' : glyph.path.toSVG();
      if (outline !== '') {
        const place = `${(at + xOffset * scale).toFixed(2)} ${(y - yOffset * scale).toFixed(2)}`;
        outlines.push(`<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline}"/>`);
      }
      at += xAdvance * scale;
    });
  }
  return `<g fill="${lettering.colour}">${outlines.join('')}</g>`;
}

/** Breaks a text into at most `most` lines of `width` pixels; text that does not fit is replaced by an ellipsis. */
export function breakLines(text: string, lettering: Lettering, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, lettering) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most);
  return shown.map((each, index) => {
    const goesOn = index === most - 1 && lines.length > most;
    return shorten(each, goesOn, lettering, width);
  });
}

function shorten(line: string, goesOn: boolean, lettering: Lettering, width: number): string {
  if (!goesOn && widthOf(line, lettering) <= width) return line;
  const clusters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)];
  while (clusters.length > 1) {
    const short = `${clusters
      .map(({ segment }) => segment)
      .join('')
      .trimEnd()}…`;
    if (widthOf(short, lettering) <= width) return short;
    clusters.pop();
  }
  return line;
}
