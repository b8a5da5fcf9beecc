import { useId } from 'react';
import type { FiledReport, QueuedReport } from '#contracts/admin/reports/reports.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import reportQueueWords from '#web/words/en/features/admin/reports/reports.json';
import usersWords from '#web/words/en/features/admin/users/users.json';
import { ReportedPicture, ReportedThing } from './reported.tsx';

/** A reported person is suspended or banned; everything else is taken down. */
export type ReportDecision = 'DISMISS' | 'TAKE_DOWN' | (typeof personActs)[number];

const personActs = ['USER_SUSPENDED', 'USER_BANNED'] as const;

interface ReportEntryProps {
  report: QueuedReport;
  onDecide: (decision: ReportDecision) => void;
}

/** One reported thing: what it is, who reported it and why, and the possible decisions. */
export function ReportEntry({ report, onDecide }: ReportEntryProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="desk-entry">
      <ReportedPicture report={report} />
      <ReportedThing report={report} id={id} />
      <Reasons report={report} />
      <Decide report={report} onDecide={onDecide} />
    </article>
  );
}

function Reasons({ report }: { report: QueuedReport }) {
  const t = useWords(reportQueueWords);
  const { others, othersCount, isOverdue } = report;
  return (
    <div className="grid min-w-0 content-start gap-3">
      {isOverdue || othersCount > 0 ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {othersCount === 0 ? null : <span className="meta">{t('count', { count: othersCount + 1 })}</span>}
          {isOverdue ? <Badge tone="bad">{t('overdue')}</Badge> : null}
        </p>
      ) : null}
      <ul className="grid gap-3.5">
        {[report, ...others].map((filed) => (
          <Reason key={filed.id} filed={filed} />
        ))}
      </ul>
      {othersCount > others.length ? (
        <p className="meta">{t('further', { count: othersCount - others.length })}</p>
      ) : null}
    </div>
  );
}

function Reason({ filed: { reason, note, reporter, createdAt } }: { filed: FiledReport }) {
  const t = useWords(reportQueueWords);
  return (
    <li className="grid gap-1">
      <span className="font-semibold">{t(`reasons.${reason}`)}</span>
      {note === '' ? null : (
        <span lang={writtenIn(note)} dir="auto" className="wrap-anywhere">
          {note}
        </span>
      )}
      <span className="meta num">
        {reporter === null ? t('byLink') : t('by', { name: reporter.name })} · {formatMoment(createdAt)}
      </span>
    </li>
  );
}

function Decide({ report: { kind, canDismiss, canSuspend, canTakeDown }, onDecide }: ReportEntryProps) {
  const t = useWords(reportQueueWords);
  const ofUser = useWords(usersWords, 'acts');
  if (!canDismiss && !canSuspend && !canTakeDown) return null;
  return (
    <div className="desk-acts">
      {canDismiss ? (
        <Button small onClick={() => onDecide('DISMISS')}>
          {t('dismiss')}
        </Button>
      ) : null}
      {canSuspend
        ? personActs.map((act) => (
            <Button key={act} small kind="destructive" onClick={() => onDecide(act)}>
              {ofUser(act)}
            </Button>
          ))
        : null}
      {canTakeDown ? (
        <Button small kind="destructive" onClick={() => onDecide('TAKE_DOWN')}>
          {t('takeDown', { kind })}
        </Button>
      ) : null}
    </div>
  );
}
