import { maskEmail } from '#contracts/accounts/password-reset.rules.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Letter } from '#server/platform/mail/write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { type Account, findSignIn } from '../accounts.queries.ts';
import { hashSecretToken, newCode } from '../secret-token.ts';
import { codeLivesMinutes } from './password-resets.policy.ts';
import { agesOfCodes, insertReset, lockAddress } from './password-resets.queries.ts';
import { hashPassword } from './passwords.ts';
import { agesFor, refuseHaste } from './refuse-haste.ts';

interface CodeRequest {
  email: string;
  /** The token in the cookie of the browser that asks. */
  requestToken: string;
  isResend: boolean;
  network: string;
  /** The token of the device's cookie, if it has one. */
  deviceToken: string | undefined;
  /** The language of the page where it is asked for. */
  askedIn: Locale;
}

/**
 * Mails a new code, which replaces the one before it in the same browser. An address that nobody has gets a row, a
 * hash and the same answer, and no letter. Answers the masked address. Throws RATE_LIMITED.
 */
export async function sendResetCode(services: Services, request: CodeRequest): Promise<string> {
  const { db, mail, env } = services;
  const { email, requestToken, isResend, network, deviceToken, askedIn } = request;
  const deviceHash = deviceToken === undefined ? null : hashSecretToken(deviceToken);
  const code = newCode();
  // Slow, because a million possibilities are soon tried against a quick hash.
  const codeHash = await hashPassword(code);
  await inTransaction(db, async (tx) => {
    await lockAddress(tx, [email]);
    const { account, isKnownDevice } = await findSignIn(tx, email, deviceHash);
    const askedFrom = isKnownDevice ? `device ${deviceHash}` : `network ${network}`;
    const sent = await agesOfCodes(tx, [email]);
    if (env.RATE_LIMITS) refuseHaste(agesFor(sent, { askedFrom, isKnownDevice }), isResend);
    const person = account?.status === 'ACTIVE' ? account : undefined;
    await insertReset(tx, {
      email,
      userId: person?.id ?? null,
      requestHash: hashSecretToken(requestToken),
      codeHash,
      askedFrom,
    });
    if (person) await mail.send(tx, letterWith(code, person, askedIn));
    // One question to the database more, as the letter is one: on a busy machine each can be told by the clock.
    else await lockAddress(tx, [email]);
  });
  return maskEmail(email);
}

function letterWith(code: string, { email, name }: Account, askedIn: Locale): Letter {
  return {
    to: email,
    isOurs: true,
    askedIn,
    name,
    says: letterOf('accounts.resetCode', { code }),
    codeLivesMinutes,
  };
}
