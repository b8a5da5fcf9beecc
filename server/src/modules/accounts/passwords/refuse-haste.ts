import { AppError } from '#server/platform/http/app-error.ts';
import { type SentAges, secondsToWait } from './password-resets.policy.ts';

/** Throws RATE_LIMITED, with the wait in words, where another code may not be sent yet. */
export function refuseHaste(sent: SentAges, isResend: boolean): void {
  const retryAfter = secondsToWait(sent, isResend);
  if (retryAfter === 0) return;
  const wait =
    retryAfter < 90
      ? `${retryAfter} seconds`
      : retryAfter < 5400
        ? `${Math.ceil(retryAfter / 60)} minutes`
        : `${Math.ceil(retryAfter / 3600)} hours`;
  throw new AppError('RATE_LIMITED', `You can ask for another code in ${wait}.`, { retryAfter });
}

/** From where a code is asked for, and whether the account knows that device. */
interface Asker {
  askedFrom: string;
  isKnownDevice: boolean;
}

/** The ages that count for somebody who asks for a code at an address that was sent these before. */
export function agesFor(
  sent: readonly { age: number; askedFrom: string }[],
  { askedFrom, isKnownDevice }: Asker,
): SentAges {
  return {
    own: sent.filter((code) => code.askedFrom === askedFrom).map(({ age }) => age),
    all: isKnownDevice ? null : sent.map(({ age }) => age),
  };
}
