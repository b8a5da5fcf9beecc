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
  /** The token in the cookie of the browser. */
  requestToken: string;
  isResend: boolean;
  network: string;
  /** The token of the device's cookie, if any. */
  deviceToken: string | undefined;
  /** The language of the page. */
  askedIn: Locale;
}

/**
 * Emails a new code, which replaces the previous one of the same browser. An unknown address gets a row, a hash and
 * the same answer, but no email. Returns the masked address. Throws RATE_LIMITED.
 */
export async function sendResetCode(services: Services, request: CodeRequest): Promise<string> {
  const { db, mail, env } = services;
  const { email, requestToken, isResend, network, deviceToken, askedIn } = request;
  const deviceHash = deviceToken === undefined ? null : hashSecretToken(deviceToken);
  const code = newCode();
  // A slow hash, because all million codes are soon tried against a fast one.
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
    // One extra query, to match the query that the email takes; otherwise timing could tell the cases apart.
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
