import { type LetterContent, letterOf } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { Account } from '../accounts.queries.ts';

type Sending = Pick<Services, 'mail' | 'env'>;
type Reader = Pick<Account, 'email' | 'name'>;

export function sendTurnedOnLetter(tx: Transaction, sending: Sending, account: Reader): Promise<void> {
  return sendLetter(tx, sending, account, (page) => letterOf('accounts.twoFactorOn', { page }));
}

export function sendTurnedOffLetter(tx: Transaction, sending: Sending, account: Reader): Promise<void> {
  return sendLetter(tx, sending, account, (page) => letterOf('accounts.twoFactorOff', { page }));
}

export function sendCodesRenewedLetter(tx: Transaction, sending: Sending, account: Reader): Promise<void> {
  return sendLetter(tx, sending, account, (page) => letterOf('accounts.codesRenewed', { page }));
}

export function sendCodeUsedLetter(
  tx: Transaction,
  sending: Sending,
  account: Reader,
  codesLeft: number,
): Promise<void> {
  const settings = `${sending.env.PUBLIC_URL}/settings`;
  return sendLetter(tx, sending, account, (page) =>
    codesLeft === 0
      ? letterOf('accounts.lastCodeUsed', { settings, page })
      : letterOf('accounts.codeUsed', { count: codesLeft, settings, page }),
  );
}

/** Warns the owner, because the person who typed the wrong codes knew the password. */
export function sendWrongCodesLetter(tx: Transaction, sending: Sending, account: Reader): Promise<void> {
  return sendLetter(tx, sending, account, (page) => letterOf('accounts.wrongCodes', { page }));
}

/** Each letter ends with a link to reset the password, in case the reader did not do this. */
async function sendLetter(
  tx: Transaction,
  { mail, env }: Sending,
  { email, name }: Reader,
  letter: (page: string) => LetterContent,
): Promise<void> {
  const says = letter(`${env.PUBLIC_URL}/forgot-password`);
  await mail.send(tx, { to: email, isOurs: true, name, says });
}
