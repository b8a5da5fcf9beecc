import { report } from '#contracts/complaints/report.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { fileReport } from './file-report.ts';

export function reportRoutes(serve: Serve, services: Services): void {
  serve(
    report,
    async ({ viewer, body: { kind, targetId, reason, note } }) => {
      await fileReport(services, { reporterId: viewer.id, kind, targetId, reason, note });
      return succeed('done.reportKept');
    },
    { limits: [{ name: 'report', by: 'account', most: 20, seconds: 3600 }] },
  );
}
