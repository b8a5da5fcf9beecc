import { useState } from 'react';
import type { QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { reportKinds } from '#contracts/complaints/report.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatMoment, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { showAtOnce } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { useAdminList } from '../lists/use-admin-list.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Route } from './+types/reports.route.ts';
import { ReportedThing, ReportedWords } from './reported.tsx';
import { reportsList, sendDismissal, sendTakedown } from './reports.api.ts';
import { reportQueueWords } from './reports.words.ts';

const reports = { names: ['q', 'kind', 'status', 'ownerId'] as const, listOf: reportsList };

interface Decision {
  report: QueuedReport;
  takesDown: boolean;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(reportQueueWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, reports);

export const clientLoader = showAtOnce;

export default function Reports({ loaderData }: Route.ComponentProps) {
  const t = useWords(reportQueueWords);
  const shown = useAdminList(reports, loaderData);
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      <AdminListPage
        shown={shown}
        t={t}
        lead={t('lead')}
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
        isTall
        columns={[
          { key: 'what', heading: t('what'), cell: (report) => <ReportedThing report={report} /> },
          { key: 'when', heading: t('when'), onPhones: 'said', cell: (report) => <Told report={report} /> },
          { key: 'says', heading: t('says'), cell: (report) => <ReportedWords report={report} /> },
          { key: 'why', heading: t('why'), cell: (report) => <Why report={report} /> },
          {
            key: 'decision',
            heading: t('decision'),
            onPhones: 'foot',
            cell: (report) => <Decide report={report} onDecide={setDecision} />,
          },
        ]}
        briefOf={(report) => ({
          title: t(`reasons.${report.reason}`),
          figure: <span className="meta">{formatShortDay(report.createdAt)}</span>,
          meta: (
            <>
              {t(`kinds.${report.kind}`)}
              {report.owner === null ? null : <span dir="auto"> · {report.owner.name}</span>}
            </>
          ),
          mark: report.isOverdue ? <Badge tone="bad">{t('overdue')}</Badge> : undefined,
        })}
      />
      {decision === null ? null : <DecideDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

function Told({ report: { createdAt, isOverdue } }: { report: QueuedReport }) {
  const t = useWords(reportQueueWords);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <span className="num whitespace-nowrap">{formatMoment(createdAt)}</span>
      {isOverdue ? <Badge tone="bad">{t('overdue')}</Badge> : null}
    </span>
  );
}

function Why({ report: { reason, note, reporter } }: { report: QueuedReport }) {
  const t = useWords(reportQueueWords);
  return (
    <span className="grid">
      {/* On phones the row says it. */}
      <span className="font-semibold max-md:hidden">{t(`reasons.${reason}`)}</span>
      {note === '' ? null : (
        <span lang={writtenIn(note)} dir="auto" className="wrap-anywhere">
          {note}
        </span>
      )}
      <span className="meta">{reporter === null ? t('byLink') : t('by', { name: reporter.name })}</span>
    </span>
  );
}

function Decide({ report, onDecide }: { report: QueuedReport; onDecide: (decision: Decision) => void }) {
  const t = useWords(reportQueueWords);
  if (!report.canDismiss && !report.canTakeDown) return null;
  return (
    <span className="btn-row *:whitespace-nowrap max-sm:*:basis-[calc(50%-5px)] lg:flex-nowrap lg:*:flex-none">
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
