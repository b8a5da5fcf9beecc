import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ComplaintSummary } from '#contracts/complaints/complaints.contract.ts';
import { type ComplaintStatus, complaintStatuses } from '#contracts/complaints/complaints.states.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { ComplaintBadges } from './complaint-badges.tsx';
import { type ComplaintsPage, complaintList } from './complaints.api.ts';
import { useComplaintNews } from './use-complaint-news.ts';

interface ComplaintListProps {
  preloaded: Preloaded<ComplaintsPage> | null;
  /** A button for a first complaint, if the form is not beside the list. */
  action?: ReactNode;
}

/** The status in `?status=`; null for all. */
export function statusOf(asked: string | null): ComplaintStatus | null {
  return complaintStatuses.find((status) => status === asked) ?? null;
}

/** The viewer's complaints, filtered by the status in the address. */
export function ComplaintList({ preloaded, action }: ComplaintListProps) {
  const t = useWords(complaintsWords);
  const [search, setSearch] = useSearchParams();
  const status = statusOf(search.get('status'));
  const choose = (next: ComplaintStatus | null) =>
    setSearch(
      (now) => {
        if (next === null) now.delete('status');
        else now.set('status', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  useComplaintNews();
  return (
    <div className="grid grid-cols-1 gap-2">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('filter')}</legend>
        {[null, ...complaintStatuses].map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className={classNames('chip', one === status && 'chip-on')}
            aria-pressed={one === status}
            onClick={() => choose(one)}
          >
            {one === null ? t('all') : t(`status.${one}`)}
          </button>
        ))}
      </fieldset>
      <Rows
        key={status ?? 'all'}
        status={status}
        preloaded={preloaded}
        action={action}
        onShowAll={() => choose(null)}
      />
    </div>
  );
}

interface RowsProps extends ComplaintListProps {
  status: ComplaintStatus | null;
  onShowAll: () => void;
}

function Rows({ status, preloaded, action, onShowAll }: RowsProps) {
  const t = useWords(complaintsWords);
  const list = usePageList(complaintList(status), preloaded);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    if (list.error === null) return <ListSkeleton />;
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
  }
  if (rows.length === 0) {
    return status === null ? (
      <EmptyState picture="letter" title={t('none')} line={t('noneLine')}>
        {action}
      </EmptyState>
    ) : (
      <EmptyState
        picture="letter"
        title={t('noneSuch')}
        line={t('noneSuchLine', { status: t(`status.${status}`) })}
      >
        <Button onClick={onShowAll}>{t('showAll')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="complaint-list">
        {rows.map((complaint) => (
          <li key={complaint.id}>
            <Line complaint={complaint} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  );
}

function Line({ complaint }: { complaint: ComplaintSummary }) {
  const t = useWords(complaintsWords);
  const { id, title, ticketNumber, status, priority, side, order, response, description } = complaint;
  return (
    <Link to={`/complaints/${id}`} prefetch="intent" className="complaint-line">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span lang={writtenIn(title)} dir="auto" className="complaint-line-title">
          {title}
        </span>
        <ComplaintBadges status={status} side={side} priority={priority} />
      </span>
      <span lang={writtenIn(response ?? description)} dir="auto" className="meta line-clamp-2 wrap-anywhere">
        {response ?? description}
      </span>
      <span className="hint num flex flex-wrap gap-x-3">
        <WholeNumbers>{ticketNumber}</WholeNumbers>
        {order === null ? null : <WholeNumbers>{order.orderNumber}</WholeNumbers>}
        {side === 'RESPONDENT' ? <span>{t('aboutYourOrder')}</span> : null}
        <span>{t('filedOn', { date: formatShortDay(complaint.createdAt) })}</span>
        {complaint.updatedAt === complaint.createdAt ? null : (
          <span>{t('lastUpdate', { date: formatShortDay(complaint.updatedAt) })}</span>
        )}
      </span>
    </Link>
  );
}

function ListSkeleton() {
  return (
    <Loading className="complaint-list">
      {['one', 'two', 'three'].map((row) => (
        <div key={row} className="py-5">
          <WeaveLines widths={['w-3/5', 'w-full', 'w-2/5']} />
        </div>
      ))}
    </Loading>
  );
}
