import { and, asc, eq } from 'drizzle-orm';
import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { Translations } from '#contracts/designs/languages/translations.ts';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import type { Language } from '#contracts/platform/written-in.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { pictureColumns, sized } from '#server/platform/media/media.queries.ts';
import { media } from '#server/platform/media/media.tables.ts';
import {
  designPictures,
  designs,
  designUploads,
  type PictureCopy,
  titleInLanguagesColumn,
} from './designs.tables.ts';
import type { StoredOptions } from './options/stored-options.ts';

export interface NewDesign {
  makerId: number;
  title: string;
  description: string;
  language: Language;
  translations: Translations;
  category: string;
  pricePaise: number;
  discountPercent: number;
  completionDays: number;
  materialOne: string;
  materialTwo: string;
  brand: string;
  size: string;
  measuring: Measuring;
  colour: string;
  condition: string;
  options: StoredOptions;
  videoKey: string | null;
  idempotencyKey: string | null;
  createdAt: Date;
}

interface UploadedDesign {
  id: number;
  title: string;
}

export async function insertDesign(tx: Transaction, values: NewDesign): Promise<UploadedDesign> {
  const [row] = await tx
    .insert(designs)
    .values({ ...values, updatedAt: values.createdAt })
    .returning({ id: designs.id, title: designs.title });
  if (!row) throw new Error('A new design got no row');
  return row;
}

export async function insertDesignUpload(
  tx: Transaction,
  upload: { designId: number; requestHash: string },
): Promise<void> {
  await tx.insert(designUploads).values(upload);
}

export async function insertDesignPictures(
  tx: Transaction,
  designId: number,
  mediaIds: readonly number[],
): Promise<void> {
  if (mediaIds.length === 0) return;
  const rows = mediaIds.map((mediaId, position) => ({ designId, mediaId, position }));
  await tx.insert(designPictures).values(rows);
}

/** The design of an earlier attempt with the same key. */
export async function findUpload(
  executor: Executor,
  makerId: number,
  idempotencyKey: string,
): Promise<(UploadedDesign & { requestHash: string | null }) | undefined> {
  const [row] = await executor
    .select({ id: designs.id, title: designs.title, requestHash: designUploads.requestHash })
    .from(designs)
    .leftJoin(designUploads, eq(designUploads.designId, designs.id))
    .where(and(eq(designs.makerId, makerId), eq(designs.idempotencyKey, idempotencyKey)));
  return row;
}

interface WaitingDesign {
  id: number;
  title: TitleInLanguages;
  makerId: number;
  makerEmail: string;
  failedAt: Date | null;
}

/** Locks a design that waits for its pictures; undefined if it has been published or withdrawn. */
export async function lockWaitingDesign(tx: Transaction, id: number): Promise<WaitingDesign | undefined> {
  const [row] = await tx
    .select({
      id: designs.id,
      title: titleInLanguagesColumn(),
      makerId: designs.makerId,
      makerEmail: users.email,
      failedAt: designs.failedAt,
    })
    .from(designs)
    .innerJoin(users, eq(users.id, designs.makerId))
    .where(and(eq(designs.id, id), eq(designs.status, 'PROCESSING')))
    .for('update', { of: designs });
  return row;
}

export interface PictureState extends PictureCopy {
  mediaId: number;
  status: string;
  failure: string | null;
}

/** The pictures of a design in order, whatever their state. */
export async function listPictures(executor: Executor, designId: number): Promise<PictureState[]> {
  const rows = await executor
    .select({ mediaId: media.id, dyes: media.dyes, ...pictureColumns })
    .from(designPictures)
    .innerJoin(media, eq(media.id, designPictures.mediaId))
    .where(eq(designPictures.designId, designId))
    .orderBy(asc(designPictures.position));
  return rows.map(sized);
}

export async function findDesignOfPicture(executor: Executor, mediaId: number): Promise<number | undefined> {
  const [row] = await executor
    .select({ designId: designPictures.designId })
    .from(designPictures)
    .where(eq(designPictures.mediaId, mediaId));
  return row?.designId;
}

export async function markPublished(
  tx: Transaction,
  id: number,
  pictures: readonly PictureCopy[],
  now: Date,
): Promise<void> {
  await tx
    .update(designs)
    .set({ status: 'PUBLISHED', publishedAt: now, updatedAt: now, pictures: [...pictures] })
    .where(eq(designs.id, id));
  await moveDesignTotal(tx, id, 1);
}

const stepTotal = prepared<object, [designId: number, step: number]>(
  'designs.move-total',
  `update design_totals set published = published + $2::int
    where ${isPublic('(select maker_id from designs where id = $1)')}`,
);

/**
 * Adds `step` to the total of published designs when a design is published (1) or no longer is (-1), if everybody may
 * see its maker's designs. Call it in the transaction of that change, after it: the maker's row in the directory is
 * then locked, so that a change of visibility waits.
 */
export async function moveDesignTotal(tx: Transaction, designId: number, step: 1 | -1): Promise<void> {
  await stepTotal(tx, [designId, step]);
}

export async function markFailed(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(designs).set({ failedAt: now }).where(eq(designs.id, id));
}

export type DesignStatus = 'PROCESSING' | 'PUBLISHED' | 'WITHDRAWN' | 'HIDDEN' | 'DELETED';

/** Undefined for another maker's design. */
export async function findOwnStatus(
  executor: Executor,
  makerId: number,
  id: number,
): Promise<DesignStatus | undefined> {
  const [row] = await executor
    .select({ status: designs.status })
    .from(designs)
    .where(and(eq(designs.id, id), eq(designs.makerId, makerId)));
  return row?.status as DesignStatus | undefined;
}
