import { useTranslations } from 'use-intl';
import type { MeetingStatus } from '#contracts/meetings/meeting.states.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = { SCHEDULED: 'plum', IN_PROGRESS: 'note', COMPLETED: 'good', CANCELLED: 'bad' } as const;

/** A meeting's status in its dye. */
export function MeetingBadge({ status }: { status: MeetingStatus }) {
  const t = useTranslations('meetings.status');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
