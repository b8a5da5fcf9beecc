import type { Executor } from '#server/platform/db/executor.ts';
import type { FindViewer } from '#server/platform/http/viewer.ts';
import type { SecretCookie } from './secret-cookies.ts';
import { hashSecretToken } from './secret-token.ts';
import { findSession, touchSession } from './sessions/sessions.queries.ts';

/** Reads the session from the database on each request, so that a change of role or a ban takes effect at once. */
export function makeFindViewer(db: Executor, cookie: SecretCookie): FindViewer {
  return async (cookieHeader) => {
    const token = cookie.read(cookieHeader);
    if (!token) return null;
    const [row] = await findSession(db, [hashSecretToken(token)]);
    if (!row) return null;
    if (row.isStale) await touchSession(db, row.sessionId);
    const { id, name, email, role, sessionId, isRemembered, isSuspended, language } = row;
    return { id, name, email, role, sessionId, isRemembered, isSuspended, language };
  };
}
