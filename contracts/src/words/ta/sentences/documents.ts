import type { documents as english } from '../../en/sentences/documents.ts';

export const documents: Record<keyof typeof english, string> = {
  'documents.documentMissing': 'இந்த ஆவணம் கிடைக்கவில்லை.',
};
