import {
  answerComplaint as answerComplaintEndpoint,
  fileComplaint as fileComplaintEndpoint,
  getComplaint,
  listComplaints as listComplaintsEndpoint,
  moveComplaint as moveComplaintEndpoint,
} from '#contracts/complaints/complaints.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { answerComplaint } from './answer-complaint.ts';
import type { ComplaintReader } from './complaint-reader.ts';
import { fileComplaint } from './file-complaint.ts';
import { listComplaints } from './list-complaints.ts';
import { loadComplaint } from './load-complaint.ts';
import { moveComplaint } from './move-complaint.ts';

/** On these routes every reader is a side; the desk has its own routes. */
const readerOf = ({ id }: Viewer): ComplaintReader => ({ id, isDesk: false });

export function complaintRoutes(serve: Serve, services: Services): void {
  const load = (id: number, viewer: Viewer) => loadComplaint(services, services.db, id, readerOf(viewer));

  serve(listComplaintsEndpoint, async ({ viewer, query }) => ({
    success: true,
    ...(await listComplaints(services, viewer.id, query)),
  }));

  serve(getComplaint, async ({ viewer, params }) => ({
    success: true,
    data: await load(params.id, viewer),
  }));

  serve(
    moveComplaintEndpoint,
    async ({ viewer, params, body }) => {
      await moveComplaint(services, { complaintId: params.id, actor: readerOf(viewer), to: body.status });
      return { ...succeed('done.complaintUpdated'), data: await load(params.id, viewer) };
    },
    { limits: [{ name: 'complaint.move', by: 'account', most: 30, seconds: 3600 }] },
  );
}

/** Calls that accept multipart forms. */
export function complaintUploadRoutes(serve: Serve, services: Services): void {
  const load = (id: number, viewer: Viewer) => loadComplaint(services, services.db, id, readerOf(viewer));

  serve(
    fileComplaintEndpoint,
    async ({ viewer, request, idempotencyKey }) => {
      const id = await withUpload(
        services,
        { endpoint: fileComplaintEndpoint, request, ownerId: viewer.id },
        ({ words, files }) =>
          fileComplaint(services, {
            ...parseMultipartWords(fileComplaintEndpoint, words),
            complainantId: viewer.id,
            files,
            idempotencyKey,
          }),
      );
      return { ...succeed('done.complaintSent'), data: await load(id, viewer) };
    },
    {
      limits: [
        {
          name: 'complaint',
          by: 'account',
          most: 10,
          seconds: 3600,
          refusal: sentence('complaints.manyFiled'),
        },
      ],
      config: { acceptsSlowBody: true },
    },
  );

  serve(
    answerComplaintEndpoint,
    async ({ viewer, params, request, idempotencyKey }) => {
      await withUpload(
        services,
        { endpoint: answerComplaintEndpoint, request, ownerId: viewer.id },
        ({ words, files }) =>
          answerComplaint(services, {
            ...parseMultipartWords(answerComplaintEndpoint, words),
            complaintId: params.id,
            author: readerOf(viewer),
            files,
            idempotencyKey,
          }),
      );
      return { ...succeed('done.messageSent'), data: await load(params.id, viewer) };
    },
    {
      limits: [{ name: 'complaint.message', by: 'account', most: 30, seconds: 600 }],
      config: { acceptsSlowBody: true },
    },
  );
}
