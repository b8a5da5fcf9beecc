import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/status.ts';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';

const tones: Record<EnquiryStatus, Tone> = {
  PENDING: 'warn',
  IN_PROGRESS: 'note',
  RESPONDED: 'good',
  CLOSED: 'still',
};

export function EnquiryBadge({ status }: { status: EnquiryStatus }) {
  const t = useWords(enquiriesWords, 'status');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
