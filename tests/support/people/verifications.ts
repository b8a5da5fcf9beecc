import { sendDocuments } from '#contracts/verifications/verifications.contract.ts';
import type { Answer, Caller } from '../call-api.ts';
import { formOf } from './uploads.ts';

/** The smallest file that is recognised as a PDF. */
export const smallPdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

interface File {
  name: string;
  bytes: Buffer;
}

const card: File = { name: 'weavers-card.pdf', bytes: smallPdf };

/** A form as a browser sends it. */
export function documentsForm(files: readonly File[] = [card], words: Record<string, string> = {}): FormData {
  return formOf({ kind: 'IDENTITY', note: 'My weaver’s card.', ...words }, { documents: files });
}

export function askForSeal(
  person: Caller,
  files?: readonly File[],
  words?: Record<string, string>,
): Promise<Answer<typeof sendDocuments>> {
  return person.call(sendDocuments, { body: documentsForm(files, words) });
}
