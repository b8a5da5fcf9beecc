import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { Movement } from '#contracts/orders/earnings/earnings.contract.ts';
import type { MovementState } from '#contracts/orders/earnings/earnings.rules.ts';
import { startOfDay, startOfNextMonth } from '#contracts/platform/ist-day.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { beforeNewest, cutPage, makeTimeCursor, type TimeKey } from '#server/platform/http/cursor.ts';
import { type MovementRow, movementsOfMaker } from './earnings.queries.ts';

const pageSize = 30;
const cursorOf = makeTimeCursor('earnings');

/** The period of a month; without a month, all time. */
export function timesOf(month: string | undefined): { from: Date; to: Date } {
  if (month === undefined) return { from: new Date(0), to: new Date(Date.UTC(9999, 0, 1)) };
  const first = `${month}-01`;
  return { from: startOfDay(first), to: startOfDay(startOfNextMonth(first)) };
}

/** A page of the payments and refunds of a maker's sales. Throws INVALID_INPUT for an invalid cursor. */
export async function listMovements(
  executor: Executor,
  makerId: number,
  { month, cursor }: { month?: string | undefined; cursor?: string | undefined },
): Promise<{ movements: Movement[]; nextCursor: string | null }> {
  const key = cursor === undefined ? null : cursorOf.read(cursor);
  const rows = await readMovements(executor, makerId, { ...timesOf(month), key, limit: pageSize + 1 });
  const { shown, nextCursor } = cutPage(rows, pageSize, cursorOf);
  return { movements: shown.map(presentMovement), nextCursor };
}

interface Stretch {
  from: Date;
  to: Date;
  /** The last movement that was read; null to start at the newest. */
  key: TimeKey | null;
  limit: number;
}

export function readMovements(
  executor: Executor,
  makerId: number,
  { from, to, key, limit }: Stretch,
): Promise<MovementRow[]> {
  const { micros, id } = key ?? beforeNewest;
  return movementsOfMaker(executor, { makerId, from, to, micros, id, limit });
}

function presentMovement(row: MovementRow): Movement {
  return {
    key: String(row.id),
    kind: row.kind,
    at: row.at.toISOString(),
    amount: toRupees(row.paise),
    left: row.leftPaise === null ? null : toRupees(row.leftPaise),
    state: stateOf(row),
    order: {
      id: row.orderId,
      number: orderNumber(row.orderId, row.orderedAt),
      status: row.orderStatus,
      buyerName: row.buyerName,
    },
  };
}

/** The current state of a movement. A payment with nothing left was returned by its refunds. */
export function stateOf({
  kind,
  refundStatus,
  leftPaise,
  isWithBank,
  orderStatus,
}: Pick<MovementRow, 'kind' | 'refundStatus' | 'leftPaise' | 'isWithBank' | 'orderStatus'>): MovementState {
  if (kind === 'REFUND') {
    if (refundStatus === 'FAILED') return 'FAILED';
    if (isWithBank) return 'WITH_BANK';
    return refundStatus === 'PROCESSED' ? 'RETURNED' : 'RETURNING';
  }
  if (leftPaise === 0) return 'RETURNED';
  if (isWithBank) return 'WITH_BANK';
  if (orderStatus === 'CANCELLED') return 'KEPT';
  return orderStatus === 'DELIVERED' ? 'EARNED' : 'HELD';
}
