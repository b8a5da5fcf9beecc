import type { Choices } from '#contracts/notifications/choices/choices.contract.ts';
import {
  type LetterKind,
  switchableKinds,
  usualChoices,
} from '#contracts/notifications/choices/kinds.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { setWays } from '../choices/change-ways.ts';
import { saveChoice, saveDigest } from '../choices/choices.queries.ts';
import { loadChoices } from '../choices/load-choices.ts';
import { withdrawUnwanted } from '../choices/withdraw-unwanted.ts';
import { lastDigestDay } from './digest-day.ts';
import { ownerOfLink } from './letter-preference.queries.ts';
import { isSigned, readStopToken } from './stop-token.ts';

interface Subscription {
  kind: LetterKind;
  isOn: boolean;
}

/** The kind of a letter's link, and whether such letters are on. Throws NOT_FOUND for a link that we did not sign. */
export async function loadSubscription({ db }: Pick<Services, 'db'>, token: string): Promise<Subscription> {
  const { userId, kind } = await readLink(db, token);
  return { kind, isOn: isOn(await loadChoices(db, userId), kind) };
}

/** Stops or resumes the letters of the link's kind. Throws NOT_FOUND for a link that we did not sign. */
export function setSubscription(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'sms'>,
  token: string,
  wanted: boolean,
): Promise<Subscription> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    const { userId, kind } = await readLink(tx, token);
    const switchable = switchableKinds.find((known) => known === kind);
    if (kind === 'MARKETING') {
      await setWays(services, tx, userId, { marketing: wanted });
    } else if (switchable) {
      const { inApp: usualInApp, mail: usualMail } = usualChoices[switchable];
      await saveChoice(tx, { userId, kind, inApp: null, mail: wanted, push: null, usualInApp, usualMail });
    } else if (wanted) {
      const digest = kind === 'DIGEST_DAILY' ? 'DAILY' : 'WEEKLY';
      await saveDigest(tx, [userId, digest, lastDigestDay(clock.now(), digest)]);
    } else if (isOn(await loadChoices(tx, userId), kind)) {
      await saveDigest(tx, [userId, 'OFF', lastDigestDay(clock.now(), 'OFF')]);
    }
    return { kind, isOn: isOn(await withdrawUnwanted(services, tx, userId), kind) };
  });
}

async function readLink(executor: Executor, token: string): Promise<{ userId: number; kind: LetterKind }> {
  const claimed = readStopToken(token);
  const [owner] = claimed ? await ownerOfLink(executor, [claimed.linkId]) : [];
  if (!claimed || !owner || !isSigned(claimed, owner.linkSecret)) throw notFound('orders.linkMissing');
  return { userId: owner.userId, kind: claimed.kind };
}

function isOn({ kinds, digest, ways }: Choices, kind: LetterKind): boolean {
  if (kind === 'MARKETING') return ways.marketing;
  return kinds.find((choice) => choice.kind === kind)?.mail ?? kind === `DIGEST_${digest}`;
}
