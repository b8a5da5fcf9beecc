import type {
  PushState,
  subscribeToPush as subscribeToPushEndpoint,
} from '#contracts/notifications/push/push.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import { areKeysOfBrowser } from './encrypt-push.ts';
import {
  endSubscription,
  saveSubscription,
  subscriptionOfSession,
  takeEndpoint,
  trimSubscriptions,
} from './push.queries.ts';
import type { PushKeys } from './push-keys.ts';

type From = Pick<Services, 'db' | 'outside'>;
type Session = Pick<Viewer, 'id' | 'sessionId'>;

/** The most subscriptions of one person; the newest are kept. */
const mostSubscriptions = 20;

/** The public key, and the push endpoint of the session. */
export async function loadPushState(
  { db }: Pick<Services, 'db'>,
  { sessionId }: Session,
  { publicKey }: PushKeys,
): Promise<PushState> {
  const [row] = await subscriptionOfSession(db, [sessionId]);
  return { publicKey, endpoint: row?.endpoint ?? null };
}

/** Subscribes the session's browser to pushes. Throws INVALID_INPUT for an endpoint or keys that no browser has. */
export async function subscribe(
  { db, outside }: From,
  { id: userId, sessionId }: Session,
  { endpoint, keys }: ParsedOf<typeof subscribeToPushEndpoint>['body'],
): Promise<void> {
  if (!outside.admits(endpoint)) throw invalidInput({ endpoint: sentence('notifications.noPushAddress') });
  if (!areKeysOfBrowser(keys)) throw invalidInput({ keys: sentence('notifications.noPushKeys') });
  await inTransaction(db, async (tx) => {
    await takeEndpoint(tx, [endpoint, sessionId]);
    await saveSubscription(tx, { sessionId, userId, endpoint, ...keys });
    await trimSubscriptions(tx, [userId, mostSubscriptions]);
  });
}

export async function unsubscribe({ db }: Pick<Services, 'db'>, { sessionId }: Session): Promise<void> {
  await endSubscription(db, [sessionId]);
}
