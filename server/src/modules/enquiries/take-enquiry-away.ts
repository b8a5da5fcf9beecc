import { enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { emptyEnquiry } from './enquiries.queries.ts';
import { takeQuestionVoice } from './voice/voice.queries.ts';

/**
 * Puts a sentence of ours in the place of a question and removes its voice note; the answers stay. Answers with false
 * where that was done before.
 */
export async function takeEnquiryAway(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  enquiryId: number,
): Promise<boolean> {
  const [emptied] = await emptyEnquiry(tx, [enquiryId, enquirySentences.removed]);
  if (!emptied) return false;
  const voices = await takeQuestionVoice(tx, [enquiryId]);
  await removeMedia(
    services,
    tx,
    voices.map(({ mediaId }) => mediaId),
  );
  return true;
}
