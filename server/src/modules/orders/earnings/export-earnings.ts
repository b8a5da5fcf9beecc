import { Readable } from 'node:stream';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { statusLabel } from '#contracts/orders/core/orders.states.ts';
import type { MovementKind, MovementState } from '#contracts/orders/earnings/earnings.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { MovementRow } from './earnings.queries.ts';
import { readMovements, stateOf, timesOf } from './list-movements.ts';

const batch = 500;
/** Without it a spreadsheet takes the text for Latin 1. */
const byteOrderMark = '\uFEFF';

const kinds: Record<MovementKind, string> = {
  ADVANCE: 'Advance',
  FINAL: 'Final payment',
  REFUND: 'Refund',
};
const states: Record<MovementState, string> = {
  HELD: 'Held until delivery',
  EARNED: 'Delivered',
  KEPT: 'Kept of a cancelled order',
  RETURNED: 'Went back',
  RETURNING: 'On its way back',
  FAILED: 'Tried again',
};

/** The movements of a month, or of all, as a table, read and sent a batch at a time. Rupees with two decimals. */
export function exportMovements(
  executor: Executor,
  makerId: number,
  { month }: { month?: string | undefined },
): Readable {
  return Readable.from(lines());

  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark +
      csvLine(['Date', 'Order ID', 'Buyer', 'What', 'Paid (INR)', 'Went back (INR)', 'Now', 'Order status']);
    let key: MovementRow | null = null;
    do {
      const stretch = { ...timesOf(month), key, limit: batch };
      const rows: MovementRow[] = await readMovements(executor, makerId, stretch);
      if (rows.length > 0) yield rows.map(line).join('');
      key = rows.length < batch ? null : (rows.at(-1) ?? null);
    } while (key !== null);
  }
}

function line(row: MovementRow): string {
  const isBack = row.kind === 'REFUND';
  const rupees = (row.paise / 100).toFixed(2);
  return csvLine([
    istDayOf(row.at),
    orderNumber(row.orderId, row.orderedAt),
    row.buyerName,
    kinds[row.kind],
    isBack ? '' : rupees,
    isBack ? rupees : '',
    states[stateOf(row)],
    statusLabel(row.orderStatus),
  ]);
}
