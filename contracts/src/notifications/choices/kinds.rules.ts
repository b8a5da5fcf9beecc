import { sentence } from '#contracts/words/sentence.ts';
/**
 * The kinds a person may switch off, with their defaults: news about work is emailed and pushed, news about people is
 * neither, except that reviews are emailed.
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

/** Kinds that cannot be switched off, because people's money, rights and accounts depend on them. */
export const alwaysKinds = ['ORDER', 'PAYMENT', 'COMPLAINT', 'ACCOUNT'] as const;

/** How often a summary of unread notifications is emailed: at 9:00 IST, the weekly one on Mondays. */
export const digests = ['OFF', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof digests)[number];

/**
 * What the unsubscribe link in an email stops. Daily and weekly digests differ, so that the right one can be
 * resubscribed.
 */
export const letterKinds = [...switchableKinds, 'DIGEST_DAILY', 'DIGEST_WEEKLY', 'MARKETING'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** The ways to reach a person outside the site, with their defaults. They do not affect the list on the site. */
export const usualWays = {
  /** Emails, except those that cannot be switched off. */
  email: true,
  push: true,
  /** Text messages about orders, payments and meetings, to a confirmed mobile number. */
  sms: false,
  /** The newsletter. */
  marketing: false,
  /** News about the person's designs: likes, comments, mentions, reviews. */
  designUpdates: true,
  /** News about the person's orders. Emails about the order itself and its payments are always sent. */
  orderUpdates: true,
};

export const ways = ['email', 'push', 'sms', 'marketing', 'designUpdates', 'orderUpdates'] as const;
export type Way = (typeof ways)[number];
export type Ways = Record<Way, boolean>;

/** The kinds that `designUpdates` and `orderUpdates` control. */
const groups: Partial<Record<SwitchableKind, 'designUpdates' | 'orderUpdates'>> = {
  LIKE: 'designUpdates',
  COMMENT: 'designUpdates',
  MENTION: 'designUpdates',
  REVIEW: 'designUpdates',
  MAKING: 'orderUpdates',
  MEASUREMENT: 'orderUpdates',
  MEETING: 'orderUpdates',
};

/** Whether notifications of a kind may be emailed or pushed at all. */
export function isGroupOn(
  kind: SwitchableKind,
  chosen: Pick<Ways, 'designUpdates' | 'orderUpdates'>,
): boolean {
  const group = groups[kind];
  return group === undefined || chosen[group];
}

export const quietHoursSentence = sentence('notifications.twoTimes');
