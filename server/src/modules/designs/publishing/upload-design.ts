import type * as z from 'zod/mini';
import { confirmedEmailSentences } from '#contracts/accounts/confirmed-email.rules.ts';
import { pictureCountSentences, uploadLimits } from '#contracts/designs/design.rules.ts';
import { readCompletionDays } from '#contracts/designs/design-words.ts';
import { draftSentences } from '#contracts/designs/drafts/drafts.rules.ts';
import type { uploadDesign as uploadDesignEndpoint } from '#contracts/designs/publishing/upload-design.contract.ts';
import { guessMeasuring } from '#contracts/measurements/measuring.ts';
import { toPaise } from '#contracts/money/money.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { makeDesigner, requireConfirmedEmail } from '#server/modules/accounts/public.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import { hashOfRequest, refuseOtherWords } from '#server/platform/http/request-hash.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import type { MediaKind, MediaRow } from '#server/platform/media/media.queries.ts';
import { recordFile, withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { findUpload, insertDesign, insertDesignPictures, insertDesignUpload } from '../designs.queries.ts';
import { takeDraft } from '../drafts/end-draft.ts';
import { languagesOf } from '../languages/design-languages.ts';
import { refuseLeastPrice } from '../options/refuse-options.ts';
import { storeOptions } from '../options/stored-options.ts';
import { publishDesign } from './publish-design.ts';
import { stagedIsGone } from './staged-is-gone.ts';

type Words = z.output<typeof uploadDesignEndpoint.body>;

interface Upload {
  makerId: number;
  words: Words;
  files: readonly ReceivedFile[];
  /** Repeating it with the same content returns the existing design. */
  idempotencyKey: string | null;
}

/**
 * Creates a design with its files, all or nothing. It is published once its pictures are prepared: at once if they
 * were uploaded ahead and are ready. Throws INVALID_INPUT, EMAIL_NOT_CONFIRMED, CONFLICT if the key was used with
 * other words.
 */
export async function uploadDesign(
  services: Services,
  upload: Upload,
): Promise<{ id: number; title: string }> {
  const { db } = services;
  const { makerId, files } = upload;
  const idempotencyKey = keyOf(upload);
  const requestHash = hashOf(upload);
  const known = await findEarlier(db, upload, requestHash);
  if (known) return known;
  await requireConfirmedEmail(services.env, db, makerId, confirmedEmailSentences.publish);
  checkCounts(upload);
  refuseLeastPrice(upload.words.options, toPaise(upload.words.price));
  try {
    return await withStoredFiles(services, files, () =>
      inTransaction(db, (tx) => recordDesign(services, tx, { ...upload, idempotencyKey }, requestHash)),
    );
  } catch (error) {
    // A concurrent request with the same key was first: return its design.
    const first = await findEarlier(db, upload, requestHash);
    if (first) return first;
    throw error;
  }
}

/** A draft is published once, even by several windows with different keys. */
const keyOf = ({ words, idempotencyKey }: Upload) =>
  words.draftId === undefined ? idempotencyKey : `draft-${words.draftId}`;

/** The draft id is not part of the content: a window that does not know it sends the same content without it. */
function hashOf({ words: { draftId: _, ...words }, files }: Upload): string {
  return hashOfRequest([words, files.map(({ name, bytes }) => [name, bytes])]);
}

async function findEarlier(
  executor: Executor,
  upload: Upload,
  requestHash: string,
): Promise<{ id: number; title: string } | undefined> {
  const idempotencyKey = keyOf(upload);
  const earlier =
    idempotencyKey === null ? undefined : await findUpload(executor, upload.makerId, idempotencyKey);
  if (!earlier) return undefined;
  const { draftId } = upload.words;
  refuseOtherWords(earlier, requestHash, draftId === undefined ? undefined : draftSentences.published);
  return { id: earlier.id, title: earlier.title };
}

function checkCounts({ words, files }: Upload): void {
  const pictures = words.mediaIds.length + files.filter(({ kind }) => kind === 'PICTURE').length;
  if (pictures === 0) throw invalidInput({ images: pictureCountSentences.none });
  if (pictures > uploadLimits.pictures) throw invalidInput({ images: pictureCountSentences.tooMany });
  const videos = (words.videoId === undefined ? 0 : 1) + files.filter(({ kind }) => kind === 'VIDEO').length;
  if (videos > 1) throw invalidInput({ video: fileSentences.tooManyVideos });
}

async function recordDesign(
  services: Services,
  tx: Transaction,
  { makerId, words, files, idempotencyKey }: Upload,
  requestHash: string,
): Promise<{ id: number; title: string }> {
  const now = services.clock.now();
  async function gather(kind: MediaKind, staged: readonly number[]): Promise<MediaRow[]> {
    const rows = await claimMedia(tx, makerId, kind, staged, now);
    if (!rows) throw invalidInput({ [kind === 'PICTURE' ? 'images' : 'video']: stagedIsGone });
    for (const file of files.filter((one) => one.kind === kind)) {
      rows.push(await recordFile(services, tx, makerId, file, { claimed: true }));
    }
    return rows;
  }
  if (words.draftId !== undefined) await takeDraft(tx, { makerId, draftId: words.draftId });
  const pictures = await gather('PICTURE', words.mediaIds);
  const [video] = await gather('VIDEO', words.videoId === undefined ? [] : [words.videoId]);

  const design = await insertDesign(tx, {
    makerId,
    title: words.title,
    description: words.description,
    ...languagesOf(words),
    category: words.category,
    pricePaise: toPaise(words.price),
    discountPercent: words.discount,
    completionDays: readCompletionDays(words.completionTime) ?? 1,
    materialOne: words.materialOne,
    materialTwo: words.materialTwo,
    brand: words.brand,
    size: words.size,
    measuring: words.measuring || guessMeasuring(words),
    colour: words.color,
    condition: words.condition,
    options: storeOptions(words.options),
    videoKey: video?.key ?? null,
    idempotencyKey,
    createdAt: now,
  });
  if (idempotencyKey !== null) await insertDesignUpload(tx, { designId: design.id, requestHash });
  const mediaIds = pictures.map(({ id }) => id);
  await insertDesignPictures(tx, design.id, mediaIds);
  await makeDesigner(tx, makerId);
  await publishDesign(services, tx, design.id);
  return design;
}
