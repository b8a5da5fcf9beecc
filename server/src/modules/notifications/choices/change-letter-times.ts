import type {
  Choices,
  changeLetterTimes as changeLetterTimesEndpoint,
} from '#contracts/notifications/choices/choices.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { lastDigestDay } from '../letters/digest-day.ts';
import { makeLetterSettings, saveDigest, saveQuietHours } from './choices.queries.ts';
import { minutesOf } from './quiet-hours.ts';
import { withdrawUnwanted } from './withdraw-unwanted.ts';

/** Sets the digest and the quiet hours, where given. Returns all choices. */
export function changeLetterTimes(
  services: Pick<Services, 'db' | 'clock' | 'mail'>,
  userId: number,
  { digest, quietHours }: ParsedOf<typeof changeLetterTimesEndpoint>['body'],
): Promise<Choices> {
  return inTransaction(services.db, async (tx) => {
    await makeLetterSettings(tx, [userId]);
    // A digest whose time has already passed is not sent to a person who chooses it now.
    if (digest !== undefined)
      await saveDigest(tx, [userId, digest, lastDigestDay(services.clock.now(), digest)]);
    if (quietHours === null) await saveQuietHours(tx, [userId, null, null]);
    if (quietHours) {
      await saveQuietHours(tx, [userId, minutesOf(quietHours.from), minutesOf(quietHours.to)]);
    }
    return withdrawUnwanted(services, tx, userId);
  });
}
