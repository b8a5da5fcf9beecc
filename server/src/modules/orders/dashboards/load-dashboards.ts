import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type {
  DesignAnalytics,
  PurchasesDashboard,
  SalesDashboard,
} from '#contracts/orders/dashboards/dashboards.contract.ts';
import type { DayFigure, Figure } from '#contracts/platform/figures.ts';
import { periodSince, spreadOverDays, sumPeriods } from '#server/platform/clock/periods.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import {
  buyersWaiting,
  cancelledByMaker,
  type DayRow,
  designSalesByDay,
  designTotals,
  funnelOfDesign,
  makersWaiting,
  newestOrdersOfDesign,
  ownedDesign,
  salesByDay,
  spendingByDay,
  type WaitingRow,
} from './dashboards.queries.ts';

/** How many of a design's orders are shown beside its figures. */
const newestShown = 20;

/** A maker's revenue of the last thirty days, and the orders that wait for them. */
export async function loadSalesDashboard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  makerId: number,
): Promise<SalesDashboard> {
  const now = clock.now();
  const since = periodSince(now);
  const [rows, [waiting], [cancelled]] = await Promise.all([
    salesByDay(db, [makerId, since.before]),
    makersWaiting(db, [makerId]),
    cancelledByMaker(db, [makerId, since.now, since.before]),
  ]);
  const { revenue, orders, days } = present(rows, now);
  return {
    revenue,
    orders,
    averageOrderValue: {
      now: average(revenue.now, orders.now),
      before: average(revenue.before, orders.before),
    },
    waiting: presentWaiting(waiting),
    cancelledByYou: cancelled ?? { now: 0, before: 0 },
    days,
  };
}

/** A buyer's spending of the last thirty days, and their open orders. */
export async function loadPurchasesDashboard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  buyerId: number,
): Promise<PurchasesDashboard> {
  const now = clock.now();
  const [rows, [waiting]] = await Promise.all([
    spendingByDay(db, [buyerId, periodSince(now).before]),
    buyersWaiting(db, [buyerId]),
  ]);
  return {
    spent: present(rows, now).revenue,
    active: waiting?.active ?? 0,
    waiting: presentWaiting(waiting),
  };
}

/** The figures of one design. Throws NOT_FOUND if it does not exist or belongs to another maker. */
export async function loadDesignAnalytics(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  designId: number,
  viewerId: number,
): Promise<DesignAnalytics> {
  const [design] = await ownedDesign(db, [designId, viewerId]);
  if (!design) throw notFound('designs.designMissing');
  const now = clock.now();
  const since = periodSince(now);
  const [[totals], newest, rows, [met]] = await Promise.all([
    designTotals(db, [designId, viewerId]),
    newestOrdersOfDesign(db, [designId, newestShown]),
    designSalesByDay(db, [designId, viewerId, since.before]),
    funnelOfDesign(db, [designId, since.now, since.before]),
  ]);
  const { orders, days } = present(rows, now);
  const sold = totals?.sold ?? 0;
  const revenue = toRupees(totals?.paise ?? 0);
  return {
    product: {
      id: design.id,
      title: design.title,
      category: design.category,
      price: toRupees(design.pricePaise),
      images: design.pictureKeys.map((key) => ({ url: pictureUrl(env.MEDIA_URL, key) })),
    },
    analytics: {
      totalSales: sold,
      piecesSold: totals?.pieces ?? 0,
      totalRevenue: revenue,
      avgOrderValue: average(revenue, sold),
      confirmedOrders: sold,
      deliveredOrders: totals?.delivered ?? 0,
      pendingOrders: totals?.pending ?? 0,
      cancelledOrders: totals?.cancelled ?? 0,
    },
    orders: newest.map((row) => ({
      orderId: row.orderId,
      orderNumber: orderNumber(row.orderId, row.createdAt),
      buyerId: row.buyerId,
      buyerName: row.buyerName,
      buyerImage: row.buyerImageKey === null ? null : pictureUrl(env.MEDIA_URL, row.buyerImageKey),
      status: row.status as OrderStatus,
      date: row.createdAt.toISOString(),
      product: { amount: toRupees(row.paise), quantity: row.quantity },
      isDisputed: row.isDisputed,
      finalPaid: row.isFinalPaid,
    })),
    funnel: {
      views: { now: met?.views ?? 0, before: met?.viewsBefore ?? 0 },
      enquiries: { now: met?.enquiries ?? 0, before: met?.enquiriesBefore ?? 0 },
      saves: { now: met?.saves ?? 0, before: met?.savesBefore ?? 0 },
      orders,
    },
    days,
  };
}

function present(rows: readonly DayRow[], now: Date): { revenue: Figure; orders: Figure; days: DayFigure[] } {
  // Summed in paise, to avoid adding up rounding errors.
  const counted = rows.map(({ day, paise, orders }) => ({ day, amount: paise, orders }));
  const revenue = sumPeriods(counted, now, 'amount');
  return {
    revenue: { now: toRupees(revenue.now), before: toRupees(revenue.before) },
    orders: sumPeriods(counted, now, 'orders'),
    days: spreadOverDays(counted, now).map((day) => ({
      ...day,
      now: toRupees(day.now),
      before: toRupees(day.before),
    })),
  };
}

/** Rounded to the paisa; 0 without sales. */
function average(rupees: number, orders: number): number {
  return orders === 0 ? 0 : Math.round((rupees / orders) * 100) / 100;
}

function presentWaiting(row: WaitingRow | undefined): SalesDashboard['waiting'] {
  return { count: row?.count ?? 0, oldestSince: row?.oldestSince?.toISOString() ?? null };
}
