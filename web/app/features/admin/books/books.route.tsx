import { Link } from 'react-router';
import type { BookAudit, Dispute } from '#contracts/admin/books/books.contract.ts';
import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { preload, showAtOnce, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/books.route.ts';
import { booksQuery } from './books.api.ts';
import { booksWords } from './books.words.ts';
import { DisputeList } from './disputes.tsx';
import { GivenUpWebhooks } from './given-up-webhooks.tsx';

type Difference = BookAudit['differences'][number];

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(booksWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return preload(args.context, booksQuery);
}

export const clientLoader = showAtOnce;

/** What the last audit of the books found, disputed payments, and news that could not be applied. */
export default function Books({ loaderData }: Route.ComponentProps) {
  const t = useWords(booksWords);
  const { data, error, refetch } = usePageQuery(booksQuery, loaderData);
  // What has a deadline stands first.
  const isPressing = data?.disputes.some(({ status }) => isDisputeOpen(status)) === true;
  const disputes = data && <Disputes disputes={data.disputes} />;
  return (
    <>
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead mt-1.5 mb-8 max-w-[60ch]">{t('lead')}</p>
      {data !== undefined ? (
        <>
          {isPressing ? disputes : null}
          <section aria-labelledby="comparison">
            <h2 id="comparison" className="title-3 mb-4">
              {t('comparison')}
            </h2>
            <Audit audit={data.audit} />
          </section>
          {isPressing ? null : disputes}
          <GivenUpWebhooks webhooks={data.webhooks} />
        </>
      ) : error ? (
        <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <Loading className="grid gap-4">
          <Weave className="h-6 w-52" />
          <Weave className="h-64" />
        </Loading>
      )}
    </>
  );
}

function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  const t = useWords(booksWords, 'disputes');
  const open = disputes.filter(({ status }) => isDisputeOpen(status));
  const ended = disputes.filter(({ status }) => !isDisputeOpen(status));
  return (
    <section aria-labelledby="disputes" className="my-12 first:mt-0">
      <h2 id="disputes" className="title-3">
        {t('title')}
      </h2>
      <p className="meta mt-1 mb-5 max-w-[60ch]">{t('lead')}</p>
      {disputes.length === 0 ? <p>{t('none')}</p> : null}
      <Part title={t('open')} disputes={open} />
      <Part title={t('ended')} disputes={ended} />
    </section>
  );
}

/** Disputes of one kind under their heading; nothing where there are none. */
function Part({ title, disputes }: { title: string; disputes: readonly Dispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-semibold">{title}</h3>
      <DisputeList disputes={disputes} withOrder />
    </>
  );
}

function Audit({ audit }: { audit: BookAudit | null }) {
  const t = useWords(booksWords);
  if (audit === null) return <EmptyState picture="spool" title={t('never')} line={t('neverLine')} />;
  const { count, differences } = audit;
  const moments = { finished: formatMoment(audit.finishedAt), since: formatMoment(audit.since) };
  const overdue = audit.isOverdue && (
    <p role="status" className="mb-5 max-w-[60ch]">
      {t('overdue', moments)}
    </p>
  );
  if (count === 0) {
    return (
      <>
        {overdue}
        <EmptyState picture="spool" title={t('agree')} line={t('agreeLine', moments)} />
      </>
    );
  }
  return (
    <>
      {overdue}
      <h3 className="font-semibold">{t('found', { count })}</h3>
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
          { key: 'what', heading: t('what'), cell: ({ kind }) => t(`kinds.${kind}`) },
          { key: 'of', heading: t('of'), cell: (one) => <Subject difference={one} /> },
          { key: 'order', heading: t('order'), cell: (one) => <OrderLink difference={one} /> },
          { key: 'ours', heading: t('ours'), cell: ({ ours }) => <span className="num">{ours || '–'}</span> },
          {
            key: 'theirs',
            heading: t('theirs'),
            cell: ({ theirs }) => <span className="num">{theirs || '–'}</span>,
          },
        ]}
        entry={(one) => (
          <div className="grid gap-1">
            <strong>{t(`kinds.${one.kind}`)}</strong>
            <Subject difference={one} />
            <span className="num">
              {t('hereAndThere', { ours: one.ours || t('nothing'), theirs: one.theirs || t('nothing') })}
            </span>
            <OrderLink difference={one} />
          </div>
        )}
      />
    </>
  );
}

function Subject({ difference: { subject, reference } }: { difference: Difference }) {
  const t = useWords(booksWords);
  return (
    <span className="num wrap-anywhere">
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
