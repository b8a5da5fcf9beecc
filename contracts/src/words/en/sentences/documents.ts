export const documents = {
  'documents.documentMissing': 'This document could not be found.',
} as const;
