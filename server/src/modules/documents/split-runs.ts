import type { Face } from './document-faces.ts';

/** A piece of text that one face can draw. */
export interface Run {
  face: Face;
  text: string;
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Invisible characters that join, separate or vary the neighbouring letters. */
const joiners = ['\u200c', '\u200d', '\ufe0e', '\ufe0f'];

/**
 * Splits a text where the script changes, but never within a grapheme cluster. Spaces, digits and punctuation go with
 * the preceding text. Emoji are dropped, because none of our faces has them.
 */
export function splitRuns(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const { segment } of clusters.segment(text.normalize('NFC').replace(/[\u00a0\u202f]/g, ' '))) {
    if (/\p{Extended_Pictographic}/u.test(segment)) continue;
    const last = runs.at(-1);
    const isNeutral = !/\p{L}/u.test(segment);
    const face =
      last && isNeutral && covers(last.face, segment)
        ? last.face
        : (faces.find((candidate) => covers(candidate, segment)) ?? last?.face ?? faces[0]);
    if (!face) throw new Error('There is no face to draw with');
    if (last?.face === face) last.text += segment;
    else runs.push({ face, text: segment });
  }
  return runs;
}

function covers({ font }: Face, segment: string): boolean {
  return [...segment].every(
    (letter) => joiners.includes(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
}
