import type { SignInEntry } from '#contracts/accounts/sign-ins.contract.ts';
import { type SignInOutcome, signInDays } from '#contracts/accounts/sign-ins.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { deviceOf } from './device-of.ts';
import { type SignInRow, signInsOf } from './sign-ins.queries.ts';

const pageSize = 10;

/** A page of an account's sign-ins and attempts. Throws INVALID_INPUT for an unknown cursor. */
export async function loadSignIns(
  executor: Executor,
  userId: number,
  cursor?: string,
): Promise<{ data: SignInEntry[]; nextCursor: string | null }> {
  const beforeId = cursor === undefined ? null : idCursor.read(cursor).id;
  const rows = await signInsOf(executor, { userId, beforeId, days: signInDays, limit: pageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, pageSize, idCursor);
  return { data: shown.map(presentSignIn), nextCursor };
}

function presentSignIn({ id, outcome, userAgent, network, createdAt }: SignInRow): SignInEntry {
  return {
    id,
    outcome: outcome as SignInOutcome,
    ...deviceOf(userAgent),
    network,
    createdAt: createdAt.toISOString(),
  };
}
