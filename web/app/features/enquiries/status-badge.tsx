import type { EnquiryStatus } from '#contracts/enquiries/enquiry.rules.ts';
import { useWords } from '../../platform/i18n/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/status.ts';
import { enquiriesWords } from './enquiries.words.ts';

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
