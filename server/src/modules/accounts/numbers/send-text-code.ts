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
  /** Null for an unknown number: it gets a row but no message. */
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

/** A slow hash, because all million codes are soon tried against a fast one. Hash before taking a lock. */
export async function newHashedCode(): Promise<HashedCode> {
  const code = newCode();
  return { code, hash: await hashPassword(code) };
}

/** Stores and sends a code, within the transaction that locks the number. Throws RATE_LIMITED. */
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
  // One extra query, to match the query that the message takes.
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
