import type { SignInOutcome } from '#contracts/accounts/sign-ins.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { networkInPart } from './network-in-part.ts';
import { insertSignIn } from './sign-ins.queries.ts';

/** From where a person tries to enter. */
export interface Visit {
  userAgent: string;
  ip: string;
}

/** Keeps for an account's person what happened at its door; answers with the row's id. */
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
