import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import type {
  changePrivacy as changePrivacyEndpoint,
  Privacy,
} from '#contracts/profiles/privacy/privacy.contract.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { privacyChanged } from './privacy.events.ts';
import { findPrivacy, savePrivacy } from './privacy.queries.ts';

/** Changes the given settings and returns all of them. */
export function changePrivacy(
  { db, events }: Pick<Services, 'db' | 'events'>,
  userId: number,
  changes: ParsedOf<typeof changePrivacyEndpoint>['body'],
): Promise<Privacy> {
  return inTransaction(db, async (tx) => {
    await savePrivacy(tx, userId, changes);
    await events.publish(tx, privacyChanged, { userId });
    return findPrivacy(tx, userId);
  });
}
