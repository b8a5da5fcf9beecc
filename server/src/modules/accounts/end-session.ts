import type { Executor } from '../../platform/db/executor.ts';
import { hashSessionToken } from './session-token.ts';
import { deleteSessionByToken } from './sessions.queries.ts';

export function endSession(executor: Executor, token: string): Promise<void> {
  return deleteSessionByToken(executor, hashSessionToken(token));
}
