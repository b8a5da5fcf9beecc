import type { Account } from './accounts.queries.ts';

/** The first line of a letter. A name that somebody chose for an address that may not be theirs is left out. */
export function greet({ name, emailConfirmedAt }: Pick<Account, 'name' | 'emailConfirmedAt'>): string {
  return emailConfirmedAt === null ? 'Hello,' : `Hello ${name},`;
}
