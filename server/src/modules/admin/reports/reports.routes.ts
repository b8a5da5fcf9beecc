import {
  dismissReport as dismissReportEndpoint,
  getReportedVoice,
  listReports,
  takeDownReported as takeDownReportedEndpoint,
} from '#contracts/admin/reports/reports.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { sendStoredVoice } from '#server/platform/media/serving/send-voice.ts';
import type { Services } from '#server/platform/services.ts';
import { dismissReport } from './dismiss-report.ts';
import { findReportedVoice } from './find-reported-voice.ts';
import { loadReports } from './list-reports.ts';
import { takeDownReported } from './take-down-reported.ts';

const decisions: Limit = { name: 'admin.reports', by: 'account', most: 300, seconds: 3600 };

export function reportQueueRoutes(serve: Serve, services: Services): void {
  serve(listReports, async ({ viewer, query }) => ({
    success: true,
    ...(await loadReports(services, viewer.id, query)),
  }));

  serve(
    getReportedVoice,
    async ({ params, request, reply }) => {
      const voice = await findReportedVoice(services, params.id);
      return sendStoredVoice(services.media.store, request, reply, voice);
    },
    { limits: [{ name: 'admin.reports.voice', by: 'account', most: 600, seconds: 60 }] },
  );

  serve(
    dismissReportEndpoint,
    async ({ viewer, params, body }) => {
      await dismissReport(services, { reportId: params.id, adminId: viewer.id, reason: body.reason });
      return succeed('done.reportDismissed');
    },
    { limits: [decisions] },
  );

  serve(
    takeDownReportedEndpoint,
    async ({ viewer, params, body }) => {
      await takeDownReported(services, { reportId: params.id, adminId: viewer.id, reason: body.reason });
      return succeed('done.reportUpheld');
    },
    { limits: [decisions] },
  );
}
