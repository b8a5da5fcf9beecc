import type { Locale } from '#contracts/platform/locales.ts';
import { letterPart, partInWords } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { codeLivesMinutes } from '../passwords/password-resets.policy.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { agesFor, refuseHaste } from '../passwords/refuse-haste.ts';
import { newCode } from '../secret-token.ts';
import { agesOfTextCodes, insertTextCode } from './numbers.queries.ts';

interface TextCode {
  purpose: 'CONFIRM' | 'SIGN_IN';
  /** In E.164. */
  number: string;
  /** Null for a number that no account has: it gets a row and no message. */
  userId: number | null;
  requestHash: string;
  askedFrom: string;
  isKnownDevice: boolean;
  isResend: boolean;
  locale: Locale;
}

export interface HashedCode {
  code: string;
  hash: string;
}

/** Slow, because a million possibilities are soon tried against a quick hash; to be done before a lock is held. */
export async function newHashedCode(): Promise<HashedCode> {
  const code = newCode();
  return { code, hash: await hashPassword(code) };
}

/** Keeps a code and sends it, within the transaction that holds the number. Throws RATE_LIMITED. */
export async function sendTextCode(
  { env, sms }: Pick<Services, 'env' | 'sms'>,
  tx: Transaction,
  { code, hash }: HashedCode,
  { isKnownDevice, isResend, locale, ...wanted }: TextCode,
): Promise<void> {
  const { number, userId, askedFrom, purpose } = wanted;
  const sent = await agesOfTextCodes(tx, [number]);
  if (env.RATE_LIMITS) refuseHaste(agesFor(sent, { askedFrom, isKnownDevice }), isResend);
  await insertTextCode(tx, { ...wanted, codeHash: hash, livesMinutes: codeLivesMinutes });
  // One question to the database more, as the message is one.
  if (userId === null) return void (await agesOfTextCodes(tx, [number]));
  const words = letterPart(purpose === 'CONFIRM' ? 'sms.confirm' : 'sms.signIn', { code });
  await sms.send(tx, {
    to: number,
    ownerId: userId,
    kind: 'CODE',
    text: partInWords(words, locale),
    livesMinutes: codeLivesMinutes,
  });
}
