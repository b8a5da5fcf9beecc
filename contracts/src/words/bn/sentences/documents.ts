import type { documents as english } from '../../en/sentences/documents.ts';

export const documents: Record<keyof typeof english, string> = {
  'documents.documentMissing': 'এই কাগজটি পাওয়া গেল না।',
};
