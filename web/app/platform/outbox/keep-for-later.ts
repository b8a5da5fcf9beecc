import { ApiError } from '#web/platform/api/api-error.ts';
import { openedOutbox } from './opened-outboxes.ts';
import type { Draft } from './waiting.ts';

/**
 * Puts a failed call into its writer's outbox. Returns false if it failed for another reason than a missing answer,
 * or the outbox is not loaded.
 */
export async function keepForLater(userId: number, error: unknown, draft: Draft): Promise<boolean> {
  return isSilence(error) && (await putIntoOutbox(userId, draft));
}

/** No answer came: the network or the server is down. */
export function isSilence(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Returns false if the outbox is not loaded yet; the screen then keeps the text and shows the failure. */
export async function putIntoOutbox(userId: number, draft: Draft): Promise<boolean> {
  const outbox = openedOutbox(userId);
  await outbox?.add(draft);
  return outbox !== null;
}
