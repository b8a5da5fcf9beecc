/**
 * What a mill prints along the edge of its cloth, set sideways beside a picture from 900 px. It repeats what
 * stands in the words, so it is not spoken.
 */
export function SelvedgeLine({ words }: { words: readonly (string | null)[] }) {
  return (
    <span className="selvedge-line caps" aria-hidden="true">
      {words.filter(Boolean).join(' · ')}
    </span>
  );
}
