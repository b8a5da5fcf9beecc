import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { media } from './media.tables.ts';

export type MediaKind = 'PICTURE' | 'VIDEO' | 'VOICE';

/** The owner of files from people without an account: no account has this id. */
export const nobody = 0;

export interface MediaRow {
  id: number;
  key: string;
  status: 'STORED' | 'READY' | 'FAILED';
}

interface NewMedia {
  key: string;
  ownerId: number;
  kind: MediaKind;
  status: MediaRow['status'];
  mime: string;
  bytes: number;
  width?: number | null;
  height?: number | null;
  placeholder?: string | null;
  dyes?: string[];
  durationMs?: number | null;
  peaks?: number[];
  claimedAt: Date | null;
  createdAt: Date;
}

const row = { id: media.id, key: media.key, status: media.status };

export async function insertMedia(executor: Executor, values: NewMedia): Promise<MediaRow> {
  const [inserted] = await executor.insert(media).values(values).returning(row);
  if (!inserted) throw new Error('A stored file got no row');
  return inserted as MediaRow;
}

export async function findMedia(executor: Executor, id: number): Promise<MediaRow | undefined> {
  const [found] = await executor.select(row).from(media).where(eq(media.id, id));
  return found as MediaRow | undefined;
}

/**
 * Locks an owner's unclaimed files, so that none is settled, claimed or swept until the transaction ends. Other files
 * are omitted.
 */
export async function lockUnclaimed(
  tx: Transaction,
  ownerId: number,
  kind: MediaKind,
  ids: readonly number[],
): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(row)
    .from(media)
    .where(
      and(
        inArray(media.id, [...ids]),
        eq(media.ownerId, ownerId),
        eq(media.kind, kind),
        isNull(media.claimedAt),
      ),
    )
    .orderBy(asc(media.id))
    .for('update');
  return rows as MediaRow[];
}

export async function markClaimed(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(media)
    .set({ claimedAt: now })
    .where(inArray(media.id, [...ids]));
}

/** Marks an owner's files as unused. They are swept after a day unless they are claimed again. */
export async function markUnclaimed(tx: Transaction, ownerId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(media)
    .set({ claimedAt: null })
    .where(and(inArray(media.id, [...ids]), eq(media.ownerId, ownerId)));
}

/** The fields that a copy of a file shares with it. */
export interface CopiedMedia {
  id: number;
  key: string;
  kind: MediaKind;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  dyes: string[];
  durationMs: number | null;
  peaks: number[];
}

/** An owner's files that are ready or still being processed, in the order of `ids`. */
export async function listToCopy(
  executor: Executor,
  ownerId: number,
  ids: readonly number[],
): Promise<CopiedMedia[]> {
  if (ids.length === 0) return [];
  const rows = await executor
    .select({
      id: media.id,
      key: media.key,
      kind: media.kind,
      mime: media.mime,
      bytes: media.bytes,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      dyes: media.dyes,
      durationMs: media.durationMs,
      peaks: media.peaks,
    })
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.ownerId, ownerId), ne(media.status, 'FAILED')));
  return ids.flatMap((id) => (rows as CopiedMedia[]).filter((one) => one.id === id));
}

/** False if it has been settled already. */
export async function markReady(
  tx: Transaction,
  id: number,
  seen: { width: number; height: number; placeholder: string; dyes: string[] },
): Promise<boolean> {
  const rows = await tx
    .update(media)
    .set({ status: 'READY', ...seen })
    .where(and(eq(media.id, id), eq(media.status, 'STORED')))
    .returning({ id: media.id });
  return rows.length > 0;
}

/** False if it has been settled already. */
export async function markFailed(tx: Transaction, id: number, failure: string): Promise<boolean> {
  const rows = await tx
    .update(media)
    .set({ status: 'FAILED', failure })
    .where(and(eq(media.id, id), eq(media.status, 'STORED')))
    .returning({ id: media.id });
  return rows.length > 0;
}

/** Bytes that a person has uploaded since a given time. */
export const bytesSince = prepared<{ bytes: number }, [ownerId: number, since: Date]>(
  'media.bytes-since',
  'select coalesce(sum(bytes), 0)::bigint as bytes from media where owner_id = $1 and created_at >= $2',
);

interface Measured {
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

/** The columns of a picture, for `sized`. */
export const pictureColumns = {
  key: media.key,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  status: media.status,
  failure: media.failure,
};

/** A picture for display, with zeros and an empty placeholder if it is not processed yet. */
export function sized<Row extends Measured>(row: Row) {
  const { width, height, placeholder } = row;
  return { ...row, width: width ?? 0, height: height ?? 0, placeholder: placeholder ?? '' };
}

/** Deletes the rows of up to 200 unclaimed files. Returns their keys; the caller must remove the files. */
export async function deleteUnclaimed(tx: Transaction, before: Date): Promise<string[]> {
  const stale = tx
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.claimedAt), lt(media.createdAt, before)))
    .limit(200)
    .for('update', { skipLocked: true });
  const rows = await tx.delete(media).where(inArray(media.id, stale)).returning({ key: media.key });
  return rows.map(({ key }) => key);
}

/** Deletes rows. Returns the keys of those that existed; the caller must remove the files. */
export async function deleteMedia(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .delete(media)
    .where(inArray(media.id, [...ids]))
    .returning({ key: media.key });
  return rows.map(({ key }) => key);
}

/** Pictures whose processing was given up or lost. */
export async function listStalled(executor: Executor, before: Date): Promise<number[]> {
  const rows = await executor
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.status, 'STORED'), lt(media.createdAt, before)))
    .limit(200);
  return rows.map(({ id }) => id);
}

export async function isKeyKnown(executor: Executor, key: string): Promise<boolean> {
  const [found] = await executor.select({ id: media.id }).from(media).where(eq(media.key, key));
  return found !== undefined;
}
