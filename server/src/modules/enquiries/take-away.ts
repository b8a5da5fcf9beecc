import { enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { emptyAnswer } from './answers.queries.ts';
import { emptyEnquiry } from './enquiries.queries.ts';
import { takeAnswerVoice, takeQuestionVoice } from './voice/voice.queries.ts';

type WithJobs = Pick<Services, 'jobs'>;

/**
 * Replaces a question with a notice of ours and deletes its voice note; the answers stay. Returns false if that was
 * already done.
 */
export async function takeEnquiryAway(
  services: WithJobs,
  tx: Transaction,
  enquiryId: number,
): Promise<boolean> {
  const emptied = await emptyEnquiry(tx, [enquiryId, inEnglish(enquirySentences.removed)]);
  if (emptied.length === 0) return false;
  await removeVoices(services, tx, await takeQuestionVoice(tx, [enquiryId]));
  return true;
}

/** The same for an answer to a person without an account. */
export async function takeAnswerAway(
  services: WithJobs,
  tx: Transaction,
  answerId: number,
): Promise<boolean> {
  const emptied = await emptyAnswer(tx, [answerId, inEnglish(enquirySentences.answerRemoved)]);
  if (emptied.length === 0) return false;
  await removeVoices(services, tx, await takeAnswerVoice(tx, [answerId]));
  return true;
}

const removeVoices = (services: WithJobs, tx: Transaction, voices: readonly { mediaId: number }[]) =>
  removeMedia(
    services,
    tx,
    voices.map(({ mediaId }) => mediaId),
  );
