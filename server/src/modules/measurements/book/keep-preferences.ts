import type { Garment, LengthPartName } from '#contracts/measurements/garments.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { lockPersonOfBook } from './people.queries.ts';
import { deletePreference, putPreferences } from './preferences.queries.ts';

interface Learned {
  personId: number;
  ownerId: number;
  garment: Garment;
  /** The order whose alteration taught it. */
  orderId: number;
  /** Tenths of a millimetre: positive for looser or longer. */
  preferences: readonly { part: LengthPartName; tenths: number }[];
  now: Date;
}

/** Writes how a person likes parts of a garment to differ. Throws NOT_FOUND for people of other books. */
export async function rememberPreferences(
  tx: Transaction,
  { personId, ownerId, garment, orderId, preferences, now }: Learned,
): Promise<void> {
  const [person] = await lockPersonOfBook(tx, [personId, ownerId]);
  if (!person) throw notFound('naap.personMissing');
  const learned = { personId, garment, orderId, preferences: JSON.stringify(preferences), now };
  await putPreferences(tx, learned);
}

/** Removes a preference and returns its garment. Throws NOT_FOUND for those of other books. */
export async function removePreference(
  executor: Executor,
  preferenceId: number,
  ownerId: number,
): Promise<{ personId: number; garment: Garment }> {
  const [removed] = await deletePreference(executor, [preferenceId, ownerId]);
  if (!removed) throw notFound('naap.preferenceMissing');
  return removed;
}
