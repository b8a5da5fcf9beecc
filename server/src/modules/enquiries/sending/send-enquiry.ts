import { createHash } from 'node:crypto';
import { enquiryLimits, enquirySentences } from '#contracts/enquiries/enquiry.rules.ts';
import type { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { nobody } from '#server/platform/media/media.queries.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { recordFile, withStoredFiles } from '#server/platform/media/store-files.ts';
import type { SpokenNote } from '#server/platform/media/uploads/with-voice.ts';
import type { Services } from '#server/platform/services.ts';
import { enquirySent } from '../enquiries.events.ts';
import { askedDesign, insertEnquiry, isAsked } from '../enquiries.queries.ts';
import { hasRoomForLetter, letterToMaker } from '../enquiry-letters.ts';
import { insertVoice } from '../voice/voice.queries.ts';

/** What the form asked for, and who sent it. */
interface Question extends Omit<ParsedOf<typeof createEnquiry>['body'], 'nickname'> {
  /** Null for a visitor. */
  userId: number | null;
  /** Of the page on which they ask. */
  language: Locale | null;
  /** Where they ask from, for the limit of those without an account. */
  network: string;
  /** Beside the words, or instead of them. */
  voice?: SpokenNote | undefined;
}

/** The same was asked at the same moment by another call. */
class AskedTwice extends Error {}

/**
 * Asks the maker of a published design and answers with the enquiry's id. The same question on the
 * same day (IST) is stored once: a repeat returns no id. Throws NOT_FOUND for any other design, BAD_REQUEST for one's own, FORBIDDEN across a block, RATE_LIMITED.
 */
export async function sendEnquiry(services: Services, question: Question): Promise<number | undefined> {
  const { db, clock, limits, env, mail, events } = services;
  const { designId, userId, language, network, name, email, phone, message, imageUrl, voice } = question;
  const [design] = await askedDesign(db, [designId, userId]);
  if (!design) throw notFound('designs.designMissing');
  if (design.makerId === userId) throw new AppError('BAD_REQUEST', enquirySentences.ownDesign);
  if (design.isBlocked) throw new AppError('FORBIDDEN', enquirySentences.blocked);
  const { makerId } = design;
  const now = clock.now();
  const fingerprint = fingerprintOf(question, now);
  // A second press, or a retry after a lost answer, is no second question and costs none.
  if (await isAsked(db, designId, fingerprint)) return undefined;
  await limits.spendFor(fewAnHour, userId === null ? network : `u${userId}`);
  // Compared, never fetched: any address but that of a picture of this design is forgotten.
  const pictureKey = design.pictureKeys.find((key) => pictureUrl(env.MEDIA_URL, key) === imageUrl) ?? null;
  const isSpoken = voice !== undefined;
  const record = () =>
    inTransaction(db, async (tx) => {
      const enquiryId = await insertEnquiry(tx, {
        designId,
        makerId,
        userId,
        name,
        email,
        phone,
        message,
        pictureKey,
        language,
        fingerprint,
        createdAt: now,
      });
      if (enquiryId === undefined) throw new AskedTwice();
      if (voice) {
        const owner = userId ?? nobody;
        const file = await recordFile(services, tx, owner, voice.file, { claimed: true, peaks: voice.peaks });
        await insertVoice(tx, { enquiryId, mediaId: file.id });
      }
      if (await hasRoomForLetter(limits, makerId)) {
        await mail.send(tx, letterToMaker(env, { enquiryId, name, message, isSpoken, pictureKey }, design));
      }
      await events.publish(tx, enquirySent, {
        enquiryId,
        designId,
        makerId,
        userId,
        askerName: userId === null ? name : null,
      });
      return enquiryId;
    });
  try {
    return await withStoredFiles(services, voice ? [voice.file] : [], record);
  } catch (error) {
    if (error instanceof AskedTwice) return undefined;
    throw error;
  }
}

const fewAnHour = {
  name: 'enquiry',
  most: enquiryLimits.anHour,
  seconds: 3600,
  refusal: sentence('enquiries.tooMany'),
};

/**
 * Hash of the content and the day (IST). Sender, language and network are left out, because a retry may change them. Two
 * recordings of the same length in bytes and in time are the same recording.
 */
function fingerprintOf(
  { userId: _userId, language: _language, network: _network, voice, ...written }: Question,
  now: Date,
): string {
  const said = voice ? [voice.file.bytes, voice.file.durationMs] : [];
  return createHash('sha256')
    .update(JSON.stringify([istDayOf(now), written, ...said]))
    .digest('base64url');
}
