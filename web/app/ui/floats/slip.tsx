import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

/** A raised box for money, addresses and forms in a column; other content is not boxed. */
export function Slip({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames('slip p-5 md:p-7', className)} />;
}

interface Line {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Amounts in rows; the total is separated by running stitch. */
export function Sum({ lines, total }: { lines: readonly Line[]; total: Omit<Line, 'key'> }) {
  return (
    <dl className="num grid gap-2.5">
      {lines.map(({ key, label, value }) => (
        <div key={key} className="flex justify-between gap-3">
          <dt className="text-ink-2">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="stitched-over flex justify-between gap-3 pt-3 font-semibold">
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
