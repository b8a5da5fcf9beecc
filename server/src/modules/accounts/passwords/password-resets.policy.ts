import { resendSeconds } from '#contracts/accounts/password-reset.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** Tries per code for the browser that requested it, and as many for all other browsers together. */
export const triesPerCode = 5;

export const codeLivesMinutes = 10;

/**
 * Wrong codes that a network may send from browsers that did not request one. A browser that did is limited only by
 * the tries of its own code, whatever others in its network do.
 */
export const wrongGuesses = {
  name: 'reset-guess',
  most: 30,
  seconds: 3600,
  refusal: sentence('accounts.wrongCodes'),
};

const hour = 3600;

/** For one network, or one known device, and one address. */
const rulesOfOne = [
  { most: 3, within: hour },
  { most: 6, within: 24 * hour },
];

/** For one address across all networks, because each code is another chance to guess and another email. */
const rulesOfAll = [
  { most: 12, within: hour },
  { most: 24, within: 24 * hour },
];

/** Ages in seconds of the codes sent to one address within a day, newest first. */
export interface SentAges {
  /** Requested from the same network or known device. */
  own: readonly number[];
  /** All codes; null for a known device, which other people cannot block. */
  all: readonly number[] | null;
}

/**
 * Seconds until another code may be sent to an address, 0 for now. Only a resend has to wait; a new request may
 * correct a mistake.
 */
export function secondsToWait({ own, all }: SentAges, isResend: boolean): number {
  const pause = isResend ? resendSeconds - (own[0] ?? resendSeconds) : 0;
  return Math.max(0, Math.ceil(Math.max(pause, waitFor(rulesOfOne, own), waitFor(rulesOfAll, all ?? []))));
}

function waitFor(rules: typeof rulesOfOne, ages: readonly number[]): number {
  return Math.max(...rules.map(({ most, within }) => within - (ages[most - 1] ?? within)));
}
