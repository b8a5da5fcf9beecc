import { resendSeconds } from '#contracts/accounts/password-reset.contract.ts';

/** Wrong guesses that one code stands (threat 15). */
export const triesPerCode = 5;

export const codeLivesMinutes = 10;

/**
 * Codes tried in an hour on the whole site before it stops listening. Guessing blindly at everybody's codes is
 * caught by no limit of one account or one network (threat 16).
 */
export const guessesPerHour = 300;

const hour = 3600;
const rules = [
  { most: 3, within: hour },
  { most: 6, within: 24 * hour },
];

/**
 * Seconds until an address may be sent another code, 0 for now. `ages` are the seconds since each code of the
 * last day was sent, youngest first. Asking anew is how one corrects a mistake; only a resend has to wait a little.
 */
export function secondsToWait(ages: readonly number[], isResend: boolean): number {
  const waits = rules.map(({ most, within }) => within - (ages[most - 1] ?? within));
  const pause = isResend ? resendSeconds - (ages[0] ?? resendSeconds) : 0;
  return Math.max(0, Math.ceil(Math.max(pause, ...waits)));
}
