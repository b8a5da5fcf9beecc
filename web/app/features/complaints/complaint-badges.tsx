import type { ComplaintPriority } from '#contracts/complaints/complaint.rules.ts';
import type { ComplaintSide, ComplaintStatus } from '#contracts/complaints/complaints.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/status.ts';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';

const dyeOfStatus: Record<ComplaintStatus, Tone> = { OPEN: 'warn', IN_PROGRESS: 'note', RESOLVED: 'good' };
const dyeOfPriority: Record<ComplaintPriority, Tone> = {
  low: 'still',
  medium: 'still',
  high: 'rust',
  urgent: 'bad',
};

/** The status of a complaint and, for the desk only, its priority. */
export function ComplaintBadges({
  status,
  side,
  priority,
}: {
  status: ComplaintStatus;
  side: ComplaintSide;
  priority: ComplaintPriority;
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <ComplaintStatusBadge status={status} />
      {side === 'DESK' ? <PriorityBadge priority={priority} /> : null}
    </span>
  );
}

export function ComplaintStatusBadge({ status }: { status: ComplaintStatus }) {
  const t = useWords(complaintsWords);
  return <Badge tone={dyeOfStatus[status]}>{t(`status.${status}`)}</Badge>;
}

export function PriorityBadge({ priority }: { priority: ComplaintPriority }) {
  const t = useWords(complaintsWords);
  return <Badge tone={dyeOfPriority[priority]}>{t(`priority.${priority}`)}</Badge>;
}
