import { ApiError } from '#web/platform/api/api-error.ts';
import type { Draft } from './waiting.ts';

/** Puts what could not be sent into its writer's outbox. False where the failure was another than silence, too. */
export async function keepForLater(userId: number, error: unknown, draft: Draft): Promise<boolean> {
  return isSilence(error) && (await putIntoOutbox(userId, draft));
}

/** No answer came: the network is away, or the server. */
export function isSilence(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** False where the outbox was never fetched, or the browser refuses it: then the screen keeps the words and says so. */
export async function putIntoOutbox(userId: number, draft: Draft): Promise<boolean> {
  try {
    const { outboxOf } = await import('./outbox-of.ts');
    await outboxOf(userId).add(draft);
    return true;
  } catch {
    return false;
  }
}
