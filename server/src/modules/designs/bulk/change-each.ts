import type { BulkOutcome } from '#contracts/designs/bulk/change-designs.contract.ts';
import type { NamedMessage } from '#contracts/platform/success-message.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { withMessage } from '#server/platform/http/succeed.ts';

/**
 * Changes designs one by one and reports the outcome of each; a refusal does not stop the others. Any other error is
 * rethrown: earlier changes remain, and the call may be repeated.
 */
export async function changeEach<Change extends { id: number }>(
  items: readonly Change[],
  change: (item: Change) => Promise<unknown>,
): Promise<BulkOutcome[]> {
  const outcomes: BulkOutcome[] = [];
  for (const item of items) outcomes.push({ id: item.id, refusal: await refusalOf(change(item)) });
  return outcomes;
}

async function refusalOf(changing: Promise<unknown>): Promise<NamedMessage | null> {
  try {
    await changing;
    return null;
  } catch (error) {
    if (error instanceof AppError) return withMessage(error.sentence);
    throw error;
  }
}
