import type { LetterKind } from '#contracts/notifications/choices/kinds.rules.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { LetterPreference } from '#server/platform/mail/write-mail.ts';
import { letterSettingsOf, makeLetterSettings } from '../choices/choices.queries.ts';
import { isLetterWanted } from '../choices/is-letter-wanted.ts';
import { quietUntil } from '../choices/quiet-hours.ts';
import { addressee } from './letter-preference.queries.ts';
import { signStopToken } from './stop-token.ts';

interface From {
  clock: Clock;
  publicUrl: string;
}

/** Whether and when the owner of an address wants letters of a kind; null if no account has the address. */
export function makeFindLetterPreference({ clock, publicUrl }: From) {
  return async (executor: Executor, address: string, kind: LetterKind): Promise<LetterPreference | null> => {
    const [person] = await addressee(executor, [address, kind]);
    if (!person) return null;
    if (!isLetterWanted(kind, person)) return { isWanted: false };
    await makeLetterSettings(executor, [person.userId]);
    const [settings] = await letterSettingsOf(executor, [person.userId]);
    if (!settings) throw new Error(`the settings of letters of ${person.userId} were not made`);
    const { quietFrom: from, quietTo: to } = settings;
    return {
      isWanted: true,
      notBefore: from === null || to === null ? null : quietUntil(clock.now(), { from, to }),
      // The token is in the query string, which is never logged.
      unsubscribeUrl: `${publicUrl}/unsubscribe?token=${signStopToken(settings, kind)}`,
    };
  };
}
