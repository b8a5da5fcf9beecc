import { and, eq, ne, sql } from 'drizzle-orm';
import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { isSuspended } from '../accounts.queries.ts';
import { sessions } from '../accounts.tables.ts';

interface SessionRow {
  sessionId: number;
  id: number;
  name: string;
  email: string;
  role: Role;
  isStale: boolean;
  isRemembered: boolean;
  isSuspended: boolean;
  /** Null if they have chosen none for all devices. */
  language: Locale | null;
}

/** SQL condition on `s` and its person `u`: not expired, used within 14 days, account in good standing. */
export const isLive = `s.expires_at > now() and s.last_seen_at > now() - interval '14 days' and u.status = 'ACTIVE'`;

/** The live session of a token hash with its person. */
export const findSession = prepared<SessionRow, [hashSecretToken: string]>(
  'accounts.session',
  `select s.id as "sessionId", u.id, u.name, u.email, u.role,
          s.last_seen_at < now() - interval '10 minutes' as "isStale", s.remembered as "isRemembered",
          ${isSuspended} as "isSuspended",
          (select a.language from appearance_settings a where a.user_id = u.id) as language
     from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and ${isLive}`,
  { isSuspended: 'a reason that is null makes the whole of it false' },
);

export const listLiveSessions = prepared<{ sessionId: number }, [sessionIds: readonly number[]]>(
  'accounts.live-sessions',
  `select s.id as "sessionId" from sessions s join users u on u.id = s.user_id
    where s.id = any($1::bigint[]) and ${isLive}`,
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

/** Returns the ids of the deleted sessions, as the functions below do. */
export async function deleteSessionByToken(executor: Executor, tokenHash: string): Promise<number[]> {
  const rows = await executor
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Returns false if this person has no such session. */
export async function deleteSession(executor: Executor, userId: number, sessionId: number): Promise<boolean> {
  const rows = await executor
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/**
 * Ends every session of a person except the given one, if any. Returns their ids: their live connections are closed
 * after the commit.
 */
export async function deleteSessionsOf(
  executor: Executor,
  userId: number,
  exceptSessionId?: number,
): Promise<number[]> {
  const rows = await executor
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

export interface OwnSession {
  id: number;
  userAgent: string;
  ip: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The live sessions of a person: the given one first, then the fifty most recently used. */
export const sessionsOf = prepared<OwnSession, [viewerId: number, sessionId: number]>(
  'accounts.sessions-of',
  `select id, user_agent as "userAgent", ip, created_at as "createdAt", last_seen_at as "lastSeenAt"
     from sessions
    where user_id = $1 and expires_at > now() and last_seen_at > now() - interval '14 days'
    order by id = $2 desc, last_seen_at desc, id desc
    limit 51`,
);

/** Every session of a person, live or not. */
export const sessionIdsOf = prepared<{ id: number }, [userId: number]>(
  'accounts.session-ids-of',
  'select id from sessions where user_id = $1',
);

/** Deletes in batches of a few thousand, to keep statements short. */
export const deleteExpiredSessions = prepared<object, []>(
  'accounts.delete-expired-sessions',
  `delete from sessions where id in (select id from sessions where expires_at < now() limit 5000)`,
);
