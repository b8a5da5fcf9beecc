import { and, eq, ne, sql } from 'drizzle-orm';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Executor } from '../../platform/db/executor.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { sessions } from './accounts.tables.ts';

interface SessionRow {
  sessionId: number;
  id: number;
  name: string;
  email: string;
  role: Role;
  isStale: boolean;
}

/** The live session of a token hash with its person: idle for at most 14 days, of an account in good standing. */
export const findSession = prepared<SessionRow>(
  'accounts.session',
  `select s.id as "sessionId", u.id, u.name, u.email, u.role,
          s.last_seen_at < now() - interval '10 minutes' as "isStale"
     from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > now() and s.last_seen_at > now() - interval '14 days'
      and u.status = 'ACTIVE'`,
);

export async function touchSession(executor: Executor, sessionId: number): Promise<void> {
  await executor.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

interface NewSession {
  tokenHash: string;
  userId: number;
  remembered: boolean;
  userAgent: string;
  ip: string;
  expiresAt: Date;
}

export async function insertSession(executor: Executor, session: NewSession): Promise<void> {
  await executor.insert(sessions).values(session);
}

export async function deleteSessionByToken(executor: Executor, tokenHash: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a person but the one named; with none named, all. */
export async function deleteSessionsOf(
  executor: Executor,
  userId: number,
  exceptSessionId?: number,
): Promise<void> {
  await executor
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    );
}

/** A few thousand at a time, so that no statement takes long. */
export const deleteExpiredSessions = prepared<object>(
  'accounts.delete-expired-sessions',
  `delete from sessions where id in (select id from sessions where expires_at < now() limit 5000)`,
);
