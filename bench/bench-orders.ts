import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { fillOrders } from './fill-orders.ts';
import type { Floor } from './floors/floor.ts';
import { join } from './join.ts';
import { timeOrderStatements } from './large/order-statements.ts';
import { secondPage, timeAnswers } from './large/time-answers.ts';
import { cpu, measureInTurn, type Runner } from './measure.ts';
import type { OurServer } from './our-server.ts';
import { memoryOf } from './processes.ts';
import { floorLine, gateLine, growthOf, mostGrowth, printTable } from './report.ts';

interface Scene {
  /** The number of orders. One workshop made half of the sales. */
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  bound: Floor;
  load: Parameters<typeof measureInTurn>[1];
}

/** Measures orders and dashboards as a busy workshop reads them. */
export async function benchOrders({ size: orders, client, ours, bound, load }: Scene): Promise<void> {
  const size = Math.ceil(orders / 2);
  const { id: workshop, cookie } = await join(ours, 'Meher Ansari');
  const start = performance.now();
  const filled = await fillOrders(client, workshop, size);
  const { design, beforeSales, lastSale } = filled;
  const took = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`\n${(2 * size).toLocaleString('en-IN')} orders, filled in ${took} s\n`);
  await timeOrderStatements(client, orders, { workshop, ...filled });

  const headers = { cookie };
  const our = (path: Runner['path']): Runner => ({ ...ours, path, headers });
  const anySale = () => beforeSales + 2 * randomInt(1, size + 1);
  const sales = '/api/order/getMyProductOrdersSell';
  const board = '/api/order/workBoard';
  const figures = await measureInTurn(
    {
      boundOrder: { ...bound, path: () => `/order/${anySale()}` },
      details: our(() => `/api/order/orderDetailsForBuyerAndSeller/${anySale()}`),
      boundList: { ...bound, path: () => `/sales/${workshop}?after=${lastSale + 1}` },
      newest: our(sales),
      deep: our(() => `${sales}?cursor=${randomInt(beforeSales + size, lastSale)}`),
      delivered: our(`${sales}?status=DELIVERED`),
      confirmed: our(`${sales}?status=CONFIRMED`),
      purchases: our('/api/order/my-orders'),
      purchasesDashboard: our('/api/order/purchasesOverview'),
      salesDashboard: our('/api/order/salesOverview'),
    },
    { ...load, warmUp: 1500 },
  );
  const order = { floor: figures.boundOrder, floorName: 'B' };
  const list = { floor: figures.boundList, floorName: 'B' };
  printTable(`${size.toLocaleString('en-IN')} sales of one workshop, ${load.connections} connections`, [
    floorLine('B: Fastify + pg, the row of an order', figures.boundOrder),
    gateLine({ what: 'Order details, signed in', ours: figures.details, ...order }),
    floorLine('B: Fastify + pg, 51 sales', figures.boundList),
    gateLine({ what: 'Sales, newest 50', ours: figures.newest, ...list, least: 0.35 }),
    gateLine({ what: 'Sales, from anywhere', ours: figures.deep, ...list, least: 0.35 }),
    gateLine({ what: 'Sales with a common status', ours: figures.delivered, ...list, least: 0.35 }),
    gateLine({ what: 'Sales with a rare status', ours: figures.confirmed, ...list, least: 0.35 }),
    gateLine({ what: 'Purchases, newest 50', ours: figures.purchases, ...list, least: 0.35 }),
    floorLine('Figures of purchases', figures.purchasesDashboard),
    floorLine('Figures of sales', figures.salesDashboard),
  ]);
  for (const name of ['details', 'newest', 'deep', 'delivered', 'confirmed', 'purchases'] as const) {
    const { growth, isMet } = growthOf(name, cpu(figures[name]));
    const verdict = isMet ? 'met' : 'MISSED';
    process.stdout.write(`  ${name}: ${growth.toFixed(2)}× the fewest (gate ${mostGrowth}: ${verdict})\n`);
  }
  await timeAnswers(ours, headers, {
    'sales: a buyer’s name': `${sales}?q=rao+17`,
    'sales: a title': `${sales}?q=stole+no.+7`,
    'sales: a part of a number': `${sales}?q=0017`,
    'sales: nothing found': `${sales}?q=xylophone`,
    'sales: two letters': `${sales}?q=ax`,
    'sales: of a design': `${sales}?design=${design}`,
    'sales: waiting': `${sales}?status=WAITING`,
    'the work board': board,
    'its second page': `${board}?cursor=${await secondPage(ours, headers, board)}`,
    'the figures of a design': `/api/order/getProductAnalytics/${design}`,
  });
  await timeExport(ours, headers);
}

/** Exports all sales as a table once. Measures the rate and the server's memory during the export. */
async function timeExport({ url, pid }: OurServer, headers: Record<string, string>): Promise<void> {
  const before = memoryOf(pid);
  let most = before;
  let bytes = 0;
  let rows = -1;
  const start = performance.now();
  const answer = await fetch(`${url}/api/order/exportSales.csv`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`The export was refused: ${answer.status}`);
  for await (const part of answer.body) {
    bytes += part.length;
    for (const sign of part) if (sign === 10) rows++;
    most = Math.max(most, memoryOf(pid));
  }
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(
    `Sales as a table: ${rows.toLocaleString('en-IN')} rows, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(2)} s, ${Math.round(rows / seconds).toLocaleString('en-IN')} rows/s; the server grew by ${most - before} MB\n`,
  );
}
