import type { RateLimits } from '#server/platform/http/limits/rate-limits.ts';

const quarterHour = 15 * 60;

/** The tries of one network at all accounts together. */
const ofNetwork = { name: 'login', most: 25, seconds: 5 * 60 };

/** Ten wrong tries block this network at this account, and nobody else. */
const perNetwork = { name: 'login-account-network', most: 10, seconds: quarterHour };

/** The tries of all networks together at one account. */
const overall = { name: 'login-account', most: 200, seconds: 3600 };

/** A known device is blocked only by its own wrong tries. */
const perDevice = { name: 'login-device', most: 10, seconds: quarterHour };

export interface SignInTry {
  /** The account, or the address if it is unknown. */
  account: string;
  /** The network of the caller. */
  network: string;
  /** The hash of the device's token, if the account knows it. */
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

/** Throws RATE_LIMITED. Must run before the password check, so that concurrent tries cannot exceed the limit. */
export async function countTry(limits: RateLimits, tried: SignInTry): Promise<void> {
  for (const { rule, key } of countsOf(tried)) await limits.spendFor(rule, key);
}

/** Gives back a try whose password was correct. */
export async function forgiveTry(limits: RateLimits, tried: SignInTry): Promise<void> {
  for (const { rule, key } of countsOf(tried)) await limits.giveBackFor(rule, key);
}
