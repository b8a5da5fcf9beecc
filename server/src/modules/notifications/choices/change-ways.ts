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
type Wish = { [Way in keyof Ways]?: boolean | undefined };

/**
 * Sets by which ways somebody is told away from the site, what is given of it, and answers with all choices as they
 * stand. Throws INVALID_INPUT for text messages without a confirmed number.
 */
export function changeWays(
  services: From & Pick<Services, 'db' | 'mail'>,
  userId: number,
  wish: Wish,
): Promise<Choices> {
  return inTransaction(services.db, async (tx) => {
    const [number] = wish.sms ? await hasNumber(tx, [userId]) : [];
    if (wish.sms && !number?.isThere) throw invalidInput({ sms: mobileSentences.confirmFirst });
    await setWays(services, tx, userId, wish);
    return withdrawUnwanted(services, tx, userId);
  });
}

/** Text messages that wait and are switched off are not sent any more; of letters see `withdrawUnwanted`. */
export async function setWays(
  { clock, sms }: From,
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
  if (wish.sms === false || wish.orderUpdates === false) await sms.withdraw(tx, userId);
}
