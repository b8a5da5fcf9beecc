import type { FastifyRequest } from 'fastify';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Services } from '#server/platform/services.ts';
import { admitUpload } from './admit-upload.ts';
import { declaredBytes, type ReceivedForm, withReceivedForm } from './receive-form.ts';

export interface Upload {
  endpoint: { readonly files: Readonly<Record<string, FileRule>> };
  request: FastifyRequest;
  /** The account whose hourly and concurrent upload limits count. Null for a person without an account. */
  ownerId: number | null;
}

/**
 * The only way to receive files: reserves room for the upload, reads its form, calls `use` with it, and always
 * releases the room.
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
