interface SelvedgeLineProps {
  /** `#rrggbb` each. */
  dyes: readonly string[];
  words: readonly (string | null)[];
}

/**
 * A line like the print on the edge of a cloth, set sideways beside a picture from 900 px: a dot for each dye, then
 * town, cloth and number. Hidden from screen readers, because the page's text has it too.
 */
export function SelvedgeLine({ dyes, words }: SelvedgeLineProps) {
  return (
    <span className="selvedge-line" aria-hidden="true">
      <Dyes dyes={dyes} />
      <span className="caps">{words.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** The dyes of a cloth as dots, hidden from screen readers. */
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
