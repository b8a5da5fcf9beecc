interface Part {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where its words begin with a word that was written, to show why it is suggested. */
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
    add(word.slice(0, length), true);
    add(word.slice(length), false);
  }
  return parts;
}
