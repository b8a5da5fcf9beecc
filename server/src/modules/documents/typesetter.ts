import type { Face, Faces } from './document-faces.ts';
import { type Run, splitRuns } from './split-runs.ts';

export interface Style {
  voice: keyof Faces;
  /** In points. */
  size: number;
  colour: string;
}

interface Placing {
  x: number;
  /** The top of the first line. */
  y: number;
  width: number;
  align?: 'left' | 'right';
}

interface Line {
  runs: (Run & { width: number })[];
  width: number;
}

/** Sets text of mixed scripts: wraps it, aligns it, and puts each line on one baseline. In points. */
export interface Typesetter {
  height(text: string, style: Style, width: number): number;
  /** Returns the height used. */
  set(text: string, style: Style, placing: Placing): number;
}

const leading = 1.42;
/** Distance from the top of a line to its baseline, as a fraction of the font size. */
const baseline = 1.02;

export function makeTypesetter(doc: PDFKit.PDFDocument, faces: Faces): Typesetter {
  const registered = new Set<string>();

  function use({ name, font }: Face, size: number): void {
    if (!registered.has(name)) {
      // pdfkit accepts a loaded font, although its types do not say so.
      doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
      registered.add(name);
    }
    doc.font(name).fontSize(size);
  }

  function measure(text: string, { voice, size }: Style): Line {
    const runs = splitRuns(text, faces[voice]).map((run) => {
      use(run.face, size);
      return { ...run, width: doc.widthOfString(run.text) };
    });
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  function breakLines(text: string, style: Style, width: number): Line[] {
    const whole = measure(text, style);
    if (whole.width <= width) return [whole];
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, style, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer, style).width > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line].map((each) => measure(each, style));
  }

  /** Breaks a word only if it is wider than its column. */
  function breakWord(word: string, style: Style, width: number): string[] {
    if (measure(word, style).width <= width) return [word];
    const pieces = [''];
    for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
      const longer = `${pieces.at(-1)}${segment}`;
      if (measure(longer, style).width > width) pieces.push(segment);
      else pieces[pieces.length - 1] = longer;
    }
    return pieces;
  }

  return {
    height: (text, style, width) => breakLines(text, style, width).length * style.size * leading,
    set(text, style, { x, y, width, align = 'left' }) {
      const lines = breakLines(text, style, width);
      doc.fillColor(style.colour);
      lines.forEach((line, index) => {
        let at = align === 'right' ? x + width - line.width : x;
        for (const run of line.runs) {
          use(run.face, style.size);
          const base = y + style.size * (index * leading + baseline);
          doc.text(run.text, at, base, { lineBreak: false, baseline: 'alphabetic' });
          at += run.width;
        }
      });
      return lines.length * style.size * leading;
    },
  };
}
