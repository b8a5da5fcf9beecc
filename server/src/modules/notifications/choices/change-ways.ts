import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import type { Choices } from '#contracts/notifications/choices/choices.contract.ts';
import type { Ways } from '#contracts/notifications/choices/kinds.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { hasNumber, makeLetterSettings, saveWays } from './choices.queries.ts';
import { withdrawUnwanted } from './withdraw-unwanted.ts';

type From = Pick<Services, 'clock' | 'sms'>;
type WaysChange = { [Way in keyof Ways]?: boolean | undefined };

/**
 * Sets the given ways of being told away from the site. Returns all choices. Throws INVALID_INPUT for text messages
 * without a confirmed number.
 */
export function changeWays(
  services: From & Pick<Services, 'db' | 'mail'>,
  userId: number,
  change: WaysChange,
): Promise<Choices> {
  return inTransaction(services.db, async (tx) => {
    const [number] = change.sms ? await hasNumber(tx, [userId]) : [];
    if (change.sms && !number?.isThere) throw invalidInput({ sms: mobileSentences.confirmFirst });
    await setWays(services, tx, userId, change);
    return withdrawUnwanted(services, tx, userId);
  });
}

/** Withdraws waiting text messages if they are switched off. For letters see `withdrawUnwanted`. */
export async function setWays(
  { clock, sms }: From,
  tx: Transaction,
  userId: number,
  change: WaysChange,
): Promise<void> {
  await makeLetterSettings(tx, [userId]);
  await saveWays(tx, {
    userId,
    email: change.email ?? null,
    push: change.push ?? null,
    sms: change.sms ?? null,
    designUpdates: change.designUpdates ?? null,
    orderUpdates: change.orderUpdates ?? null,
    marketing: change.marketing ?? null,
    now: clock.now(),
  });
  if (change.sms === false || change.orderUpdates === false) await sms.withdraw(tx, userId);
}
