import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import type { Choices } from '#contracts/notifications/choices/choices.contract.ts';
import type { Ways } from '#contracts/notifications/choices/kinds.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { hasNumber, makeLetterSettings, saveWays } from './choices.queries.ts';
import { loadChoices } from './load-choices.ts';

type From = Pick<Services, 'clock' | 'mail' | 'sms'>;
type Wish = { [Way in keyof Ways]?: boolean | undefined };

/**
 * Sets by which ways somebody is told away from the site, what is given of it, and answers with all choices as they
 * stand. Throws INVALID_INPUT for text messages without a confirmed number.
 */
export function changeWays(
  services: From & Pick<Services, 'db'>,
  userId: number,
  wish: Wish,
): Promise<Choices> {
  return inTransaction(services.db, async (tx) => {
    const [number] = wish.sms ? await hasNumber(tx, [userId]) : [];
    if (wish.sms && !number?.isThere) throw invalidInput({ sms: mobileSentences.confirmFirst });
    await setWays(services, tx, userId, wish);
    return loadChoices(tx, userId);
  });
}

/** What waits to be sent by a way that is switched off is not sent any more. */
export async function setWays(
  { clock, mail, sms }: From,
  tx: Transaction,
  userId: number,
  wish: Wish,
): Promise<void> {
  await makeLetterSettings(tx, [userId]);
  await saveWays(tx, {
    userId,
    email: wish.email ?? null,
    push: wish.push ?? null,
    sms: wish.sms ?? null,
    designUpdates: wish.designUpdates ?? null,
    orderUpdates: wish.orderUpdates ?? null,
    marketing: wish.marketing ?? null,
    now: clock.now(),
  });
  if (wish.marketing === false || wish.email === false) await mail.withdraw(tx, userId, 'MARKETING');
  if (wish.sms === false || wish.orderUpdates === false) await sms.withdraw(tx, userId);
}
