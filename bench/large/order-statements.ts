import type pg from 'pg';
import '#server/modules/admin/figures/figures.queries.ts';
import '#server/modules/admin/orders/orders.queries.ts';
import '#server/modules/orders/board/board.queries.ts';
import '#server/modules/orders/dashboards/dashboards.queries.ts';
import '#server/modules/orders/earnings/earnings.queries.ts';
import { periodSince } from '#server/platform/clock/periods.ts';
import { timeStatements } from './time-statements.ts';

interface Busy {
  /** The person with half of all sales and a twentieth of all purchases. */
  workshop: number;
  design: number;
  beforeSales: number;
  lastSale: number;
}

const newest = Number.MAX_SAFE_INTEGER;

/** Times every statement of the order pages of a maker, a buyer and the desk, in the database alone. */
export async function timeOrderStatements(client: pg.ClientBase, size: number, busy: Busy): Promise<void> {
  const { workshop, design, beforeSales, lastSale } = busy;
  const { now, before } = periodSince(new Date());
  const deep = beforeSales + Math.floor((lastSale - beforeSales) / 2);
  await timeStatements(client, `${size.toLocaleString('en-IN')} orders, half of them one maker’s`, [
    { what: 'figures of sales: by day', name: 'orders.sales-by-day', given: [workshop, before] },
    { what: 'figures of sales: waiting', name: 'orders.makers-waiting', given: [workshop] },
    {
      what: 'figures of sales: cancelled',
      name: 'orders.cancelled-by-maker',
      given: [workshop, now, before],
    },
    { what: 'figures of purchases: by day', name: 'orders.spending-by-day', given: [workshop, before] },
    { what: 'figures of purchases: waiting', name: 'orders.buyers-waiting', given: [workshop] },
    { what: 'a design: all its sales', name: 'orders.design-totals', given: [design, workshop] },
    { what: 'a design: sales by day', name: 'orders.design-sales-by-day', given: [design, workshop, before] },
    { what: 'a design: its newest orders', name: 'orders.newest-of-design', given: [design, 20] },
    { what: 'a design: how it was met', name: 'orders.funnel-of-design', given: [design, now, before] },
    { what: 'earnings: by month', name: 'orders.earnings-by-month', given: [workshop] },
    { what: 'earnings: held and kept', name: 'orders.earnings-resting', given: [workshop] },
    {
      what: 'earnings: newest payments and refunds',
      name: 'orders.earnings-movements',
      given: {
        makerId: workshop,
        from: new Date(0),
        to: new Date(Date.UTC(9999, 0, 1)),
        micros: 8e15,
        id: newest,
        limit: 31,
      },
    },
    { what: 'work board: all open orders', name: 'orders.board-facts', given: [workshop] },
  ]);
  const desk = { afterId: 0, beforeId: newest, limit: 31, status: null };
  // As the desk does: reads the nearest orders first and, unless they fill the page, all of them by the index.
  const ofMakerNamed = (what: string, q: string) => [
    {
      what: `${what}, nearest`,
      name: 'admin.orders-of-maker-near-newest',
      given: { ...desk, personId: workshop, q },
    },
    {
      what: `${what}, all`,
      name: 'admin.orders-of-maker-found-newest',
      given: { ...desk, personId: workshop, q, pattern: `%${q}%` },
    },
  ];
  await timeStatements(client, `${size.toLocaleString('en-IN')} orders, for the desk`, [
    { what: 'orders: newest', name: 'admin.orders-newest', given: desk },
    { what: 'orders: far in', name: 'admin.orders-newest', given: { ...desk, beforeId: deep } },
    {
      what: 'orders: with a status',
      name: 'admin.orders-at-newest',
      given: { ...desk, status: 'CONFIRMED' },
    },
    {
      what: 'orders: oldest with a status',
      name: 'admin.orders-at-oldest',
      given: { ...desk, status: 'CANCELLED' },
    },
    { what: 'orders: a number', name: 'admin.orders-of-number-newest', given: { ...desk, id: deep } },
    {
      what: 'orders: of a buyer',
      name: 'admin.orders-of-buyer-newest',
      given: { ...desk, personId: workshop },
    },
    {
      what: 'orders: of a maker',
      name: 'admin.orders-of-maker-newest',
      given: { ...desk, personId: workshop },
    },
    {
      what: 'orders: of a maker, with a status',
      name: 'admin.orders-of-maker-at-newest',
      given: { ...desk, personId: workshop, status: 'COMPLETED' },
    },
    ...ofMakerNamed('orders: of a maker, a name that none has', 'xylophone'),
    ...ofMakerNamed('orders: of a maker, a rare name', 'rao 171'),
    {
      what: 'orders: of a maker, a name, with a status',
      name: 'admin.orders-of-maker-near-at-newest',
      given: { ...desk, personId: workshop, q: 'xylophone', status: 'DELIVERED' },
    },
    { what: 'orders: a common name', name: 'admin.orders-of-people-newest', given: { ...desk, q: 'asha' } },
    {
      what: 'orders: a maker’s name',
      name: 'admin.orders-of-people-newest',
      given: { ...desk, q: 'meher ansari' },
    },
    {
      what: 'orders: a maker’s name, a rare status',
      name: 'admin.orders-of-people-at-newest',
      given: { ...desk, q: 'meher ansari', status: 'COMPLETED' },
    },
    { what: 'orders: nobody', name: 'admin.orders-of-people-newest', given: { ...desk, q: 'xylophone' } },
    { what: 'orders: waiting for the desk', name: 'admin.orders-waiting-newest', given: desk },
    {
      what: 'orders: a side is banned',
      name: 'admin.orders-stranded-newest',
      given: { ...desk, q: '', buyerId: null, makerId: null },
    },
    { what: 'figures: stranded', name: 'admin.count-stranded-orders', given: [] },
    { what: 'figures: orders by status', name: 'admin.orders-by-status', given: [] },
    { what: 'figures: orders by day', name: 'admin.orders-by-day', given: [before] },
    { what: 'figures: money held', name: 'admin.money-held', given: [] },
    { what: 'figures: refunds under way', name: 'admin.refunds-under-way', given: [] },
    { what: 'figures: refunds that wait for a bank', name: 'admin.refunds-with-bank', given: [] },
    { what: 'figures: refunds that failed', name: 'admin.failed-refunds', given: [] },
  ]);
}
