import type {
  getVerification,
  sendDocuments as sendDocumentsEndpoint,
  Verification,
} from '#contracts/verifications/verifications.contract.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** Whether the viewer is verified, and the state of their last request. */
export const verificationQuery: ApiQuery<Verification> = {
  key: ['verification'],
  fetch: async (from) => (await from.call<typeof getVerification>('GET /api/verification')).verification,
};

interface Sending {
  kind: string;
  note: string;
  files: readonly File[];
  /** Gets the share sent so far, 0 to 1. */
  onProgress: (done: number) => void;
}

/** Sends a request to be verified; returns the new state and the sentence to show. */
export async function sendDocuments({ kind, note, files, onProgress }: Sending) {
  const body = new FormData();
  body.append('kind', kind);
  body.append('note', note);
  for (const file of files) body.append('documents', file, file.name);
  return upload<typeof sendDocumentsEndpoint>('POST /api/verification', body, { onProgress });
}
