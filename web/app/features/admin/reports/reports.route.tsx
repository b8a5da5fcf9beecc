import { useState } from 'react';
import type { QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import type { UserAct } from '#contracts/admin/users/users.rules.ts';
import { reportKinds } from '#contracts/complaints/report.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import reportQueueWords from '#web/words/en/features/admin/reports/reports.json';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { useAdminList } from '../lists/use-admin-list.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ActDialog } from '../users/act-dialog.tsx';
import { userQuery } from '../users/users.api.ts';
import type { Route } from './+types/reports.route.ts';
import { type ReportDecision, ReportEntry } from './report-entry.tsx';
import { reportsList, sendDismissal, sendTakedown } from './reports.api.ts';

const reports = { names: ['q', 'kind', 'status', 'ownerId'] as const, listOf: reportsList };

interface Decision {
  report: QueuedReport;
  decision: ReportDecision;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(reportQueueWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = (args: Route.LoaderArgs) => loadAdminList(args, reports);

export const clientLoader = noLoaderData;

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
        entryOf={(report) => (
          <ReportEntry report={report} onDecide={(decision) => setDecision({ report, decision })} />
        )}
      />
      {decision === null ? null : <DecideDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

function DecideDialog({ report, decision, onClose }: Decision & { onClose: () => void }) {
  const t = useWords(reportQueueWords);
  const { id, kind, targetId } = report;
  if (decision === 'USER_SUSPENDED' || decision === 'USER_BANNED')
    return <ActOnReported userId={targetId} act={decision} onClose={onClose} />;
  if (decision === 'DISMISS') {
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

/** Suspends or bans a reported person. Their standing is fetched first, because the act is based on it. */
function ActOnReported({ userId, act, onClose }: { userId: number; act: UserAct; onClose: () => void }) {
  const t = useWords(reportQueueWords);
  const { data: user, error, refetch } = usePageQuery(userQuery(String(userId)), null);
  if (user) return <ActDialog user={user} act={act} onClose={onClose} />;
  if (error === null) return null;
  return (
    <Dialog open onClose={onClose} title={t('gone')}>
      <ErrorState title={t('gone')} line={sentenceOf(error)} onRetry={() => void refetch()} />
    </Dialog>
  );
}
