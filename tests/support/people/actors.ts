import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { App } from '#server/app.ts';
import { insertAccount } from '#server/modules/accounts/accounts.queries.ts';
import { hashPassword } from '#server/modules/accounts/passwords/passwords.ts';
import { makeSessionCookie, setRole } from '#server/modules/accounts/public.ts';
import { startSession } from '#server/modules/accounts/sessions/start-session.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { CallApi } from '../call-api.ts';

export interface Actor {
  id: number;
  name: string;
  email: string;
  /** For a Cookie header. */
  cookie: string;
  call: CallApi;
}

interface Details {
  name?: string;
  role?: Role;
  /** False if their address is not confirmed. */
  isConfirmed?: boolean;
}

export const actorPassword = 'khadi loom and shuttle';

// Hashed once per test file, because hashing is slow.
let passwordHash: Promise<string> | undefined;
let count = 0;

/** People with real accounts and real sessions, without the slow hash of each sign-in. */
export function makeActors(
  app: App,
  callWith: (cookie: string) => CallApi,
): (details?: Details) => Promise<Actor> {
  const { db, clock, env } = app.services;
  return async ({ name = 'Asha Rao', role = 'USER', isConfirmed = true } = {}) => {
    passwordHash ??= hashPassword(actorPassword);
    count += 1;
    const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${count}@example.in`;
    const account = {
      email,
      name,
      passwordHash: await passwordHash,
      ...(isConfirmed ? { emailConfirmedAt: clock.now() } : {}),
    };
    const id = await inTransaction(db, (tx) => insertAccount(tx, account));
    if (id === undefined) throw new Error(`There is somebody with the address ${email} already`);
    if (role !== 'USER') await setRole(db, id, role);
    const token = await startSession(db, clock, {
      userId: id,
      remembered: true,
      userAgent: 'test',
      ip: '127.0.0.1',
    });
    const cookie = makeSessionCookie(env).write(token).split(';')[0] ?? '';
    return { id, name, email, cookie, call: callWith(cookie) };
  };
}
