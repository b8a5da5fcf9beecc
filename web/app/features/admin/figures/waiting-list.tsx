import { useId } from 'react';
import { Link } from 'react-router';
import type { AdminFigures } from '#contracts/admin/figures/figures.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChevronRight } from '#web/ui/icons.tsx';
import figuresWords from '#web/words/en/features/admin/figures/figures.json';
import { type WorkKind, workOf, workPages } from './waiting-work.ts';

/** The work that waits for an admin, as a list; kinds with nothing waiting are named below it. */
export function WaitingList({ waiting }: Pick<AdminFigures, 'waiting'>) {
  const t = useWords(figuresWords, 'waiting');
  const id = useId();
  const { due, clear } = workOf(waiting);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="title-3 mb-3">
        {t('title')}
      </h2>
      {due.length === 0 ? null : (
        <ul className="desk-work">
          {due.map(({ kind, count, isUrgent }) => (
            <li key={kind}>
              <Link to={workPages[kind]}>
                <b className="num">{formatCount(count)}</b>
                <span className="grid min-w-0 justify-items-start gap-0.5">
                  <span className="font-semibold">{t(kind)}</span>
                  <WorkNote kind={kind} isUrgent={isUrgent} waiting={waiting} />
                </span>
                <ChevronRight className="text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {clear.length === 0 ? null : (
        <p className="meta mt-3">
          {t('clear', { names: clear.map((kind) => inSentence(t(kind))).join(', ') })}
        </p>
      )}
    </section>
  );
}

/** The name of a kind of work within a sentence; only Latin letters have cases. */
const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

interface WorkNoteProps {
  kind: WorkKind;
  isUrgent: boolean;
  waiting: AdminFigures['waiting'];
}

function WorkNote({ kind, isUrgent, waiting }: WorkNoteProps) {
  const t = useWords(figuresWords, 'waiting');
  const { overdueComplaints, reports, disputes, isAuditOverdue } = waiting;
  const notes: Record<WorkKind, string> = {
    disputes:
      disputes.respondBy === null
        ? t('disputesNote')
        : t('evidenceBy', { date: formatShortDay(disputes.respondBy) }),
    books: t(isAuditOverdue ? 'auditOverdue' : 'booksNote'),
    cancellations: t('cancellationsNote'),
    complaints: t('overdue', { count: overdueComplaints }),
    reports: t('overdue', { count: reports.overdue }),
    fitClaims: t('fitClaimsNote'),
    verifications: t('verificationsNote'),
    stranded: t('strandedNote'),
    idle: t('idleNote'),
  };
  return isUrgent ? <Badge tone="bad">{notes[kind]}</Badge> : <span className="meta">{notes[kind]}</span>;
}
