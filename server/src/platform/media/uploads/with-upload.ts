import type { FastifyRequest } from 'fastify';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Services } from '#server/platform/services.ts';
import { admitUpload } from './admit-upload.ts';
import { declaredBytes, type ReceivedForm, withReceivedForm } from './receive-form.ts';

interface Upload {
  endpoint: { readonly files: Readonly<Record<string, FileRule>> };
  request: FastifyRequest;
  /** Whose upload it is: the hour and the uploads at a time of this account are spent. Null for somebody without one. */
  ownerId: number | null;
}

/**
 * The one way in which files come to us: takes room for the upload, reads its form, hands it to `use` and gives the
 * room back, whatever happens.
 */
export async function withUpload<T>(
  services: Services,
  { endpoint: { files }, request, ownerId }: Upload,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const end = await admitUpload(
    services,
    ownerId ?? clientNetwork(request.ip),
    declaredBytes(request, files),
  );
  try {
    return await withReceivedForm(request, services.media.incoming, files, use);
  } finally {
    end();
  }
}
