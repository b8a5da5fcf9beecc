import { useState } from 'react';
import type { QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { reportKinds } from '#contracts/complaints/report.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { AdminListPage } from '../lists/admin-list-page.tsx';
import { loadAdminList } from '../lists/load-admin-list.ts';
import { useAdminList } from '../lists/use-admin-list.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { Route } from './+types/reports.route.ts';
import { ReportEntry } from './report-entry.tsx';
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
          <ReportEntry report={report} onDecide={(takesDown) => setDecision({ report, takesDown })} />
        )}
      />
      {decision === null ? null : <DecideDialog {...decision} onClose={() => setDecision(null)} />}
    </>
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
