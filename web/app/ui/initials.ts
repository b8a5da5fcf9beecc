/** The number of swatches in `public/swatches`. */
export const swatchCount = 12;

/** "Meher Ansari" gives MA, "Zoya" gives Z, an empty name gives a dot. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase() || '·';
}

/** A person always has the same swatch. */
export function swatchOf(personId: number): string {
  return `/swatches/${Math.abs(personId) % swatchCount}.webp`;
}

function firstLetter(word: string): string {
  return [...word][0] ?? '';
}
