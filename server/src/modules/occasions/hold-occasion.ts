import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { lockOccasion, type OccasionRow } from './occasions.queries.ts';

export interface OwnOccasion {
  occasionId: number;
  organiserId: number;
}

/**
 * Locks an occasion for its organiser until the transaction ends. Throws NOT_FOUND for others and CONFLICT for an
 * archived occasion.
 */
export async function holdOccasion(
  tx: Transaction,
  { occasionId, organiserId }: OwnOccasion,
): Promise<OccasionRow> {
  const [occasion] = await lockOccasion(tx, [occasionId, organiserId]);
  if (!occasion) throw notFound('occasions.occasionMissing');
  if (occasion.archivedAt !== null) throw new AppError('CONFLICT', sentence('occasions.archived'));
  return occasion;
}
