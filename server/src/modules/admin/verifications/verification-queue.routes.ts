import {
  decideVerification as decideVerificationEndpoint,
  listVerifications,
  readDocument,
} from '#contracts/admin/verifications/verification-queue.contract.ts';
import { loadDocument } from '#server/modules/verifications/public.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { decideVerification } from './decide-verification.ts';
import { loadVerifications } from './list-verifications.ts';

/** Browsers show no PDF in a sandbox; their PDF viewer isolates scripts of the file from any origin. */
const policyOf = (mime: string) =>
  mime === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; sandbox";

export function verificationQueueRoutes(serve: Serve, services: Services): void {
  serve(listVerifications, async ({ viewer, query }) => ({
    success: true,
    ...(await loadVerifications(services.db, viewer.id, query)),
  }));

  serve(
    readDocument,
    async ({ params, reply }) => {
      const { name, mime, bytes } = await loadDocument(services, params.id, params.documentId);
      reply
        .type(mime)
        // The type was detected from the bytes; the default cache-control already forbids caching.
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('content-security-policy', policyOf(mime))
        .header('content-length', bytes.length);
      return bytes;
    },
    { limits: [{ name: 'admin.documents', by: 'account', most: 600, seconds: 3600 }] },
  );

  serve(
    decideVerificationEndpoint,
    async ({ viewer, params, body }) => {
      await decideVerification(services, { requestId: params.id, adminId: viewer.id, ...body });
      return succeed(body.decision === 'VERIFIED' ? 'done.verified' : 'done.verificationRefused');
    },
    { limits: [{ name: 'admin.verifications', by: 'account', most: 300, seconds: 3600 }] },
  );
}
