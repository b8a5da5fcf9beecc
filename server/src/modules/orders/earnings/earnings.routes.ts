import { earnings, earningsMovements, exportEarnings } from '#contracts/orders/earnings/earnings.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { exportMovements } from './export-earnings.ts';
import { listMovements } from './list-movements.ts';
import { loadEarnings } from './load-earnings.ts';

/** Low, because an export may read every payment. */
const exports: Limit = { name: 'orders.earnings-exports', by: 'account', most: 30, seconds: 3600 };

/** A maker's earnings. */
export function earningsRoutes(serve: Serve, services: Services): void {
  const { db, clock } = services;

  serve(earnings, async ({ viewer }) => ({ success: true, ...(await loadEarnings(services, viewer.id)) }));

  serve(earningsMovements, async ({ query, viewer }) => ({
    success: true,
    ...(await listMovements(db, viewer.id, query)),
  }));

  serve(
    exportEarnings,
    async ({ query, viewer, request, reply }) => {
      const name = `tanabana-earnings-${query.month ?? istDayOf(clock.now())}.csv`;
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
      return exportMovements(db, viewer.id, query, languageOfCaller(request.headers));
    },
    { limits: [exports] },
  );
}
