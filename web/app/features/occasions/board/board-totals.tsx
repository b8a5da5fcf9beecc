import { formatRupees } from '#contracts/money/money.ts';
import type { OccasionBoard } from '#contracts/occasions/occasions.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { CircleAlert } from '#web/ui/icons.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';

/** The whole occasion as one thread: who is measured, what is paid, who is ready; and what is late. */
export function BoardTotals({ totals }: { totals: OccasionBoard['totals'] }) {
  const t = useWords(occasionsWords, 'board');
  const { people, measured, ready, late, paid } = totals;
  const parts = [
    { key: 'measured', figure: t('someOf', { count: measured, of: people }), done: measured / people },
    {
      key: 'paid',
      figure: formatRupees(paid.paid),
      note: t('ofSum', { of: formatRupees(paid.of) }),
      done: paid.of === 0 ? 0 : paid.paid / paid.of,
    },
    { key: 'ready', figure: t('someOf', { count: ready, of: people }), done: ready / people },
  ] as const;
  return (
    <section aria-label={t('totals')} className="mb-10 grid gap-4">
      <dl className="occasion-totals">
        {parts.map(({ key, figure, done, ...part }) => (
          <div key={key}>
            <span className="thread" aria-hidden="true" style={{ '--done': `${Math.round(done * 100)}%` }}>
              <i />
            </span>
            <dt className="meta">{t(key)}</dt>
            <dd className="num">
              <span className="font-display text-5 leading-tight">{figure}</span>
              {'note' in part ? <span className="meta"> {part.note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {late === 0 ? null : (
        <p className="flex items-center gap-2 font-medium text-bad">
          <CircleAlert className="size-4.5 flex-none" />
          {t('late', { count: late })}
        </p>
      )}
    </section>
  );
}
