import {
  type EnquiryStatus,
  enquiryLimits,
  enquirySentences,
  statusAfterReply,
} from '#contracts/enquiries/enquiry.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { hashSecretToken, newSecretToken } from '#server/modules/accounts/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { recordFile, withStoredFiles } from '#server/platform/media/store-files.ts';
import type { SpokenNote } from '#server/platform/media/uploads/with-voice.ts';
import type { Services } from '#server/platform/services.ts';
import { enquiryAnswered } from './enquiries.events.ts';
import { askerOfEnquiry, insertReply, lastReply, lockEnquiry, setAnswered } from './enquiries.queries.ts';
import { letterToAnyAddress, letterToAsker } from './enquiry-letters.ts';
import { updateStatus } from './update-status.ts';
import { insertVoice } from './voice/voice.queries.ts';

interface Answer {
  enquiryId: number;
  maker: { id: number; name: string };
  /** Empty without a voice note only changes the status. */
  message: string;
  status?: EnquiryStatus | undefined;
  voice?: SpokenNote | undefined;
}

/** Milliseconds within which the same words count as the same answer. */
const sameAnswerFor = 10 * 60_000;

/** Protects a person's mailbox from being flooded with answers. */
const toOneAddress = {
  name: 'enquiry.answers',
  most: 10,
  seconds: 3600,
  refusal: sentence('enquiries.manyLetters'),
};

/**
 * Answers an enquiry by email, and in the chat if the asker has an account. An unconfirmed address gets a link to the
 * answer instead of its text. Voice notes are never mailed; the mail has a link. The same words twice in a row count
 * as one answer. Throws NOT_FOUND to anyone but its maker, CONFLICT after too many answers, RATE_LIMITED.
 */
export async function answerEnquiry(services: Services, answer: Answer): Promise<void> {
  const { db, clock, env, mail, events, limits } = services;
  const { enquiryId, maker, message, status, voice } = answer;
  if (message === '' && !voice) {
    if (status !== undefined) await updateStatus(services, { enquiryId, makerId: maker.id, status });
    else if ((await askerOfEnquiry(db, [enquiryId, maker.id])).length === 0)
      throw notFound('enquiries.enquiryMissing');
    return;
  }
  const [asked] = await askerOfEnquiry(db, [enquiryId, maker.id]);
  if (!asked) throw notFound('enquiries.enquiryMissing');
  await limits.spendFor(toOneAddress, asked.email);
  const record = () =>
    inTransaction(db, async (tx) => {
      // Locked, so that a double click sees the first answer.
      await lockEnquiry(tx, enquiryId);
      const now = clock.now();
      const [last] = await lastReply(tx, [enquiryId]);
      const isSame =
        last?.content === message &&
        isSameNote(last, voice) &&
        now.getTime() - last.createdAt.getTime() < sameAnswerFor;
      if (!isSame && (last?.count ?? 0) >= enquiryLimits.replies) {
        throw new AppError('CONFLICT', enquirySentences.manyReplies);
      }
      await setAnswered(tx, enquiryId, {
        status: statusAfterReply(status),
        answeredAt: isSame ? last.createdAt : now,
      });
      if (isSame) return false;
      const token = asked.isConfirmed ? null : newSecretToken();
      const tokenHash = token === null ? null : hashSecretToken(token);
      const replyId = await insertReply(tx, { enquiryId, content: message, tokenHash, createdAt: now });
      if (voice) {
        const file = await recordFile(services, tx, maker.id, voice.file, {
          claimed: true,
          peaks: voice.peaks,
        });
        await insertVoice(tx, { enquiryId, replyId, mediaId: file.id });
      }
      const answered = {
        ...{ ...asked, makerId: maker.id, makerName: maker.name },
        answer: message,
        isSpoken: voice !== undefined,
      };
      await mail.send(
        tx,
        token === null ? letterToAsker(env, answered) : letterToAnyAddress(env, answered, token),
      );
      if (asked.userId !== null) await events.publish(tx, enquiryAnswered, { enquiryId, replyId });
      return true;
    });
  const isNew = await withStoredFiles(services, voice ? [voice.file] : [], record);
  if (!isNew && voice) await services.media.store.remove(voice.file.key);
}

/** Recordings with the same size and duration are treated as the same recording. */
function isSameNote(
  last: { voiceBytes: number | null; voiceMs: number | null },
  voice: SpokenNote | undefined,
): boolean {
  return last.voiceBytes === (voice?.file.bytes ?? null) && last.voiceMs === (voice?.file.durationMs ?? null);
}
