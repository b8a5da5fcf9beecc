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

/** The content of the form, and its sender. */
interface Question extends Omit<ParsedOf<typeof createEnquiry>['body'], 'nickname'> {
  /** Null for a visitor. */
  userId: number | null;
  /** The language of the page. */
  language: Locale | null;
  /** The sender's network, for the limit of visitors. */
  network: string;
  /** With or instead of text. */
  voice?: SpokenNote | undefined;
}

/** A concurrent request has stored the same enquiry. */
class AskedTwice extends Error {}

/**
 * Asks the maker of a published design; returns the enquiry's id. The same question on the same day (IST) is stored
 * once: a repeat returns no id. Throws NOT_FOUND for any other design, BAD_REQUEST for one's own, FORBIDDEN across a
 * block, RATE_LIMITED.
 */
export async function sendEnquiry(services: Services, question: Question): Promise<number | undefined> {
  const { db, clock, limits, env, mail, events } = services;
  const { imageUrl, network, voice, ...stored } = question;
  const { designId, userId, name, message } = stored;
  const [design] = await askedDesign(db, [designId, userId]);
  if (!design) throw notFound('designs.designMissing');
  if (design.makerId === userId) throw new AppError('BAD_REQUEST', enquirySentences.ownDesign);
  if (design.isBlocked) throw new AppError('FORBIDDEN', enquirySentences.blocked);
  const { makerId } = design;
  const now = clock.now();
  const fingerprint = fingerprintOf(question, now);
  // A double click or a retry after a lost reply is not a second question and does not use up the limit.
  if (await isAsked(db, designId, fingerprint)) return undefined;
  await limits.spendFor(fewAnHour, userId === null ? network : `u${userId}`);
  // Compared, never fetched: an address that is not a picture of this design is ignored.
  const pictureKey = design.pictureKeys.find((key) => pictureUrl(env.MEDIA_URL, key) === imageUrl) ?? null;
  const isSpoken = voice !== undefined;
  const record = () =>
    inTransaction(db, async (tx) => {
      const enquiryId = await insertEnquiry(tx, {
        ...stored,
        makerId,
        pictureKey,
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
 * Hash of the content and the day (IST). Excludes sender, language and network, because a retry may change them.
 * Recordings with the same size and duration count as the same recording.
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
