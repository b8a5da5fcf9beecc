import type { Locale } from '#contracts/platform/locales.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { keepFirstLanguage } from '../accounts.queries.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { insertSession } from './sessions.queries.ts';

const DAY = 86_400;
/** "Remember me": 30 days. Without it: until the browser closes, at most 24 hours. In seconds. */
export const REMEMBERED_SECONDS = 30 * DAY;
const UNREMEMBERED_SECONDS = DAY;

interface NewSession {
  userId: number;
  remembered: boolean;
  userAgent: string;
  ip: string;
  /**
   * The language of the page, if any: used for letters, pushes and text messages to an account without a language.
   * English is not stored: it is the default, and another device may have chosen a language.
   */
  language?: Locale;
}

/** Opens a session and returns its new token, which is stored nowhere else. */
export async function startSession(
  executor: Executor,
  clock: Clock,
  { language, ...session }: NewSession,
): Promise<string> {
  if (language !== undefined && language !== 'en')
    await keepFirstLanguage(executor, [session.userId, language]);
  const token = newSecretToken();
  const seconds = session.remembered ? REMEMBERED_SECONDS : UNREMEMBERED_SECONDS;
  await insertSession(executor, {
    ...session,
    userAgent: session.userAgent.slice(0, 300),
    tokenHash: hashSecretToken(token),
    expiresAt: new Date(clock.now().getTime() + seconds * 1000),
  });
  return token;
}
