import { type ReactNode, useId } from 'react';
import { formatCount } from '#web/platform/i18n/numbers.ts';

interface Bar {
  key: string;
  label: string;
  count: number;
}

interface CountBarsProps {
  title: string;
  bars: readonly Bar[];
  /** Said where every count is nothing. */
  none: string;
  /** Where to see them. */
  footer?: ReactNode;
}

/** How many of each kind, as lengths of thread beside one another. */
export function CountBars({ title, bars, none, footer }: CountBarsProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="title-3 mb-4">
        {title}
      </h2>
      {most === 0 ? (
        <p className="meta">{none}</p>
      ) : (
        <ol className="funnel counts num gap-x-16 lg:grid-cols-2">
          {bars.map(({ key, label, count }) => (
            <li key={key}>
              <span>{label}</span>
              <span className="font-semibold">{formatCount(count)}</span>
              <div className="thread" style={{ '--done': `${(count / most) * 100}%` }}>
                <i />
              </div>
            </li>
          ))}
        </ol>
      )}
      {footer ? <p className="mt-5">{footer}</p> : null}
    </section>
  );
}
