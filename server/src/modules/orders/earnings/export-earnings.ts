import { Readable } from 'node:stream';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { statusIn } from '#contracts/orders/core/status-in.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { filesIn } from '#contracts/words/catalogues/files-in.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { MovementRow } from './earnings.queries.ts';
import { readMovements, stateOf, timesOf } from './list-movements.ts';

const batch = 500;
/** Without it spreadsheets read the file as Latin 1. */
const byteOrderMark = '\uFEFF';

/** The movements of a month, or all of them, as CSV, read and sent in batches. Rupees with two decimals. */
export function exportMovements(
  executor: Executor,
  makerId: number,
  { month }: { month?: string | undefined },
  locale: Locale,
): Readable {
  return Readable.from(lines());

  async function* lines(): AsyncGenerator<string> {
    const { date, order, buyer, what, paid, back, left, now, status } = filesIn[locale].earnings.heads;
    yield byteOrderMark + csvLine([date, order, buyer, what, paid, back, left, now, status]);
    let key: MovementRow | null = null;
    do {
      const stretch = { ...timesOf(month), key, limit: batch };
      const rows: MovementRow[] = await readMovements(executor, makerId, stretch);
      if (rows.length > 0) yield rows.map((row) => line(row, locale)).join('');
      key = rows.length < batch ? null : (rows.at(-1) ?? null);
    } while (key !== null);
  }
}

const inRupees = (paise: number) => (paise / 100).toFixed(2);

function line(row: MovementRow, locale: Locale): string {
  const { kinds, states } = filesIn[locale].earnings;
  const isBack = row.kind === 'REFUND';
  return csvLine([
    istDayOf(row.at),
    orderNumber(row.orderId, row.orderedAt),
    row.buyerName,
    kinds[row.kind],
    isBack ? '' : inRupees(row.paise),
    isBack ? inRupees(row.paise) : '',
    row.leftPaise === null ? '' : inRupees(row.leftPaise),
    states[stateOf(row)],
    statusIn(shownStatus(row.orderStatus, row.isFinalPaid))(locale),
  ]);
}
