import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { DraftWords } from '#contracts/designs/drafts/drafts.contract.ts';
import { mostDrafts } from '#contracts/designs/drafts/drafts.rules.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { pictureColumns, sized } from '#server/platform/media/media.queries.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { PictureState } from '../designs.queries.ts';
import { designDrafts } from './drafts.tables.ts';

export interface DraftContent {
  words: DraftWords;
  pictures: readonly number[];
  videoId: number | null;
}

export interface DraftRow extends DraftContent {
  id: number;
  version: number;
}

const draft = {
  id: designDrafts.id,
  version: designDrafts.version,
  words: designDrafts.words,
  pictures: designDrafts.pictures,
  videoId: designDrafts.videoId,
};

const isOwn = (makerId: number, id: number) =>
  and(eq(designDrafts.id, id), eq(designDrafts.makerId, makerId));

/** Undefined for another's. */
export async function findDraft(
  executor: Executor,
  makerId: number,
  id: number,
): Promise<DraftRow | undefined> {
  const [row] = await executor.select(draft).from(designDrafts).where(isOwn(makerId, id));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockDraft(tx: Transaction, makerId: number, id: number): Promise<DraftRow | undefined> {
  const [row] = await tx.select(draft).from(designDrafts).where(isOwn(makerId, id)).for('update');
  return row;
}

/** The draft that an earlier attempt with the same key began, and its request. */
export async function findBegunDraft(
  executor: Executor,
  makerId: number,
  idempotencyKey: string,
): Promise<(DraftRow & { requestHash: string | null }) | undefined> {
  const [row] = await executor
    .select({ ...draft, requestHash: designDrafts.requestHash })
    .from(designDrafts)
    .where(and(eq(designDrafts.makerId, makerId), eq(designDrafts.idempotencyKey, idempotencyKey)));
  return row;
}

/** Locks the maker, so that concurrent new drafts are counted one after the other. */
export async function lockMaker(tx: Transaction, makerId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, makerId)).for('no key update');
}

export async function countDrafts(executor: Executor, makerId: number): Promise<number> {
  return executor.$count(designDrafts, eq(designDrafts.makerId, makerId));
}

export interface BegunBy {
  makerId: number;
  idempotencyKey: string;
  requestHash: string;
}

export async function insertDraft(
  tx: Transaction,
  { makerId, idempotencyKey, requestHash }: BegunBy,
  { words, pictures, videoId }: DraftContent,
  now: Date,
): Promise<{ id: number; version: number }> {
  const [row] = await tx
    .insert(designDrafts)
    .values({
      makerId,
      idempotencyKey,
      requestHash,
      words,
      pictures: [...pictures],
      videoId,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: designDrafts.id, version: designDrafts.version });
  if (!row) throw new Error('A new draft got no row');
  return row;
}

/** Overwrites a locked draft and increments its version. */
export async function setDraft(
  tx: Transaction,
  id: number,
  { words, pictures, videoId }: DraftContent,
  now: Date,
): Promise<void> {
  await tx
    .update(designDrafts)
    .set({
      words,
      pictures: [...pictures],
      videoId,
      version: sql`${designDrafts.version} + 1`,
      warnedAt: null,
      updatedAt: now,
    })
    .where(eq(designDrafts.id, id));
}

export async function deleteDraftRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(designDrafts).where(eq(designDrafts.id, id));
}

/**
 * Locks up to 200 drafts last changed before `before` whose makers were warned before `warnedBefore`; drafts locked
 * by others are skipped.
 */
export async function lockOldDrafts(
  tx: Transaction,
  { before, warnedBefore }: { before: Date; warnedBefore: Date },
): Promise<DraftRow[]> {
  return tx
    .select(draft)
    .from(designDrafts)
    .where(and(lt(designDrafts.updatedAt, before), lte(designDrafts.warnedAt, warnedBefore)))
    .orderBy(asc(designDrafts.id))
    .limit(200)
    .for('update', { skipLocked: true });
}

export interface ForgottenDraft {
  id: number;
  makerId: number;
  makerName: string;
  email: string;
  /** The maker's account is active. */
  makerIsHere: boolean;
  title: string;
  updatedAt: Date;
}

/**
 * Locks up to 200 drafts last changed before `before` whose makers were not warned; drafts locked by others are
 * skipped.
 */
export async function lockForgottenDrafts(tx: Transaction, before: Date): Promise<ForgottenDraft[]> {
  const rows = await tx
    .select({
      id: designDrafts.id,
      makerId: designDrafts.makerId,
      makerName: users.name,
      email: users.email,
      makerStatus: users.status,
      words: designDrafts.words,
      updatedAt: designDrafts.updatedAt,
    })
    .from(designDrafts)
    .innerJoin(users, eq(users.id, designDrafts.makerId))
    .where(and(lt(designDrafts.updatedAt, before), isNull(designDrafts.warnedAt)))
    .orderBy(asc(designDrafts.makerId), asc(designDrafts.id))
    .limit(200)
    .for('update', { of: designDrafts, skipLocked: true });
  return rows.map(({ words, makerStatus, ...row }) => ({
    ...row,
    makerIsHere: makerStatus === 'ACTIVE',
    title: words.title,
  }));
}

export async function setWarned(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(designDrafts)
    .set({ warnedAt: now })
    .where(inArray(designDrafts.id, [...ids]));
}

export async function listDraftRows(
  executor: Executor,
  makerId: number,
): Promise<(DraftRow & { updatedAt: Date; warnedAt: Date | null })[]> {
  return executor
    .select({ ...draft, updatedAt: designDrafts.updatedAt, warnedAt: designDrafts.warnedAt })
    .from(designDrafts)
    .where(eq(designDrafts.makerId, makerId))
    .orderBy(desc(designDrafts.updatedAt), desc(designDrafts.id))
    .limit(mostDrafts);
}

/** The states of some pictures of an owner, in no order; deleted ones are omitted. */
export async function findPictures(
  executor: Executor,
  ownerId: number,
  ids: readonly number[],
): Promise<PictureState[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select({ mediaId: media.id, dyes: media.dyes, ...pictureColumns })
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.ownerId, ownerId), eq(media.kind, 'PICTURE')));
  return rows.map(sized);
}

export async function findVideoKey(
  executor: Executor,
  ownerId: number,
  id: number,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ key: media.key })
    .from(media)
    .where(and(eq(media.id, id), eq(media.ownerId, ownerId), eq(media.kind, 'VIDEO')));
  return row?.key;
}
