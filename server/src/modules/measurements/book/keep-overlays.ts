import { isDeepStrictEqual } from 'node:util';
import type { OverlayWords } from '#contracts/measurements/book/book.contract.ts';
import { mostOverlays } from '#contracts/measurements/book/book.rules.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPersonOfBook } from './people.queries.ts';
import { storeDifferences } from './stored-values.ts';
import {
  deleteOverlay,
  findAddedOverlay,
  findOverlay,
  insertOverlay,
  listOverlays,
  type OverlayRow,
} from './versions.queries.ts';

interface NewOverlay extends OverlayWords {
  personId: number;
  ownerId: number;
  idempotencyKey: string | null;
}

/** Adds an overlay. Throws NOT_FOUND for people of other books, CONFLICT above the maximum. */
export async function addOverlay(
  { db, clock }: Services,
  { personId, ownerId, garment, name, unit, differences, idempotencyKey }: NewOverlay,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [person] = await lockPersonOfBook(tx, [personId, ownerId]);
    if (!person) throw notFound('naap.personMissing');
    const stored = storeDifferences(garment, unit, differences);
    const [earlier] = idempotencyKey === null ? [] : await findAddedOverlay(tx, [personId, idempotencyKey]);
    if (earlier) {
      const same = earlier.garment === garment && earlier.name === name;
      if (same && isDeepStrictEqual(earlier.differences, stored)) return;
      throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    }
    if ((await listOverlays(tx, [personId, garment])).length >= mostOverlays)
      throw new AppError('CONFLICT', sentence('naap.overlaysFull', { most: mostOverlays }));
    const now = clock.now();
    await insertOverlay(tx, {
      ...{ personId, garment, name, idempotencyKey, now },
      differences: JSON.stringify(stored),
    });
  });
}

/** Removes an overlay and returns it. Throws NOT_FOUND for overlays of other books. */
export async function removeOverlay(
  { db }: Services,
  overlayId: number,
  ownerId: number,
): Promise<OverlayRow> {
  const [overlay] = await findOverlay(db, [overlayId, ownerId]);
  if (!overlay) throw notFound('naap.overlayMissing');
  await deleteOverlay(db, [overlayId]);
  return overlay;
}
