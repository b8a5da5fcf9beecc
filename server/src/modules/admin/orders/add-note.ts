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

/**
 * Whether a note with this key was already written. The order must be locked. Throws CONFLICT if the key was used
 * with other words.
 */
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

/** Writes a note and returns its id. The order must be locked and the key unused. */
export async function addNote(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  note: Note,
): Promise<number> {
  const [row] = await insertNote(tx, { ...note, now: clock.now() });
  if (!row) throw new Error(`a note of order ${note.orderId} got no row`);
  return row.id;
}
