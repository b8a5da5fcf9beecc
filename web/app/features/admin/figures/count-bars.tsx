import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#web/platform/i18n/numbers.ts';

interface Bar {
  key: string;
  label: string;
  count: number;
  /** The list that the bar counts. */
  to?: string;
}

interface CountBarsProps {
  title: string;
  bars: readonly Bar[];
  /** Shown when every count is 0. */
  none: string;
  /** Beside the bars if there is room, otherwise below them. */
  aside?: ReactNode;
}

/** A bar chart of counts by kind, drawn as lengths of thread. */
export function CountBars({ title, bars, none, aside }: CountBarsProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <section aria-labelledby={id} className={aside === undefined ? '' : 'count-bars-beside'}>
      <h2 id={id} className="title-3 mb-4">
        {title}
      </h2>
      {most === 0 ? (
        <p className="meta">{none}</p>
      ) : (
        <ol className="count-bars num">
          {bars.map(({ key, label, count, to }) => (
            <li key={key}>
              {to === undefined ? (
                <span>{label}</span>
              ) : (
                <Link
                  to={to}
                  className="underline decoration-seam-2 decoration-1 underline-offset-4 hover:decoration-ink"
                >
                  {label}
                </Link>
              )}
              <span className="font-semibold">{formatCount(count)}</span>
              <div className="thread" style={{ '--done': `${(count / most) * 100}%` }}>
                <i />
              </div>
            </li>
          ))}
        </ol>
      )}
      {aside}
    </section>
  );
}
