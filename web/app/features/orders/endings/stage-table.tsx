import type { ReactNode } from 'react';
import type { MakingStage } from '#contracts/orders/endings/kept-shares.ts';
import { classNames } from '#web/ui/styles/class-names.ts';

export interface StageRow {
  stage: MakingStage;
  /** Of the advance. */
  percent: number;
  label: ReactNode;
  kept: ReactNode;
  back: ReactNode;
  /** The stage in which the order is. */
  isNow?: boolean;
}

interface StageTableProps {
  caption: ReactNode;
  captionClass?: string;
  heads: { stage: string; kept: string; back: string };
  rows: readonly StageRow[];
  /** Below the table. */
  children?: ReactNode;
}

/** What is kept and what goes back in each stage of the making; the stitches of a row are the kept share. */
export function StageTable({ caption, captionClass, heads, rows, children }: StageTableProps) {
  return (
    <figure className="kept-shares grid max-w-none gap-1">
      <table className="w-full border-collapse">
        <caption className={classNames('pb-1 text-left', captionClass ?? 'font-semibold')}>{caption}</caption>
        <thead className="meta">
          <tr>
            <th scope="col">{heads.stage}</th>
            <th scope="col">{heads.kept}</th>
            <th scope="col">{heads.back}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stage, percent, label, kept, back, isNow = false }) => (
            <tr key={stage} className="relative" aria-current={isNow ? 'step' : undefined}>
              <th scope="row" className={classNames('align-middle', isNow && 'font-semibold')}>
                {label}
                <div
                  aria-hidden="true"
                  className="thread absolute inset-x-0 bottom-0"
                  style={{ '--done': `${percent}%` }}
                >
                  <i />
                </div>
              </th>
              <td className="num align-middle">{kept}</td>
              <td className="num align-middle font-semibold">{back}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children === undefined ? null : <figcaption className="meta mt-2 grid gap-1">{children}</figcaption>}
    </figure>
  );
}
