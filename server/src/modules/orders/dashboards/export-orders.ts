import { Readable } from 'node:stream';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import { statusIn } from '#contracts/orders/core/status-in.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { filesIn } from '#contracts/words/catalogues/files-in.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { type ExportedOrderRow, exportOrders, type Side } from './list-orders.queries.ts';
import { type OrdersAsked, selectionOf } from './list-orders.ts';

const batch = 500;
/** Without it spreadsheets read the file as Latin 1. */
const byteOrderMark = '\uFEFF';

/**
 * The selected orders as CSV, read and sent in batches, so that memory use does not depend on their number. Dates are
 * days in India; amounts are rupees with two decimals.
 */
export function exportMyOrders(
  executor: Executor,
  side: Side,
  viewerId: number,
  asked: OrdersAsked,
  locale: Locale,
): Readable {
  return Readable.from(lines());

  async function* lines(): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(headsOf(side, locale));
    const selection = { ...selectionOf(side, viewerId, asked), locale: null };
    let after: number | null = null;
    do {
      const rows: ExportedOrderRow[] = await exportOrders(executor, { ...selection, after, limit: batch });
      if (rows.length > 0) yield rows.map((row) => line(row, locale)).join('');
      after = rows.length < batch ? null : (rows.at(-1)?.id ?? null);
    } while (after !== null);
  }
}

/** In the order of the cells of a row. */
function headsOf(side: Side, locale: Locale): string[] {
  const words = filesIn[locale].orders;
  return [
    ...[words.order, words.date, words[side], words.designs, words.options, words.pieces, words.status],
    ...[words.subtotal, words.tax, words.total, words.advance, words.advancePaid],
    ...[words.final, words.finalPaid, words.refunded],
  ];
}

function line(row: ExportedOrderRow, locale: Locale): string {
  return csvLine([
    orderNumber(row.id, row.createdAt),
    istDayOf(row.createdAt),
    row.personName,
    row.titles,
    row.options,
    row.pieces,
    statusIn(shownStatus(row.status, row.finalPaise === 0 || row.finalPaidAt !== null))(locale),
    decimal(row.subtotalPaise),
    decimal(row.taxPaise),
    decimal(row.totalPaise),
    decimal(row.advancePaise),
    row.advancePaidAt === null ? '' : istDayOf(row.advancePaidAt),
    decimal(row.finalPaise),
    row.finalPaidAt === null ? '' : istDayOf(row.finalPaidAt),
    decimal(row.givenBackPaise),
  ]);
}

/** 1350000 → "13500.00". */
function decimal(paise: number): string {
  return (paise / 100).toFixed(2);
}
