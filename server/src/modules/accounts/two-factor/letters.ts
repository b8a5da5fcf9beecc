import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import type { Account } from '../accounts.queries.ts';
import { greet } from '../greet.ts';

type Sending = Pick<Services, 'mail' | 'env'>;
type Reader = Pick<Account, 'email' | 'name' | 'emailConfirmedAt'>;

export function tellTurnedOn(tx: Transaction, sending: Sending, account: Reader): Promise<void> {
  return tell(tx, sending, account, {
    subject: 'Two-factor sign-in is on',
    text: 'from now on your Tanabana account asks for the code of your authenticator app at each sign-in. Keep your recovery codes where you find them without your phone.',
  });
}

export function tellTurnedOff(tx: Transaction, sending: Sending, account: Reader): Promise<void> {
  return tell(tx, sending, account, {
    subject: 'Two-factor sign-in is off',
    text: 'your Tanabana account asks for no code any more: the password alone signs in.',
  });
}

export function tellCodesRenewed(tx: Transaction, sending: Sending, account: Reader): Promise<void> {
  return tell(tx, sending, account, {
    subject: 'You have new recovery codes',
    text: 'new recovery codes were made for your Tanabana account just now. The old ones open nothing any more.',
  });
}

export function tellCodeUsed(
  tx: Transaction,
  sending: Sending,
  account: Reader,
  codesLeft: number,
): Promise<void> {
  const left = codesLeft === 0 ? 'It was the last one' : `You have ${codesLeft} left`;
  return tell(tx, sending, account, {
    subject: 'A recovery code was used',
    text: `a recovery code of your Tanabana account was used just now instead of a code of your authenticator app. ${left}; you can make new ones at ${sending.env.PUBLIC_URL}/settings.`,
  });
}

/** Whoever typed wrong codes knew the password. */
export function tellWrongCodes(tx: Transaction, sending: Sending, account: Reader): Promise<void> {
  return tell(tx, sending, account, {
    subject: 'Somebody entered wrong codes',
    text: 'somebody typed the right password of your Tanabana account and then five wrong codes. They were not let in.',
  });
}

async function tell(
  tx: Transaction,
  { mail, env }: Sending,
  account: Reader,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  await mail.send(tx, {
    to: account.email,
    isOurs: true,
    subject,
    text: `${greet(account)}\n\n${text}\n\nIf it was not you, choose a new password at once: ${env.PUBLIC_URL}/forgot-password`,
  });
}
