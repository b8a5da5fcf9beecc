import { Link } from 'react-router';
import type { ListedComplaint } from '#contracts/admin/complaints/complaints.contract.ts';
import { complaintPriorities } from '#contracts/complaints/complaint.rules.ts';
import { complaintStatuses } from '#contracts/complaints/complaints.states.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import {
  ComplaintBadges,
  ComplaintStatusBadge,
  PriorityBadge,
} from '#web/features/complaints/complaint-badges.tsx';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { useAdminList } from '../lists/use-admin-list.ts';
import type { Route } from './+types/complaints.route.ts';
import { deskList } from './complaints.api.ts';
import { useDeskNews } from './use-desk-news.ts';

const complaints = {
  names: ['q', 'status', 'priority', 'assigned', 'overdue', 'filedBy', 'about', 'sort'] as const,
  listOf: deskList,
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(deskWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, complaints);

export const clientLoader = noLoaderData;

export default function DeskComplaints({ loaderData }: Route.ComponentProps) {
  const t = useWords(deskWords);
  const said = useWords(complaintsWords);
  const shown = useAdminList(complaints, loaderData);
  useDeskNews();
  const { chosen } = shown.address;
  const isNarrowed = complaints.names.some((name) => name !== 'sort' && chosen[name] !== '');
  const overdue = shown.list.data?.pages.at(-1)?.overdue;
  return (
    <AdminListPage
      shown={shown}
      t={t}
      lead={t('lead')}
      note={
        <p aria-live="polite" className={classNames('mt-1.5', !isNarrowed && 'min-h-6')}>
          {overdue === undefined || isNarrowed ? null : overdue === 0 ? (
            <span className="meta">{t('overdueCount', { count: 0 })}</span>
          ) : (
            <Link to="?overdue=yes&sort=waiting" className="link reach">
              {t('overdueCount', { count: overdue })}
            </Link>
          )}
        </p>
      }
      aside={
        <span className="btn-row">
          <ButtonLink kind="ghost" small to="/admin/complaints/fit">
            {t('fit')}
          </ButtonLink>
          <ButtonLink kind="ghost" small to="/admin/complaints/canned-answers">
            {t('canned')}
          </ButtonLink>
        </span>
      }
      filters={[
        {
          name: 'status',
          label: t('state'),
          choices: complaintStatuses.map((value) => ({ value, label: said(`status.${value}`) })),
        },
        {
          name: 'priority',
          label: t('priority'),
          choices: complaintPriorities.map((value) => ({ value, label: said(`priority.${value}`) })),
        },
        {
          name: 'assigned',
          label: t('assigned'),
          choices: [
            { value: 'mine', label: t('mine') },
            { value: 'nobody', label: t('unassigned') },
          ],
        },
        {
          name: 'overdue',
          label: t('overdue'),
          any: t('overdueAny'),
          choices: [{ value: 'yes', label: t('overdue') }],
        },
        {
          name: 'sort',
          label: t('sort'),
          any: t('newest'),
          choices: [{ value: 'waiting', label: t('longest') }],
        },
      ]}
      isTall
      columns={[
        { key: 'complaint', heading: t('complaint'), cell: (row) => <Named row={row} /> },
        { key: 'from', heading: t('from'), cell: (row) => <From row={row} /> },
        { key: 'state', heading: t('state'), cell: (row) => <State row={row} /> },
        { key: 'waiting', heading: t('waiting'), cell: (row) => <Waiting row={row} /> },
        { key: 'assigned', heading: t('assigned'), cell: (row) => <Assignee row={row} /> },
      ]}
      briefOf={(row) => ({
        to: `/admin/complaints/${row.id}`,
        title: (
          <span className="line-clamp-1" lang={writtenIn(row.title)} dir="auto">
            {row.title}
          </span>
        ),
        meta: (
          <>
            <span dir="auto">{row.complainant.name}</span> · <Waiting row={row} />
          </>
        ),
        mark: <Mark row={row} />,
      })}
    />
  );
}

/** The badges of a row on phones: overdue or its status, and a high priority. */
function Mark({ row: { isOverdue, priority, status } }: { row: ListedComplaint }) {
  const t = useWords(deskWords);
  const presses = status !== 'RESOLVED' && (priority === 'high' || priority === 'urgent');
  return (
    <span className="flex flex-wrap gap-1.5">
      {presses ? <PriorityBadge priority={priority} /> : null}
      {isOverdue ? <Badge tone="bad">{t('overdue')}</Badge> : <ComplaintStatusBadge status={status} />}
    </span>
  );
}

function Named({ row: { id, ticketNumber, title } }: { row: ListedComplaint }) {
  return (
    <span className="grid justify-items-start">
      <Link
        to={`/admin/complaints/${id}`}
        prefetch="intent"
        className="link wrap-anywhere"
        lang={writtenIn(title)}
        dir="auto"
      >
        {title}
      </Link>
      <span className="meta">
        <WholeNumbers>{ticketNumber}</WholeNumbers>
      </span>
    </span>
  );
}

function From({ row: { complainant, category } }: { row: ListedComplaint }) {
  const said = useWords(complaintsWords);
  return (
    <span className="grid justify-items-start">
      <Link to={`/admin/users/${complainant.id}`} className="link wrap-anywhere" dir="auto">
        {complainant.name}
      </Link>
      <span className="meta">{said(`category.${category}`)}</span>
    </span>
  );
}

function State({ row }: { row: ListedComplaint }) {
  const t = useWords(deskWords);
  return (
    <span className="flex flex-wrap gap-1.5">
      <ComplaintBadges {...row} side="DESK" />
      {row.isOverdue ? <Badge tone="bad">{t('overdue')}</Badge> : null}
    </span>
  );
}

function Waiting({ row: { waitingSince, status } }: { row: ListedComplaint }) {
  const t = useWords(deskWords);
  if (waitingSince === null) {
    return <span className="meta">{t(status === 'RESOLVED' ? 'settled' : 'answered')}</span>;
  }
  return <span className="num">{t('since', { moment: formatShortDay(waitingSince) })}</span>;
}

function Assignee({ row: { assignee } }: { row: ListedComplaint }) {
  const t = useWords(deskWords);
  return assignee === null ? (
    <span className="meta">{t('nobody')}</span>
  ) : (
    <span className="wrap-anywhere" dir="auto">
      {assignee.name}
    </span>
  );
}
