import {
  actOnComplaint,
  answerAsDesk,
  listDeskComplaints,
  showComplaintToDesk,
} from '#contracts/admin/complaints/complaints.contract.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { actOn } from './act-on-complaint.ts';
import { answerAsAdmin } from './answer-as-desk.ts';
import { loadDeskComplaints } from './list-complaints.ts';
import { showComplaintToAdmin } from './show-complaint.ts';

export function deskRoutes(serve: Serve, services: Services): void {
  serve(listDeskComplaints, async ({ viewer, query }) => ({
    success: true,
    ...(await loadDeskComplaints(services, viewer.id, query)),
  }));

  serve(showComplaintToDesk, async ({ viewer, params }) => ({
    success: true,
    desk: await showComplaintToAdmin(services, params.id, viewer.id),
  }));

  serve(
    actOnComplaint,
    async ({ viewer, params, body }) => {
      await actOn(services, { complaintId: params.id, adminId: viewer.id, request: body });
      return { success: true, desk: await showComplaintToAdmin(services, params.id, viewer.id) };
    },
    { limits: [{ name: 'admin.complaints', by: 'account', most: 600, seconds: 3600 }] },
  );
}

/** Calls that accept multipart forms. */
export function deskUploadRoutes(serve: Serve, services: Services): void {
  serve(
    answerAsDesk,
    async ({ viewer, params, request, idempotencyKey }) => {
      await withUpload(
        services,
        { endpoint: answerAsDesk, request, ownerId: viewer.id },
        ({ words, files }) =>
          answerAsAdmin(services, {
            ...parseMultipartWords(answerAsDesk, words),
            complaintId: params.id,
            adminId: viewer.id,
            files,
            idempotencyKey,
          }),
      );
      return { success: true, desk: await showComplaintToAdmin(services, params.id, viewer.id) };
    },
    {
      limits: [{ name: 'admin.complaint-answers', by: 'account', most: 120, seconds: 600 }],
      config: { acceptsSlowBody: true },
    },
  );
}
