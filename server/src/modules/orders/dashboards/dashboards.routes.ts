import type { FastifyReply } from 'fastify';
import { hasEnded } from '#contracts/orders/core/orders.states.ts';
import {
  exportPurchases,
  exportSales,
  getProductAnalytics,
  purchasesDashboard,
  salesDashboard,
} from '#contracts/orders/dashboards/dashboards.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { readOwedDays } from '../due/due-of-order.ts';
import { exportMyOrders } from './export-orders.ts';
import { listMyOrders } from './list-orders.ts';
import { loadDesignAnalytics, loadPurchasesDashboard, loadSalesDashboard } from './load-dashboards.ts';
import { presentPurchase, presentSale } from './present-listed-order.ts';

/** Low, because an export may read every order. */
const exports: Limit = { name: 'orders.exports', by: 'account', most: 30, seconds: 3600 };

/** The figures of buyers and makers, and exports of their orders. */
export function dashboardRoutes(serve: Serve, services: Services): void {
  const { db, clock, env } = services;
  const mediaUrl = (key: string) => pictureUrl(env.MEDIA_URL, key);

  serve(salesDashboard, async ({ viewer }) => ({
    success: true,
    ...(await loadSalesDashboard(services, viewer.id)),
  }));

  serve(purchasesDashboard, async ({ viewer }) => ({
    success: true,
    ...(await loadPurchasesDashboard(services, viewer.id)),
  }));

  serve(getProductAnalytics, async ({ params, viewer }) => ({
    success: true,
    ...(await loadDesignAnalytics(services, params.id, viewer.id)),
  }));

  serve(
    exportSales,
    async ({ query, viewer, request, reply }) => {
      asDownload(reply, 'sales');
      return exportMyOrders(db, 'sales', viewer.id, query, languageOfCaller(request.headers));
    },
    { limits: [exports] },
  );

  serve(
    exportPurchases,
    async ({ query, viewer, request, reply }) => {
      asDownload(reply, 'purchases');
      return exportMyOrders(db, 'purchases', viewer.id, query, languageOfCaller(request.headers));
    },
    { limits: [exports] },
  );

  serve(myOrders, async ({ query, viewer, locale }) => {
    const { rows, nextCursor } = await listMyOrders(db, 'purchases', viewer.id, { ...query, locale });
    return {
      success: true,
      orders: rows.map((row) => presentPurchase(row, { mediaUrl, locale })),
      nextCursor,
    };
  });

  serve(mySales, async ({ query, viewer, locale }) => {
    const { rows, nextCursor } = await listMyOrders(db, 'sales', viewer.id, { ...query, locale });
    const open = rows.filter(({ status }) => !hasEnded(status));
    const due = await readOwedDays(db, open, clock.now());
    return {
      success: true,
      data: rows.map((row) => presentSale(row, due.get(row.id), { mediaUrl, locale })),
      nextCursor,
    };
  });

  function asDownload(reply: FastifyReply, what: string): void {
    const name = `tanabana-${what}-${istDayOf(clock.now())}.csv`;
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
  }
}
