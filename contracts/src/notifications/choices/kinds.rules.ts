import { sentence } from '#contracts/words/sentence.ts';
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
export const letterKinds = [...switchableKinds, 'DIGEST_DAILY', 'DIGEST_WEEKLY', 'MARKETING'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What may reach somebody away from the site, and what holds until they choose. The list on the site stays as it is. */
export const usualWays = {
  /** Letters, but for those that nobody switches off. */
  email: true,
  push: true,
  /** News of orders, payments and meetings to a confirmed mobile number. */
  sms: false,
  /** Letters of the house. */
  marketing: false,
  /** What concerns one's designs: likes, comments, mentions, reviews. */
  designUpdates: true,
  /** What concerns one's orders. Letters about the order itself and its payments always come. */
  orderUpdates: true,
};

export const ways = ['email', 'push', 'sms', 'marketing', 'designUpdates', 'orderUpdates'] as const;
export type Way = (typeof ways)[number];
export type Ways = Record<Way, boolean>;

/** The kinds that the last two switch. */
const groups: Partial<Record<SwitchableKind, 'designUpdates' | 'orderUpdates'>> = {
  LIKE: 'designUpdates',
  COMMENT: 'designUpdates',
  MENTION: 'designUpdates',
  REVIEW: 'designUpdates',
  MAKING: 'orderUpdates',
  MEASUREMENT: 'orderUpdates',
  MEETING: 'orderUpdates',
};

/** Whether news of a kind may leave the site by a letter or to a device at all. */
export function isGroupOn(
  kind: SwitchableKind,
  chosen: Pick<Ways, 'designUpdates' | 'orderUpdates'>,
): boolean {
  const group = groups[kind];
  return group === undefined || chosen[group];
}

export const quietHoursSentence = sentence('notifications.twoTimes');
