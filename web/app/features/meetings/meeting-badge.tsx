import type { MeetingStatus } from '#contracts/meetings/meeting.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import meetingsWords from '#web/words/en/features/meetings/meetings.json';

const tones = { SCHEDULED: 'plum', IN_PROGRESS: 'note', COMPLETED: 'good', CANCELLED: 'bad' } as const;

/** A badge with the status of a meeting. */
export function MeetingBadge({ status }: { status: MeetingStatus }) {
  const t = useWords(meetingsWords, 'status');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
