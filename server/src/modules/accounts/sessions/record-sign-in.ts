import type { SignInOutcome } from '#contracts/accounts/sign-ins.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { networkInPart } from './network-in-part.ts';
import { insertSignIn } from './sign-ins.queries.ts';

/** Where a sign-in attempt comes from. */
export interface Visit {
  userAgent: string;
  ip: string;
}

/** Records a sign-in or an attempt; returns the row's id. */
export function recordSignIn(
  executor: Executor,
  { userAgent, ip }: Visit,
  { userId, outcome }: { userId: number | null; outcome: SignInOutcome },
): Promise<number> {
  return insertSignIn(executor, {
    userId,
    outcome,
    userAgent: userAgent.slice(0, 300),
    network: networkInPart(ip),
  });
}
