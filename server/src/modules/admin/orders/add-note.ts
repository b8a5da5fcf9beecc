import type { DeskNoteKind } from '#contracts/admin/orders/orders.rules.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { insertNote, noteUnderKey } from './order-notes.queries.ts';

interface Note {
  orderId: number;
  authorId: number;
  kind: DeskNoteKind;
  words: string;
  idempotencyKey: string | null;
}

/** Whether a note was written before, under its key. The order is locked. Throws CONFLICT for a key of other words. */
export async function wasNoted(
  tx: Transaction,
  { orderId, kind, words, idempotencyKey }: Note,
): Promise<boolean> {
  if (idempotencyKey === null) return false;
  const [earlier] = await noteUnderKey(tx, [orderId, idempotencyKey]);
  if (!earlier) return false;
  if (earlier.kind === kind && earlier.words === words) return true;
  throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
}

/** Writes a note down and answers with its id. The order is locked, and its key was not used before. */
export async function addNote(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  note: Note,
): Promise<number> {
  const [row] = await insertNote(tx, { ...note, now: clock.now() });
  if (!row) throw new Error(`a note of order ${note.orderId} got no row`);
  return row.id;
}
