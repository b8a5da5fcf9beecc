import type { ShownStatus } from '#contracts/designs/designs.contract.ts';
import type { Takedown } from '#contracts/designs/takedown.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { presentTakedown } from './present-takedown.ts';
import { findStanding } from './takedowns.queries.ts';

/** Why a design is hidden, for its maker, the only one who sees it then; null for any other design. */
export async function loadTakedown(
  executor: Executor,
  { id, status }: { id: number; status: ShownStatus },
): Promise<Takedown | null> {
  if (status !== 'HIDDEN') return null;
  const standing = await findStanding(executor, id);
  return standing ? presentTakedown(standing) : null;
}
