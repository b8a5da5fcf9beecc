import type { FastifyReply } from 'fastify';
import {
  exportPurchases,
  exportSales,
  getProductAnalytics,
  purchasesDashboard,
  salesDashboard,
} from '#contracts/orders/dashboards/dashboards.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { exportMyOrders } from './export-orders.ts';
import { loadDesignAnalytics, loadPurchasesDashboard, loadSalesDashboard } from './load-dashboards.ts';

/** A table may be a walk through every order. */
const exports: Limit = { name: 'orders.exports', by: 'account', most: 30, seconds: 3600 };

/** The figures of buyers and makers, and their orders as tables. */
export function dashboardRoutes(serve: Serve, services: Services): void {
  const { db, clock } = services;

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
    async ({ query, viewer, reply }) => {
      asDownload(reply, 'sales');
      return exportMyOrders(db, 'sales', viewer.id, query);
    },
    { limits: [exports] },
  );

  serve(
    exportPurchases,
    async ({ query, viewer, reply }) => {
      asDownload(reply, 'purchases');
      return exportMyOrders(db, 'purchases', viewer.id, query);
    },
    { limits: [exports] },
  );

  function asDownload(reply: FastifyReply, what: string): void {
    const name = `tanabana-${what}-${istDayOf(clock.now())}.csv`;
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
  }
}
