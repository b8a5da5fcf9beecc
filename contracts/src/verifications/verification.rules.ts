/** What the documents of a maker show. */
export const documentKinds = ['IDENTITY', 'BUSINESS', 'WORK_SAMPLE'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What became of a request to be verified. */
export const verificationStatuses = ['WAITING', 'REFUSED', 'VERIFIED'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const megabytes = 1024 * 1024;

export const verificationLimits = {
  /** Files of one request. */
  documents: 5,
  documentBytes: 10 * megabytes,
  documentTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  /** Letters. */
  note: 1000,
  /** Requests of one maker within 24 hours. */
  requestsADay: 2,
  /** Days after the decision for which documents are kept. */
  keptDays: 30,
} as const;

/** Said by the form and by the server alike. */
export const verificationSentences = {
  sent: 'Your documents have arrived. You hear from us once somebody has looked at them.',
  noKind: 'Please say what your documents are.',
  noDocuments: 'Please choose at least one document.',
  tooManyDocuments: `Please send at most ${verificationLimits.documents} documents.`,
  longNote: `Your note must be at most ${verificationLimits.note} characters.`,
  waiting: 'Your documents are with us already. Please wait until we have looked at them.',
  verified: 'You are verified already.',
  makersOnly: 'Only makers can be verified. Choose a maker’s role in your profile first.',
  tooOften: `You have sent documents ${verificationLimits.requestsADay} times within a day. Please come back tomorrow.`,
} as const;
