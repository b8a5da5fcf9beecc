import { exportActs, listActs } from '#contracts/admin/audit/acts.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { exportAllActs, loadActs } from './list-acts.ts';

/** An export may scan every act. */
const exports: Limit = { name: 'admin.exports', by: 'account', most: 30, seconds: 3600 };

export function actRoutes(serve: Serve, { db, clock }: Services): void {
  serve(listActs, async ({ query }) => ({ success: true, ...(await loadActs(db, query)) }));

  serve(
    exportActs,
    async ({ query, reply }) => {
      const name = `tanabana-audit-log-${istDayOf(clock.now())}.csv`;
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
      return exportAllActs(db, query);
    },
    { limits: [exports] },
  );
}
