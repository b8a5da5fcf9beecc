import type { documents as english } from '../../en/sentences/documents.ts';

export const documents: Record<keyof typeof english, string> = {
  'documents.documentMissing': 'यह दस्तावेज़ नहीं मिला।',
};
