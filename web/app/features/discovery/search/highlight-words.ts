interface Part {
  text: string;
  isMatch: boolean;
}

/** Splits a text where a word begins with a typed word, to highlight why it is suggested. */
export function highlightWords(text: string, written: string): Part[] {
  const beginnings = written
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const parts: Part[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  };
  for (const word of text.split(/(?<=[^\p{L}\p{M}\p{N}])(?=[\p{L}\p{N}])/u)) {
    const lower = word.toLowerCase();
    const length = Math.max(0, ...beginnings.filter((one) => lower.startsWith(one)).map((one) => one.length));
    const end = endOfCluster(word, length);
    add(word.slice(0, end), true);
    add(word.slice(end), false);
  }
  return parts;
}

/**
 * The end of the grapheme that contains `at`. A vowel sign cut off from its letter would be drawn on a dotted circle.
 */
function endOfCluster(word: string, at: number): number {
  if (at === 0 || at >= word.length || typeof Intl.Segmenter === 'undefined') return at;
  const cluster = new Intl.Segmenter().segment(word).containing(at);
  return cluster === undefined || cluster.index === at ? at : cluster.index + cluster.segment.length;
}
