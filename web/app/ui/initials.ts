/** How many swatches are woven in `public/swatches`. */
export const swatchCount = 12;

/** "Meher Ansari" is MA, "Zoya" is Z, and someone without a name is a stitch. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase() || '·';
}

/** The same person always wears the same cloth. */
export function swatchOf(personId: number): string {
  return `/swatches/${Math.abs(personId) % swatchCount}.webp`;
}

function firstLetter(word: string): string {
  return [...word][0] ?? '';
}
