import {
  getVerification,
  sendDocuments as sendDocumentsEndpoint,
} from '#contracts/verifications/verifications.contract.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { loadVerification } from './load-verification.ts';
import { sendDocuments } from './send-documents.ts';

export function verificationRoutes(serve: Serve, services: Services): void {
  const { db } = services;
  serve(getVerification, async ({ viewer }) => ({
    success: true,
    verification: await loadVerification(db, viewer.id),
  }));

  serve(
    sendDocumentsEndpoint,
    async ({ viewer, request }) => {
      await withUpload(
        services,
        { endpoint: sendDocumentsEndpoint, request, ownerId: viewer.id },
        ({ words, documents }) =>
          sendDocuments(services, {
            ...parseMultipartWords(sendDocumentsEndpoint, words),
            userId: viewer.id,
            documents,
          }),
      );
      return {
        ...succeed('done.documentsSent'),
        verification: await loadVerification(db, viewer.id),
      };
    },
    {
      limits: [{ name: 'verification', by: 'account', most: 20, seconds: 3600 }],
      config: { acceptsSlowBody: true },
    },
  );
}
