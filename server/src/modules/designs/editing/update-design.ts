import { isDeepStrictEqual } from 'node:util';
import { readCompletionDays } from '#contracts/designs/design-words.ts';
import type {
  EditableDesign,
  updateDesign as updateDesignEndpoint,
} from '#contracts/designs/edit-design.contract.ts';
import { toPaise } from '#contracts/money/money.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import type { Services } from '#server/platform/services.ts';
import { insertDesignPictures, listPictures, type PictureState } from '../designs.queries.ts';
import { languagesAfter } from '../languages/design-languages.ts';
import { refuseLeastPrice } from '../options/refuse-options.ts';
import { readOptions, storeOptions } from '../options/stored-options.ts';
import { publishDesign } from '../publishing/publish-design.ts';
import { stagedIsGone } from '../publishing/staged-is-gone.ts';
import { refreshPictures, takeInPicture } from '../refresh-pictures.ts';
import {
  type DesignWordsRow,
  findMediaId,
  lockOwnDesign,
  type OwnDesign,
  removeDesignPictures,
  setDesignWords,
} from './edit-design.queries.ts';
import { loadEditableDesign } from './load-editable-design.ts';

export type DesignChange = ParsedOf<typeof updateDesignEndpoint>['body'];

interface DesignKey {
  makerId: number;
  designId: number;
}

/**
 * Changes the texts, the order of pictures and the video of the maker's own design, all or nothing. Idempotent.
 * Throws NOT_FOUND for another's design, CONFLICT if it was changed since it was read, INVALID_INPUT for a missing
 * file.
 */
export function updateDesign(
  services: Services,
  key: DesignKey,
  change: DesignChange,
): Promise<EditableDesign> {
  return inTransaction(services.db, (tx) => changeDesign(services, tx, key, change));
}

/** The same within the caller's transaction. */
export async function changeDesign(
  services: Services,
  tx: Transaction,
  key: DesignKey,
  change: DesignChange,
): Promise<EditableDesign> {
  const design = await lockOwnDesign(tx, key.makerId, key.designId);
  if (!design || design.status === 'DELETED') throw notFound('designs.designMissing');
  const pictures = await listPictures(tx, design.id);
  const videoId = design.videoKey === null ? null : ((await findMediaId(tx, design.videoKey)) ?? null);
  if (!isUnchangedBy(design, pictures, videoId, change)) {
    if (change.revision !== design.revision) {
      throw new AppError('CONFLICT', sentence('designs.changedElsewhere'));
    }
    await write(services, tx, { design, pictures, videoId, makerId: key.makerId }, change);
  }
  return loadEditableDesign(tx, services.env.MEDIA_URL, key);
}

interface Before {
  makerId: number;
  design: OwnDesign;
  pictures: readonly PictureState[];
  videoId: number | null;
}

async function write(
  services: Services,
  tx: Transaction,
  { makerId, design, pictures, videoId }: Before,
  change: DesignChange,
): Promise<void> {
  const words = wordsOf(change, design);
  refuseLeastPrice(readOptions(words.options), words.pricePaise);
  const now = services.clock.now();
  const known = new Set(usableIds(pictures));
  const fresh = change.pictures.filter((id) => !known.has(id));
  const claimed = await claimMedia(tx, makerId, 'PICTURE', fresh, now);
  if (!claimed) throw invalidInput({ pictures: stagedIsGone });

  let { videoKey } = design;
  if (change.videoId === null) videoKey = null;
  else if (change.videoId !== undefined && change.videoId !== videoId) {
    const video = await claimMedia(tx, makerId, 'VIDEO', [change.videoId], now);
    if (!video?.[0]) throw invalidInput({ video: stagedIsGone });
    videoKey = video[0].key;
  }

  await setDesignWords(tx, design.id, { ...words, videoKey }, now);
  await removeDesignPictures(tx, design.id);
  await insertDesignPictures(tx, design.id, change.pictures);
  const kept = new Set(change.pictures);
  const given = pictures.filter(({ mediaId }) => !kept.has(mediaId)).map(({ key }) => key);
  if (design.videoKey !== null && design.videoKey !== videoKey) given.push(design.videoKey);
  await refreshPictures(services, tx, design, given);
  // Pictures that were already unreadable trigger no later event, so report them now.
  for (const { id } of claimed.filter(({ status }) => status === 'FAILED')) {
    await takeInPicture(services, tx, design.id, id);
  }
  // The design may have been waiting for just these pictures.
  if (design.status === 'PROCESSING') await publishDesign(services, tx, design.id);
}

const usableIds = (pictures: readonly PictureState[]) =>
  pictures.filter(({ status }) => status !== 'FAILED').map(({ mediaId }) => mediaId);

function wordsOf(change: DesignChange, before: OwnDesign): DesignWordsRow {
  return {
    title: change.title,
    description: change.description,
    ...languagesAfter(before, change),
    category: change.category,
    pricePaise: toPaise(change.price),
    discountPercent: change.discount,
    completionDays: readCompletionDays(change.completionTime) ?? 1,
    materialOne: change.materialOne,
    materialTwo: change.materialTwo,
    brand: change.brand,
    size: change.size,
    measuring: change.measuring || before.measuring,
    colour: change.color,
    condition: change.condition,
    options: change.options === undefined ? before.options : storeOptions(change.options),
  };
}

/** Whether the design already matches the change, as when the reply was lost and the client retries. */
function isUnchangedBy(
  design: OwnDesign,
  pictures: readonly PictureState[],
  videoId: number | null,
  change: DesignChange,
): boolean {
  const isSameWords = Object.entries(wordsOf(change, design)).every(([name, value]) =>
    isDeepStrictEqual(design[name as keyof DesignWordsRow], value),
  );
  return (
    isSameWords &&
    usableIds(pictures).join() === change.pictures.join() &&
    (change.videoId === undefined || change.videoId === videoId)
  );
}
