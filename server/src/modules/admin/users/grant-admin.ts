import {
  deleteSessionsOf,
  findAccountByEmail,
  ownerOfAddress,
  setRole,
} from '#server/modules/accounts/public.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type LetterWriting, writeMail } from '#server/platform/mail/write-mail.ts';
import { recordAct } from '../audit/record-act.ts';
import { notifyOfAct } from './notify-person.ts';

/** UNKNOWN: no account has this address. UNCONFIRMED: the person who registered may not own the address. */
export type Granted = 'GRANTED' | 'UNKNOWN' | 'UNCONFIRMED';

const reason = 'Granted from the server’s command line.';

/**
 * Makes the owner of a confirmed address an admin and notifies them by letter. Ends their sessions, so that older
 * tokens do not gain admin rights. The server sends the letter later. `publicUrl` is the base URL of the pages in the
 * letter.
 */
export async function grantAdmin(db: Database, publicUrl: string, email: string): Promise<Granted> {
  const writing: LetterWriting = {
    publicUrl,
    findOwner: async (executor, address, wantedBy) =>
      (await ownerOfAddress(executor, [address, wantedBy]))[0] ?? null,
    findPreference: async () => null,
  };
  const mail = {
    async send(...[executor, letter]: Parameters<Parameters<typeof notifyOfAct>[0]['mail']['send']>) {
      await writeMail(writing, executor, letter);
    },
  };
  return inTransaction(db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (account?.status !== 'ACTIVE') return 'UNKNOWN';
    if (account.emailConfirmedAt === null) return 'UNCONFIRMED';
    if (account.role === 'ADMIN') return 'GRANTED';
    await setRole(tx, account.id, 'ADMIN');
    await deleteSessionsOf(tx, account.id);
    await recordAct({ clock: systemClock }, tx, {
      adminId: null,
      name: 'ROLE_CHANGED',
      subject: 'USER',
      subjectId: account.id,
      before: { role: account.role },
      after: { role: 'ADMIN' },
      reason,
    });
    await notifyOfAct({ mail, env: { PUBLIC_URL: publicUrl } }, tx, {
      userId: account.id,
      act: 'ROLE_CHANGED',
      role: 'ADMIN',
      reason,
    });
    return 'GRANTED';
  });
}
