import type {
  getVerification,
  sendDocuments as sendDocumentsEndpoint,
  Verification,
} from '#contracts/verifications/verifications.contract.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** Whether the viewer is verified, and what became of their documents. */
export const verificationQuery: ApiQuery<Verification> = {
  key: ['verification'],
  fetch: async (from) => (await from.call<typeof getVerification>('GET /api/verification')).verification,
};

interface Sending {
  kind: string;
  note: string;
  files: readonly File[];
  /** How much has left, 0 to 1. */
  onProgress: (done: number) => void;
}

/** Asks to be verified; returns what to show and the sentence to say. */
export async function sendDocuments({ kind, note, files, onProgress }: Sending) {
  const body = new FormData();
  body.append('kind', kind);
  body.append('note', note);
  for (const file of files) body.append('documents', file, file.name);
  return upload<typeof sendDocumentsEndpoint>('POST /api/verification', body, { onProgress });
}
