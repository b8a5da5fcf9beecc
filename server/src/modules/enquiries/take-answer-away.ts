import { enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { emptyAnswer } from './answers.queries.ts';
import { takeAnswerVoice } from './voice/voice.queries.ts';

/**
 * Puts a sentence of ours in the place of an answer to somebody without an account, and removes its voice note.
 * Answers with false where that was done before.
 */
export async function takeAnswerAway(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  answerId: number,
): Promise<boolean> {
  const [emptied] = await emptyAnswer(tx, [answerId, enquirySentences.answerRemoved]);
  if (!emptied) return false;
  const voices = await takeAnswerVoice(tx, [answerId]);
  await removeMedia(
    services,
    tx,
    voices.map(({ mediaId }) => mediaId),
  );
  return true;
}
