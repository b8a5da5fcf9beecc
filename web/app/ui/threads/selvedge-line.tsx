interface SelvedgeLineProps {
  /** `#rrggbb` each. */
  dyes: readonly string[];
  words: readonly (string | null)[];
}

/**
 * What a mill prints along the edge of its cloth, set sideways beside a picture from 900 px: a dot of each dye,
 * then town, cloth and number. It repeats what stands in the words, so it is not spoken.
 */
export function SelvedgeLine({ dyes, words }: SelvedgeLineProps) {
  return (
    <span className="selvedge-line" aria-hidden="true">
      <Dyes dyes={dyes} />
      <span className="caps">{words.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** The dyes of a cloth as dots, for the eye only. */
export function Dyes({ dyes, className = '' }: { dyes: readonly string[]; className?: string }) {
  if (dyes.length === 0) return null;
  return (
    <span className={`dyes ${className}`} aria-hidden="true">
      {dyes.map((dye) => (
        <i key={dye} style={{ background: dye }} />
      ))}
    </span>
  );
}
