import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';

const quarterHour = 15 * 60;

/** What one network may try at all accounts together. */
const ofNetwork = { name: 'login', most: 25, seconds: 5 * 60 };

/** Ten wrong tries of one network stop that network at this account, and nobody else. */
const perNetwork = { name: 'login-account-network', most: 10, seconds: quarterHour };

/** What many networks together may try at one account. */
const overall = { name: 'login-account', most: 200, seconds: 3600 };

/** A device that the account knows is stopped by its own wrong tries alone. */
const perDevice = { name: 'login-device', most: 10, seconds: quarterHour };

export interface SignInTry {
  /** The account, or the address where nobody has it. */
  account: string;
  /** Of the caller. */
  network: string;
  /** The hash of the device's token where the account knows it. */
  knownDevice: string | null;
}

function countsOf({ account, network, knownDevice }: SignInTry) {
  return knownDevice === null
    ? [
        { rule: ofNetwork, key: network },
        { rule: perNetwork, key: `${account} ${network}` },
        { rule: overall, key: account },
      ]
    : [{ rule: perDevice, key: `${account} ${knownDevice}` }];
}

/** Throws RATE_LIMITED. To be counted before the password is looked at, so that many at once are not let through. */
export async function countTry(limits: RateLimits, tried: SignInTry): Promise<void> {
  for (const { rule, key } of countsOf(tried)) await limits.spendFor(rule, key);
}

/** A right password was no guess. */
export async function forgiveTry(limits: RateLimits, tried: SignInTry): Promise<void> {
  for (const { rule, key } of countsOf(tried)) await limits.giveBackFor(rule, key);
}
