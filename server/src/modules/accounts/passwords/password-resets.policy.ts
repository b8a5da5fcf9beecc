import { resendSeconds } from '#contracts/accounts/password-reset.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** Wrong guesses that one code stands from the browser that asked for it, and as many from all others together. */
export const triesPerCode = 5;

export const codeLivesMinutes = 10;

/**
 * Wrong codes that one network may send from browsers that have not asked for them. A browser that has asked is
 * stopped by the tries of its own code alone, whatever others of its network do.
 */
export const wrongGuesses = {
  name: 'reset-guess',
  most: 30,
  seconds: 3600,
  refusal: sentence('accounts.wrongCodes'),
};

const hour = 3600;

/** For one network, or one device that the account knows, asking for one address. */
const rulesOfOne = [
  { most: 3, within: hour },
  { most: 6, within: 24 * hour },
];

/** For one address, no matter who asks. Each code is another chance to guess and another letter, so this ends as well. */
const rulesOfAll = [
  { most: 12, within: hour },
  { most: 24, within: 24 * hour },
];

/** Seconds since codes for one address were sent within a day, youngest first. */
export interface SentAges {
  /** Those requested from the same network. */
  own: readonly number[];
  /** All; null for a device that the account knows, which strangers cannot stop. */
  all: readonly number[] | null;
}

/**
 * Seconds until an address may be sent another code, 0 for now. Asking anew is how one corrects a mistake; only a
 * resend has to wait a little.
 */
export function secondsToWait({ own, all }: SentAges, isResend: boolean): number {
  const pause = isResend ? resendSeconds - (own[0] ?? resendSeconds) : 0;
  return Math.max(0, Math.ceil(Math.max(pause, waitFor(rulesOfOne, own), waitFor(rulesOfAll, all ?? []))));
}

function waitFor(rules: typeof rulesOfOne, ages: readonly number[]): number {
  return Math.max(...rules.map(({ most, within }) => within - (ages[most - 1] ?? within)));
}
