import { Link } from 'react-router';
import type { BookAudit } from '#contracts/admin/books/books.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Check } from '#web/ui/icons.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import booksWords from '#web/words/en/features/admin/books/books.json';
import { moneyDifference, withReadableAmounts } from './money-difference.ts';

type Difference = BookAudit['differences'][number];

/**
 * The result of the last audit: one line if everything agrees, otherwise each difference; on phones the amount comes
 * first.
 */
export function Audit({ audit }: { audit: BookAudit | null }) {
  const t = useWords(booksWords);
  if (audit === null) return <EmptyState picture="spool" title={t('never')} line={t('neverLine')} />;
  const { count, differences } = audit;
  const moments = { finished: formatMoment(audit.finishedAt), since: formatMoment(audit.since) };
  const overdue = audit.isOverdue && (
    <p role="status" className="mb-5 max-w-[60ch] font-semibold text-bad">
      {t('overdue', moments)}
    </p>
  );
  if (count === 0) {
    return (
      <>
        {overdue}
        <AllIsWell title={t('agree')} line={t('agreeLine', moments)} />
      </>
    );
  }
  return (
    <>
      {overdue}
      <h3 className="font-sans font-semibold">{t('found', { count })}</h3>
      <p className="meta mt-1 mb-5 max-w-[60ch]">
        {t('foundLine', moments)}{' '}
        {count > differences.length ? t('shown', { count: differences.length }) : ''}
      </p>
      <DataTable
        caption={t('found', { count })}
        rows={differences}
        keyOf={({ kind, reference, orderId, theirs }) => [kind, reference, orderId, theirs].join(' ')}
        isTall
        columns={[
          {
            key: 'what',
            heading: t('what'),
            cell: (one) => (
              <span className="grid">
                <span className="font-semibold">{t(`kinds.${one.kind}`)}</span>
                <Subject difference={one} />
              </span>
            ),
          },
          { key: 'order', heading: t('order'), cell: (one) => <OrderLink difference={one} /> },
          { key: 'ours', heading: t('ours'), atEnd: true, cell: ({ ours }) => <Side words={ours} /> },
          { key: 'theirs', heading: t('theirs'), atEnd: true, cell: ({ theirs }) => <Side words={theirs} /> },
          {
            key: 'difference',
            heading: t('difference'),
            atEnd: true,
            cell: (one) => <Sum difference={one} />,
          },
        ]}
        entry={(one) => <Card difference={one} />}
      />
    </>
  );
}

/** Says that nothing needs doing, and what was checked. */
export function AllIsWell({ title, line }: { title: string; line: string }) {
  return (
    <div className="slip grid h-full max-w-[720px] grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 p-5 md:p-6">
      <Check className="mt-1.5 size-6 text-good" />
      <p className="font-display text-5 leading-[1.3]">{title}</p>
      <p className="meta col-start-2 mt-1 max-w-[68ch]">{line}</p>
    </div>
  );
}

/** A difference on phones: what differs and by how much, then both sides one below the other. */
function Card({ difference }: { difference: Difference }) {
  const t = useWords(booksWords);
  const { kind, ours, theirs } = difference;
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t(`kinds.${kind}`)}</span>
        <span className="flex-none font-display text-5 leading-none">
          <Sum difference={difference} />
        </span>
      </div>
      <dl className="num grid gap-1 text-[0.9375rem]">
        {(
          [
            ['ours', ours],
            ['theirs', theirs],
          ] as const
        ).map(([side, words]) => (
          <div key={side} className="flex justify-between gap-4">
            <dt className="text-ink-2">{t(side)}</dt>
            <dd className="text-right">
              <Side words={words} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Subject difference={difference} />
        <OrderLink difference={difference} />
      </div>
    </div>
  );
}

/** The signed difference: positive if our books show more. Renders nothing if no amounts differ. */
function Sum({ difference }: { difference: Difference }) {
  const sum = moneyDifference(difference);
  if (sum === null) return null;
  return (
    <span className="num font-semibold whitespace-nowrap text-bad">
      {sum < 0 ? '−' : '+'}
      {formatRupees(Math.abs(sum))}
    </span>
  );
}

function Side({ words }: { words: string }) {
  const t = useWords(booksWords);
  if (words === '') return <span className="text-ink-2">{t('nothing')}</span>;
  return <span className="num wrap-anywhere">{withReadableAmounts(words)}</span>;
}

function Subject({ difference: { subject, reference } }: { difference: Difference }) {
  const t = useWords(booksWords);
  return (
    <span className="meta num wrap-anywhere">
      {t(`subjects.${subject}`)} · {reference}
    </span>
  );
}

function OrderLink({ difference: { orderId, orderNumber } }: { difference: Difference }) {
  const t = useWords(booksWords);
  if (orderId === null) return <span className="text-ink-2">{t('noOrder')}</span>;
  return (
    <Link to={`/admin/orders/${orderId}`} className="link num">
      <WholeNumbers>{orderNumber ?? String(orderId)}</WholeNumbers>
    </Link>
  );
}
