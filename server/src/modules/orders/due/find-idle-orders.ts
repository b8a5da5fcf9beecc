import { type IdleReason, idleReason } from '#contracts/orders/due/idle-orders.ts';
import type { Services } from '#server/platform/services.ts';
import { findIdle, type IdleRow, keepIdle } from './idle.queries.ts';

/** Lists the orders that somebody paid for and that wait for nobody, for the desk. */
export async function findIdleOrders({ db }: Pick<Services, 'db'>): Promise<void> {
  const found: { orderId: number; reason: IdleReason; since: Date }[] = [];
  for (let page = await findIdle(db, [0]); page.length > 0; ) {
    found.push(...page.map((row) => ({ orderId: row.id, reason: reasonOf(row), since: row.since })));
    page = await findIdle(db, [page.at(-1)?.id ?? 0]);
  }
  await keepIdle(db, [JSON.stringify(found)]);
}

function reasonOf({ status, ...facts }: IdleRow): IdleReason {
  return status === 'CANCELLED' ? 'MONEY_HELD' : (idleReason(status, facts) ?? 'NO_STEP');
}
