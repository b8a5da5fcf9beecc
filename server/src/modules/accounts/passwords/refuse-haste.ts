import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { type SentAges, secondsToWait } from './password-resets.policy.ts';

/** Throws RATE_LIMITED, with the time to wait, if another code may not be sent yet. */
export function refuseHaste(sent: SentAges, isResend: boolean): void {
  const retryAfter = secondsToWait(sent, isResend);
  if (retryAfter === 0) return;
  throw new AppError('RATE_LIMITED', waitFor(retryAfter), { retryAfter });
}

function waitFor(seconds: number): Sentence {
  if (seconds < 90) return sentence('accounts.codeInSeconds', { seconds });
  if (seconds < 5400) return sentence('accounts.codeInMinutes', { minutes: Math.ceil(seconds / 60) });
  return sentence('accounts.codeInHours', { hours: Math.ceil(seconds / 3600) });
}

/** Where the code is requested, and whether the account knows that device. */
interface Asker {
  askedFrom: string;
  isKnownDevice: boolean;
}

/** The ages that apply to this request, given the codes already sent. */
export function agesFor(
  sent: readonly { age: number; askedFrom: string }[],
  { askedFrom, isKnownDevice }: Asker,
): SentAges {
  return {
    own: sent.filter((code) => code.askedFrom === askedFrom).map(({ age }) => age),
    all: isKnownDevice ? null : sent.map(({ age }) => age),
  };
}
