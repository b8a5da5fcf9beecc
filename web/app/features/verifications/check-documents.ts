import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { verificationLimits, verificationSentences } from '#contracts/verifications/verification.rules.ts';
import type { Sentence } from '#contracts/words/sentence.ts';

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

/** Why a chosen file cannot go along, or null; the server reads its bytes and decides. */
function refusalOf({ name, type, size }: Chosen): Sentence | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return fileSentences.heic(name);
  const types: readonly string[] = verificationLimits.documentTypes;
  // A type that the browser does not know is left to the server.
  if (type !== '' && !types.includes(type)) return fileSentences.notADocument(name);
  if (size === 0) return fileSentences.empty(name);
  if (size > verificationLimits.documentBytes) {
    return fileSentences.tooLarge(name, verificationLimits.documentBytes);
  }
  return null;
}

/** Of files that were just chosen, those that go along with the ones before, and why the first of the others does not. */
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
