import type { ReactNode } from 'react';

interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** What it means or how it moved. */
  line?: ReactNode;
}

/** One figure with its name; belongs in a `dl`. */
export function Stat({ label, value, line }: StatProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="meta">{label}</dt>
      <dd className="num font-display text-6 leading-[1.15]">{value}</dd>
      {line ? <dd className="hint">{line}</dd> : null}
    </div>
  );
}
