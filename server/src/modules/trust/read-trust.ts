import type { TrustFigure } from '#contracts/trust/trust.contract.ts';
import { trustFigureNames } from '#contracts/trust/trust.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { presentTrust } from './present-trust.ts';
import { trustOf } from './trust.queries.ts';

/** The figures that a maker has earned, in the order in which they are shown; empty if there are none yet. */
export async function readTrust(executor: Executor, makerId: number): Promise<TrustFigure[]> {
  const earned = (await trustOf(executor, [makerId])).map(presentTrust);
  return trustFigureNames.flatMap((name) => earned.filter(({ figure }) => figure === name));
}
