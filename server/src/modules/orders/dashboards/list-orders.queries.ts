import { and, asc, desc, eq, exists, gt, inArray, like, lt, type SQL, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Language } from '#contracts/platform/written-in.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { paidStatuses, payments, refunds } from '#server/modules/payments/payments.tables.ts';
import { profiles } from '#server/modules/profiles/profiles.tables.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { containing } from '#server/platform/db/like-pattern.ts';
import { waitsForBuyer, waitsForMaker } from '../core/order-turns.queries.ts';
import { orderItems, orders } from '../core/orders.tables.ts';
import {
  everCounted,
  finalIsPaid,
  isActiveRefund,
  isDisputed,
  languageOfItem,
  optionsInOne,
} from '../order-conditions.queries.ts';
import { orderWords } from '../search/order-words.tables.ts';

export type Side = 'purchases' | 'sales';

/** Filters, sorting and start of a list of the viewer's orders. */
export interface Selection {
  side: Side;
  viewerId: number;
  /** Search text in lower case; '' for none. */
  words: string;
  /**
   * A complete order number that the viewer searched for, otherwise null. The year is the year of ordering in India.
   */
  number: { year: string; id: number } | null;
  status: OrderStatus | 'WAITING' | null;
  designId: number | null;
  oldestFirst: boolean;
  /** The reader's language; null returns titles as bought. */
  locale: Locale | null;
  /** The last order of the previous page; null for the first page. */
  after: number | null;
  limit: number;
}

export interface ListedOrderRow {
  id: number;
  status: OrderStatus;
  isFinalPaid: boolean;
  isDisputed: boolean;
  isSwatch: boolean;
  totalPaise: number;
  createdAt: Date;
  confirmedAt: Date | null;
  makingDays: number;
  transitDays: number;
  daysOff: DayRange[];
  personId: number;
  personName: string;
  personImageKey: string | null;
  items: (TitleRow & { designId: number | null; pictureKey: string | null; quantity: number })[];
}

export interface ExportedOrderRow {
  id: number;
  status: OrderStatus;
  createdAt: Date;
  personName: string;
  titles: string;
  /** Of all designs, such as "Sleeve: Elbow · Lining: Silk"; '' if none. */
  options: string;
  pieces: number;
  subtotalPaise: number;
  taxPaise: number;
  totalPaise: number;
  advancePaise: number;
  advancePaidAt: Date | null;
  finalPaise: number;
  finalPaidAt: Date | null;
  givenBackPaise: number;
}

// The aliases that the shared conditions expect.
const o = alias(orders, 'o');
const r = alias(refunds, 'r');
const p = alias(payments, 'p');
const advance = alias(payments, 'advance');
const final = alias(payments, 'final');
const i = alias(orderItems, 'i');
const d = alias(designs, 'd');

const columnsOf = {
  sales: { owner: o.makerId, words: orderWords.soldWords, wordsOwner: orderWords.makerId },
  purchases: { owner: o.buyerId, words: orderWords.boughtWords, wordsOwner: orderWords.buyerId },
};

/**
 * The selected orders as `o`, limited before anything is joined to them. The statement contains only the conditions
 * in use, so that PostgreSQL can choose the best index for each list.
 */
function chosen(executor: Executor, selection: Selection) {
  const { side, viewerId, words, number, status, designId, oldestFirst, after } = selection;
  const columns = columnsOf[side];
  const conditions: (SQL | undefined)[] = [eq(columns.owner, viewerId)];
  if (side === 'sales') conditions.push(sql.raw(everCounted));
  if (after !== null) conditions.push(oldestFirst ? gt(o.id, after) : lt(o.id, after));
  if (status === 'WAITING') conditions.push(sql.raw(side === 'sales' ? waitsForMaker : waitsForBuyer));
  else if (status !== null) conditions.push(eq(o.status, status));
  if (designId !== null) {
    const ofDesign = executor
      .select({ id: orderItems.id })
      .from(orderItems)
      .where(and(eq(orderItems.orderId, o.id), eq(orderItems.designId, designId)));
    conditions.push(exists(ofDesign));
  }
  if (number !== null)
    conditions.push(
      eq(o.id, number.id),
      sql`to_char(${o.createdAt} at time zone 'Asia/Kolkata', 'YYYY') = ${number.year}`,
    );
  else if (words !== '') {
    // Includes the owner, because the search index begins with it.
    const named = executor
      .select({ id: orderWords.orderId })
      .from(orderWords)
      .where(
        and(
          eq(orderWords.orderId, o.id),
          eq(columns.wordsOwner, viewerId),
          like(columns.words, containing(words)),
        ),
      );
    conditions.push(exists(named));
  }
  return executor
    .select()
    .from(o)
    .where(and(...conditions))
    .orderBy(inOrder(selection))
    .limit(selection.limit)
    .as('o');
}

const inOrder = ({ oldestFirst }: Selection) => (oldestFirst ? asc(o.id) : desc(o.id));
const personOf = { sales: o.buyerId, purchases: o.makerId };

/** Equivalent to `translatedTitleIn`. */
const translatedTitle = (locale: Locale | null) =>
  sql`case when ${d.title} = ${i.title} then ${d.translations} -> ${locale}::text ->> 'title' end`.mapWith(
    (title: string): string | null => title,
  );

/** The items of the given orders, grouped by order and in the order in which they were chosen. */
async function itemsOf(executor: Executor, orderIds: readonly number[], locale: Locale | null) {
  const items = await executor
    .select({
      orderId: i.orderId,
      designId: i.designId,
      title: i.title,
      language: sql.raw(languageOfItem).mapWith((language: Language) => language),
      translatedTitle: translatedTitle(locale),
      pictureKey: i.pictureKey,
      quantity: i.quantity,
    })
    .from(i)
    .leftJoin(d, eq(d.id, i.designId))
    .where(inArray(i.orderId, [...orderIds]))
    .orderBy(asc(i.id));
  return Map.groupBy(items, (item) => item.orderId);
}

export async function listOrders(executor: Executor, selection: Selection): Promise<ListedOrderRow[]> {
  const rows = await executor
    .select({
      id: o.id,
      status: o.status,
      isFinalPaid: sql.raw(finalIsPaid).mapWith(Boolean),
      isDisputed: sql.raw(isDisputed).mapWith(Boolean),
      isSwatch: sql`${o.swatchOf} is not null`.mapWith(Boolean),
      totalPaise: o.totalPaise,
      createdAt: o.createdAt,
      confirmedAt: o.confirmedAt,
      makingDays: o.makingDays,
      transitDays: o.transitDays,
      daysOff: o.daysOff,
      personId: users.id,
      personName: users.name,
      personImageKey: profiles.profileImageKey,
    })
    .from(chosen(executor, selection))
    .innerJoin(users, eq(users.id, personOf[selection.side]))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .orderBy(inOrder(selection));
  const items = await itemsOf(
    executor,
    rows.map(({ id }) => id),
    selection.locale,
  );
  return rows.map((row) => ({
    ...row,
    status: row.status as OrderStatus,
    items: (items.get(row.id) ?? []).map(({ orderId, ...item }) => item),
  }));
}

/** The same orders with their amounts, for an export. */
export async function exportOrders(executor: Executor, selection: Selection): Promise<ExportedOrderRow[]> {
  const isPaid = (instalment: typeof advance | typeof final, purpose: 'ADVANCE' | 'FINAL') =>
    and(
      eq(instalment.orderId, o.id),
      eq(instalment.purpose, purpose),
      sql`${instalment.status} in ${sql.raw(paidStatuses)}`,
    );
  const rows = await executor
    .select({
      id: o.id,
      status: o.status,
      createdAt: o.createdAt,
      personName: users.name,
      subtotalPaise: o.subtotalPaise,
      taxPaise: o.taxPaise,
      totalPaise: o.totalPaise,
      advancePaise: o.advancePaise,
      advancePaidAt: advance.authorizedAt,
      finalPaise: o.finalPaise,
      finalPaidAt: final.authorizedAt,
      options: sql`${sql.raw(optionsInOne())}`.mapWith(String),
    })
    .from(chosen(executor, selection))
    .innerJoin(users, eq(users.id, personOf[selection.side]))
    .leftJoin(advance, isPaid(advance, 'ADVANCE'))
    .leftJoin(final, isPaid(final, 'FINAL'))
    .orderBy(inOrder(selection));
  const ids = rows.map(({ id }) => id);
  const items = await itemsOf(executor, ids, selection.locale);
  const givenBack = await executor
    .select({ orderId: p.orderId, paise: sum(r.amountPaise).mapWith(Number) })
    .from(p)
    .innerJoin(r, eq(r.paymentId, p.id))
    .where(and(inArray(p.orderId, ids), sql.raw(isActiveRefund)))
    .groupBy(p.orderId);
  const paiseBack = new Map(givenBack.map(({ orderId, paise }) => [orderId, paise]));
  return rows.map((row) => {
    const own = items.get(row.id) ?? [];
    return {
      ...row,
      status: row.status as OrderStatus,
      titles: own.map(({ title }) => title).join('; '),
      pieces: own.reduce((pieces, { quantity }) => pieces + quantity, 0),
      givenBackPaise: paiseBack.get(row.id) ?? 0,
    };
  });
}
