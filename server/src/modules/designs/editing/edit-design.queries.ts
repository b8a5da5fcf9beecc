import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DesignCondition, DesignSize } from '#contracts/designs/attributes.ts';
import type { categories } from '#contracts/designs/categories.ts';
import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { Translations } from '#contracts/designs/languages/translations.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { Language } from '#contracts/platform/written-in.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { DesignStatus } from '../designs.queries.ts';
import { designPictures, designs, type PictureCopy, titleInLanguagesColumn } from '../designs.tables.ts';
import type { StoredOptions } from '../options/stored-options.ts';

/** Everything of a design that a maker may change, except its pictures. */
export interface DesignWordsRow {
  title: string;
  description: string;
  /** Language of the title and description, detected from the script or set by the maker. */
  language: Language;
  translations: Translations;
  category: (typeof categories)[number];
  pricePaise: number;
  discountPercent: number;
  completionDays: number;
  materialOne: string;
  materialTwo: string;
  brand: string;
  size: DesignSize | '';
  measuring: Measuring;
  colour: string;
  condition: DesignCondition | '';
  options: StoredOptions;
}

export interface OwnDesign extends DesignWordsRow {
  id: number;
  status: DesignStatus;
  revision: number;
  /** The copy in `designs`. */
  pictures: PictureCopy[];
  videoKey: string | null;
  updatedAt: Date;
}

const ownDesign = {
  id: designs.id,
  status: designs.status,
  revision: designs.revision,
  title: designs.title,
  description: designs.description,
  language: designs.language,
  translations: designs.translations,
  category: designs.category,
  pricePaise: designs.pricePaise,
  discountPercent: designs.discountPercent,
  completionDays: designs.completionDays,
  materialOne: designs.materialOne,
  materialTwo: designs.materialTwo,
  brand: designs.brand,
  size: designs.size,
  measuring: designs.measuring,
  colour: designs.colour,
  condition: designs.condition,
  options: designs.options,
  pictures: designs.pictures,
  videoKey: designs.videoKey,
  updatedAt: designs.updatedAt,
};

const isOwn = (makerId: number, id: number) => and(eq(designs.id, id), eq(designs.makerId, makerId));

/** Includes deleted designs; undefined for another's. */
export async function findOwnDesign(
  executor: Executor,
  makerId: number,
  id: number,
): Promise<OwnDesign | undefined> {
  const [row] = await executor.select(ownDesign).from(designs).where(isOwn(makerId, id));
  return row as OwnDesign | undefined;
}

/**
 * The same, locked until the transaction ends, so that changes wait for each other and for new orders. A weaker lock
 * would not do, because orders lock only the design's key.
 */
export async function lockOwnDesign(
  tx: Transaction,
  makerId: number,
  id: number,
): Promise<OwnDesign | undefined> {
  const [row] = await tx.select(ownDesign).from(designs).where(isOwn(makerId, id)).for('update');
  return row as OwnDesign | undefined;
}

interface KeptDesign {
  id: number;
  title: TitleInLanguages;
  makerEmail: string;
  pictures: PictureCopy[];
}

/**
 * Locks a design that was ever published, against new orders too; undefined if it waits for publishing or is deleted.
 */
export async function lockKeptDesign(tx: Transaction, id: number): Promise<KeptDesign | undefined> {
  const [row] = await tx
    .select({
      id: designs.id,
      title: titleInLanguagesColumn(),
      makerEmail: users.email,
      pictures: designs.pictures,
    })
    .from(designs)
    .innerJoin(users, eq(users.id, designs.makerId))
    .where(and(eq(designs.id, id), inArray(designs.status, ['PUBLISHED', 'WITHDRAWN', 'HIDDEN'])))
    .for('update', { of: designs });
  return row;
}

/** Saves a maker's change to a locked design and increments its revision. */
export async function setDesignWords(
  tx: Transaction,
  id: number,
  words: DesignWordsRow & { videoKey: string | null },
  now: Date,
): Promise<void> {
  const revision = sql`${designs.revision} + 1`;
  // Pictures may have changed, so a failed design is tried again.
  await tx
    .update(designs)
    .set({ ...words, revision, updatedAt: now, failedAt: null })
    .where(eq(designs.id, id));
}

/** Saves the price of a locked design and increments its revision. */
export async function setDesignPrice(
  tx: Transaction,
  id: number,
  pricePaise: number,
  now: Date,
): Promise<void> {
  const revision = sql`${designs.revision} + 1`;
  await tx.update(designs).set({ pricePaise, revision, updatedAt: now }).where(eq(designs.id, id));
}

export async function setDesignStatus(
  tx: Transaction,
  id: number,
  status: DesignStatus,
  now: Date,
): Promise<void> {
  await tx.update(designs).set({ status, updatedAt: now }).where(eq(designs.id, id));
}

/** A deleted design keeps only its first picture. */
export async function emptyDesign(tx: Transaction, id: number, pictures: PictureCopy[]): Promise<void> {
  await tx.update(designs).set({ pictures, videoKey: null }).where(eq(designs.id, id));
}

export async function removeDesignPictures(tx: Transaction, designId: number): Promise<void> {
  await tx.delete(designPictures).where(eq(designPictures.designId, designId));
}

/** Removes an unreadable picture from the design and returns its key and failure message. */
export async function takeOutFailedPicture(
  tx: Transaction,
  designId: number,
  mediaId: number,
): Promise<{ key: string; failure: string } | undefined> {
  const [failed] = await tx
    .select({ key: media.key, failure: media.failure })
    .from(designPictures)
    .innerJoin(media, and(eq(media.id, designPictures.mediaId), eq(media.status, 'FAILED')))
    .where(and(eq(designPictures.designId, designId), eq(designPictures.mediaId, mediaId)));
  if (!failed) return undefined;
  await tx
    .delete(designPictures)
    .where(and(eq(designPictures.designId, designId), eq(designPictures.mediaId, mediaId)));
  return { key: failed.key, failure: failed.failure ?? '' };
}

export async function findMediaId(executor: Executor, key: string): Promise<number | undefined> {
  const [row] = await executor.select({ id: media.id }).from(media).where(eq(media.key, key));
  return row?.id;
}

/**
 * Those of the files $2 that the design $1 no longer needs: neither shown by the design nor by an order, which shows
 * for ever what was ordered.
 */
const unusedMedia = prepared<{ id: number }, [designId: number, keys: readonly string[]]>(
  'designs.unused-media',
  `select m.id from media m
    where m.key = any($2::text[])
      and not exists (select from design_pictures p where p.media_id = m.id)
      and not exists (select from order_items i where i.design_id = $1 and i.picture_key = m.key)`,
);

export async function listUnusedMedia(
  tx: Transaction,
  designId: number,
  keys: readonly string[],
): Promise<number[]> {
  if (keys.length === 0) return [];
  return (await unusedMedia(tx, [designId, keys])).map(({ id }) => id);
}

/** Updates the copy of a design's pictures. */
export async function setPictures(
  tx: Transaction,
  id: number,
  pictures: readonly PictureCopy[],
): Promise<void> {
  await tx
    .update(designs)
    .set({ pictures: [...pictures] })
    .where(eq(designs.id, id));
}
