import { sentence } from '#contracts/words/sentence.ts';
/** What the documents of a maker show. */
export const documentKinds = ['IDENTITY', 'BUSINESS', 'WORK_SAMPLE'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The states of a request to be verified. */
export const verificationStatuses = ['WAITING', 'REFUSED', 'VERIFIED'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const megabytes = 1024 * 1024;

export const verificationLimits = {
  /** The most files in one request. */
  documents: 5,
  documentBytes: 10 * megabytes,
  documentTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  /** In characters. */
  note: 1000,
  /** Requests per maker within 24 hours. */
  requestsADay: 2,
  /** Days after the decision until the documents are deleted. */
  keptDays: 30,
} as const;

/** Shared by the form and the server. */
export const verificationSentences = {
  sent: sentence('done.documentsSent'),
  noKind: sentence('verifications.chooseKind'),
  noDocuments: sentence('verifications.chooseDocument'),
  tooManyDocuments: sentence('verifications.documentsMost', { most: verificationLimits.documents }),
  longNote: sentence('verifications.noteLong', { most: verificationLimits.note }),
  waiting: sentence('verifications.withUs'),
  verified: sentence('verifications.verified'),
  makersOnly: sentence('verifications.onlyMakers'),
  tooOften: sentence('verifications.manyTimes', { most: verificationLimits.requestsADay }),
} as const;
