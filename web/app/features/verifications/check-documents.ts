import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { verificationLimits, verificationSentences } from '#contracts/verifications/verification.rules.ts';
import type { Sentence } from '#contracts/words/sentence.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

/** Why a chosen file cannot be sent; null if it can. The server decides by its bytes. */
function refusalOf({ name, type, size }: Chosen): Sentence | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return fileSentences.heic(name);
  const types: readonly string[] = verificationLimits.documentTypes;
  // A file whose type the browser does not know is left to the server.
  if (type !== '' && !types.includes(type)) return fileSentences.notADocument(name);
  if (size === 0) return fileSentences.empty(name);
  if (size > verificationLimits.documentBytes) {
    return fileSentences.tooLarge(name, verificationLimits.documentBytes);
  }
  return null;
}

/** Adds the valid ones of newly chosen files, and returns why the first invalid one was refused. */
export function addDocuments<Document extends Chosen>(
  before: readonly Document[],
  chosen: readonly Document[],
): { documents: Document[]; refusal: Sentence | null } {
  const documents = [...before];
  let refusal: Sentence | null = null;
  for (const document of chosen) {
    const wrong =
      documents.length >= verificationLimits.documents
        ? verificationSentences.tooManyDocuments
        : refusalOf(document);
    if (wrong === null) documents.push(document);
    else refusal ??= wrong;
  }
  return { documents, refusal };
}
