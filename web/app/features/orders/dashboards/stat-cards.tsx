import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Figure } from '#contracts/platform/figures.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { changeOf } from '../charts/change.ts';

interface StatCardsProps {
  label: string;
  /** The figures are compared with the 30 days before. */
  compares?: boolean;
  children: ReactNode;
}

/**
 * Figures in a row. What they are compared with is said once beneath them on phones, beside each figure on wide
 * screens.
 */
export function StatCards({ label, compares = false, children }: StatCardsProps) {
  const t = useWords(dashboardsWords, 'stats');
  return (
    <div className="grid gap-3.5">
      <ul className="stats num" aria-label={label}>
        {children}
      </ul>
      {compares ? (
        <p className="hint md:hidden" aria-hidden="true">
          {t('compared')}
        </p>
      ) : null}
    </div>
  );
}

interface StatProps {
  label: string;
  value: ReactNode;
  note: ReactNode;
  /** The link of the figure. */
  to?: string;
}

/** A figure with its label and note. */
export function Stat({ label, value, note, to }: StatProps) {
  const name = <span className="meta">{label}</span>;
  return (
    <li className="stat">
      {to === undefined ? (
        name
      ) : (
        <Link to={to} preventScrollReset className="stat-link">
          {name}
        </Link>
      )}
      <b>{value}</b>
      <span className="meta">{note}</span>
    </li>
  );
}

interface ChangeNoteProps {
  figure: Figure;
  by: 'percent' | 'count';
  /** An increase is neither good nor bad, as with spending. */
  isPlain?: boolean;
}

export function ChangeNote({ figure, by, isPlain = false }: ChangeNoteProps) {
  const t = useWords(dashboardsWords, 'stats');
  const { direction, text } = changeOf(figure, by);
  if (text === null) {
    if (figure.now === 0 && figure.before === 0) return t('nothing');
    return direction === 'same' ? t('same') : t('first');
  }
  const tone = isPlain ? '' : direction === 'up' ? 'text-good' : 'text-bad';
  return (
    <span className={tone}>
      {text} <span className="max-md:sr-only">{t('against')}</span>
    </span>
  );
}

export function StatsSkeleton({ cards }: { cards: number }) {
  return (
    <Loading className="stats">
      {Array.from({ length: cards }, (_, place) => `card-${place}`).map((key) => (
        <div key={key} className="stat">
          <Weave className="h-3 w-2/5" />
          <Weave className="my-2 h-6 w-3/5" />
          <Weave className="h-3 w-1/2" />
        </div>
      ))}
    </Loading>
  );
}
