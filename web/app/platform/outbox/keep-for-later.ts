import { ApiError } from '#web/platform/api/api-error.ts';
import { openedOutbox } from './opened-outboxes.ts';
import type { Draft } from './waiting.ts';

/** Puts what could not be sent into its writer's outbox. False where the failure was another than silence, too. */
export async function keepForLater(userId: number, error: unknown, draft: Draft): Promise<boolean> {
  return isSilence(error) && (await putIntoOutbox(userId, draft));
}

/** No answer came: the network is away, or the server. */
export function isSilence(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** False where the outbox was not fetched yet: then the screen keeps the words and says so. */
export async function putIntoOutbox(userId: number, draft: Draft): Promise<boolean> {
  const outbox = openedOutbox(userId);
  await outbox?.add(draft);
  return outbox !== null;
}
