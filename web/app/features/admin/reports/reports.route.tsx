import { useState } from 'react';
import { Link } from 'react-router';
import type { QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { reportKinds } from '#contracts/complaints/report.contract.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { preloadList, showAtOnce, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { requireAdmin } from '#web/platform/viewer/viewer-on-server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AdminList } from '../lists/admin-list.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { OfPerson } from '../lists/of-person.tsx';
import { chosenQuery, readChoices, useListAddress } from '../lists/use-list-address.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Route } from './+types/reports.route.ts';
import { reportsList, sendDismissal, sendTakedown } from './reports.api.ts';
import { reportQueueWords } from './reports.words.ts';

const names = ['q', 'kind', 'status', 'ownerId'] as const;

interface Decision {
  report: QueuedReport;
  takesDown: boolean;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(reportQueueWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = new URL(args.request.url);
  return {
    list: await preloadList(args.context, reportsList(chosenQuery(readChoices(names, searchParams)))),
  };
}

export const clientLoader = showAtOnce;

export default function Reports({ loaderData }: Route.ComponentProps) {
  const t = useWords(reportQueueWords);
  const address = useListAddress(names);
  const [decision, setDecision] = useState<Decision | null>(null);
  const list = usePageList(
    reportsList(chosenQuery(address.chosen)),
    address.isOnItsWay ? null : (loaderData?.list ?? null),
    { keepsPrevious: true },
  );
  return (
    <>
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead mt-1.5 mb-6 max-w-[60ch]">{t('lead')}</p>
      <ListFilters
        address={address}
        label={t('search')}
        hint={t('searchHint')}
        filters={[
          {
            name: 'kind',
            label: t('kind'),
            choices: reportKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
          {
            name: 'status',
            label: t('status'),
            any: t('open'),
            choices: [
              { value: 'DISMISSED', label: t('dismissed') },
              { value: 'UPHELD', label: t('upheld') },
            ],
          },
        ]}
      />
      <OfPerson address={address} />
      <AdminList
        caption={t('title')}
        list={list}
        isTall
        keyOf={({ id }) => id}
        columns={[
          { key: 'when', heading: t('when'), cell: (report) => <Told report={report} /> },
          { key: 'what', heading: t('what'), cell: (report) => <Thing report={report} /> },
          { key: 'says', heading: t('says'), cell: (report) => <Says report={report} /> },
          { key: 'why', heading: t('why'), cell: (report) => <Why report={report} /> },
          {
            key: 'decision',
            heading: t('decision'),
            cell: (report) => <Decide report={report} onDecide={setDecision} />,
          },
        ]}
        entry={(report) => (
          <div className="grid justify-items-start gap-2.5">
            <div className="flex w-full items-start justify-between gap-3">
              <Thing report={report} />
              <span className="meta text-right">
                <Told report={report} />
              </span>
            </div>
            <Says report={report} />
            <Why report={report} />
            <Decide report={report} onDecide={setDecision} />
          </div>
        )}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        empty={<EmptyState title={t('empty')} line={t('emptyLine')} />}
      />
      {decision === null ? null : <DecideDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

function Told({ report: { createdAt, isOverdue } }: { report: QueuedReport }) {
  const t = useWords(reportQueueWords);
  return (
    <span className="grid justify-items-end gap-1 md:justify-items-start">
      <span className="num whitespace-nowrap">{formatMoment(createdAt)}</span>
      {isOverdue ? <Badge tone="bad">{t('overdue')}</Badge> : null}
    </span>
  );
}

/** What was reported, and whose it is; of a person both are the same. */
function Thing({ report: { kind, targetId, owner } }: { report: QueuedReport }) {
  const t = useWords(reportQueueWords);
  const words = <span className="num">{`${t(`kinds.${kind}`)} ${targetId}`}</span>;
  const ownerPage = owner === null ? '' : `/admin/users/${owner.id}`;
  if (kind === 'USER' && owner !== null) {
    return (
      <span className="grid justify-items-start">
        <Link to={ownerPage} className="link wrap-anywhere" dir="auto">
          {owner.name}
        </Link>
        <span className="meta">{words}</span>
      </span>
    );
  }
  return (
    <span className="grid justify-items-start">
      {kind === 'DESIGN' && owner !== null ? (
        <Link to={`/admin/products/${targetId}`} className="link">
          {words}
        </Link>
      ) : kind === 'USER' ? (
        <Link to={`/admin/users/${targetId}`} className="link num">
          {words}
        </Link>
      ) : (
        words
      )}
      {owner === null ? (
        <span className="meta">{t('gone')}</span>
      ) : (
        <Link to={ownerPage} className="link meta" dir="auto">
          {t('of', { name: owner.name })}
        </Link>
      )}
    </span>
  );
}

function Says({ report: { words } }: { report: QueuedReport }) {
  return words === null ? null : (
    <span dir="auto" className="wrap-anywhere">
      {words}
    </span>
  );
}

function Why({ report: { reason, note, reporter } }: { report: QueuedReport }) {
  const t = useWords(reportQueueWords);
  return (
    <span className="grid">
      <span className="font-semibold">{t(`reasons.${reason}`)}</span>
      {note === '' ? null : (
        <span dir="auto" className="wrap-anywhere">
          {note}
        </span>
      )}
      <span className="meta">{t('by', { name: reporter.name })}</span>
    </span>
  );
}

function Decide({ report, onDecide }: { report: QueuedReport; onDecide: (decision: Decision) => void }) {
  const t = useWords(reportQueueWords);
  return (
    <span className="flex flex-wrap gap-2 *:whitespace-nowrap lg:flex-nowrap lg:*:flex-none">
      {report.canDismiss ? (
        <Button small onClick={() => onDecide({ report, takesDown: false })}>
          {t('dismiss')}
        </Button>
      ) : null}
      {report.canTakeDown ? (
        <Button small kind="destructive" onClick={() => onDecide({ report, takesDown: true })}>
          {t('takeDown', { kind: report.kind })}
        </Button>
      ) : null}
    </span>
  );
}

function DecideDialog({ report: { id, kind }, takesDown, onClose }: Decision & { onClose: () => void }) {
  const t = useWords(reportQueueWords);
  if (!takesDown) {
    return (
      <ReasonDialog
        title={t('dismissing.title')}
        line={t('dismissing.line')}
        hint={t('dismissing.hint')}
        confirm={t('dismiss')}
        send={(reason) => sendDismissal(id, reason)}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      title={t('takingDown.title', { kind })}
      line={t('takingDown.line', { kind })}
      hint={t('takingDown.hint', { kind })}
      confirm={t('takeDown', { kind })}
      isDestructive
      send={(reason) => sendTakedown(id, reason)}
      onClose={onClose}
    />
  );
}
