/**
 * What a person may switch off, and what holds until they choose: news of people is neither mailed nor pushed, news of
 * work is.
 */
export const usualChoices = {
  LIKE: { inApp: true, mail: false, push: false },
  COMMENT: { inApp: true, mail: false, push: false },
  MENTION: { inApp: true, mail: false, push: false },
  FOLLOW: { inApp: true, mail: false, push: false },
  REVIEW: { inApp: true, mail: true, push: false },
  MESSAGE: { inApp: true, mail: true, push: true },
  ENQUIRY: { inApp: true, mail: true, push: true },
  MAKING: { inApp: true, mail: true, push: true },
  MEASUREMENT: { inApp: true, mail: true, push: true },
  MEETING: { inApp: true, mail: true, push: true },
} as const;

export type SwitchableKind = keyof typeof usualChoices;

export const switchableKinds = [
  'LIKE',
  'COMMENT',
  'MENTION',
  'FOLLOW',
  'REVIEW',
  'MESSAGE',
  'ENQUIRY',
  'MAKING',
  'MEASUREMENT',
  'MEETING',
] as const satisfies readonly SwitchableKind[];

/** What nobody can switch off: their money, their rights and their account depend on it. */
export const alwaysKinds = ['ORDER', 'PAYMENT', 'COMPLAINT', 'ACCOUNT'] as const;

/** How often a summary of what is unread is mailed: at nine in India, the weekly one on Mondays. */
export const digests = ['OFF', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof digests)[number];

/** What the link in a letter stops. A digest says which one it was, so that it can be taken up again. */
export const letterKinds = [...switchableKinds, 'DIGEST_DAILY', 'DIGEST_WEEKLY'] as const;
export type LetterKind = (typeof letterKinds)[number];

export const quietHoursSentence = 'Please choose two different times, such as 22:00 and 07:00.';
