import type { documents as english } from '../en/documents.ts';

export const documents: Record<keyof typeof english, string> = {
  'documents.documentMissing': 'এই নথিটি পাওয়া গেল না।',
};
