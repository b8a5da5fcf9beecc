import { hashSecretToken } from '#server/modules/accounts/public.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { StoredVoice } from '#server/platform/media/serving/send-voice.ts';
import type { Services } from '#server/platform/services.ts';
import { linksSince } from '../answer-links.ts';
import { voiceByLink, voiceOfEnquiry, voiceOfReply } from './voice.queries.ts';

/** The recording of a question. Throws NOT_FOUND if there is none, or the viewer is not a side of the enquiry. */
export async function findQuestion(
  { db }: Pick<Services, 'db'>,
  enquiryId: number,
  viewerId: number,
): Promise<StoredVoice> {
  return known(await voiceOfEnquiry(db, [enquiryId, viewerId]));
}

/** The recording of an answer. Throws like `findQuestion`. */
export async function findReply(
  { db }: Pick<Services, 'db'>,
  replyId: number,
  viewerId: number,
): Promise<StoredVoice> {
  return known(await voiceOfReply(db, [replyId, viewerId]));
}

/**
 * The recording of an answer, or of the question, for a person with the link of a letter. Throws NOT_FOUND for any
 * other token.
 */
export async function findByLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
  replyId: number | undefined,
): Promise<StoredVoice> {
  const given = { tokenHash: hashSecretToken(token), since: linksSince(clock), replyId: replyId ?? null };
  return known(await voiceByLink(db, given));
}

function known([voice]: readonly StoredVoice[]): StoredVoice {
  if (!voice) throw notFound('platform.voiceMissing');
  return voice;
}
