import type { TwoFactor } from '#contracts/accounts/two-factor.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { twoFactorState } from './two-factor.queries.ts';

export async function loadTwoFactor(executor: Executor, userId: number): Promise<TwoFactor> {
  const [row] = await twoFactorState(executor, [userId]);
  if (!row?.since) return { isOn: false, since: null, codesLeft: 0 };
  return { isOn: true, since: row.since.toISOString(), codesLeft: row.codesLeft };
}
