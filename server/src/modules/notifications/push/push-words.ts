import { newsCatalogues } from '#contracts/news/catalogues.ts';
import { type News, type NewsReason, newsOf, tell } from '#contracts/news/tell.ts';
import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import type { NotificationType } from '#contracts/notifications/notifications.contract.ts';
import type { PushMessage } from '#contracts/notifications/push/push-message.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { newsOfRow } from '../news-of-row.ts';
import { measured } from '../order-words.ts';
import type { NotificationRow } from '../read-notifications.queries.ts';

/** The switch that a notification hangs on; null for what nobody switches off. */
export type PushKind = SwitchableKind | null;

type Title = Extract<NewsReason, `titles.${string}`>;

interface Manner {
  title: Title;
  kind: PushKind;
  urgency: 'low' | 'normal' | 'high';
}

const ofPeople = { urgency: 'low' } as const;
const ofWork = { urgency: 'normal' } as const;

/** Drafts that will be deleted have their letter a week before; they make no phone ring. */
const manners: Record<Exclude<NotificationType, 'DRAFT'>, Manner> = {
  LIKE: { ...ofPeople, title: 'titles.LIKE', kind: 'LIKE' },
  COMMENT: { ...ofPeople, title: 'titles.COMMENT', kind: 'COMMENT' },
  REPLY: { ...ofPeople, title: 'titles.REPLY', kind: 'COMMENT' },
  MENTION: { ...ofPeople, title: 'titles.MENTION', kind: 'MENTION' },
  FOLLOW: { ...ofPeople, title: 'titles.FOLLOW', kind: 'FOLLOW' },
  FOLLOW_REQUEST: { ...ofPeople, title: 'titles.FOLLOW_REQUEST', kind: 'FOLLOW' },
  FOLLOW_AGREED: { ...ofPeople, title: 'titles.FOLLOW_REQUEST', kind: 'FOLLOW' },
  REVIEW: { ...ofPeople, title: 'titles.REVIEW', kind: 'REVIEW' },
  ENQUIRY: { ...ofWork, title: 'titles.ENQUIRY', kind: 'ENQUIRY' },
  MESSAGE: { title: 'titles.MESSAGE', kind: 'MESSAGE', urgency: 'high' },
  ORDER: { ...ofWork, title: 'titles.ORDER', kind: null },
  PAYMENT: { ...ofWork, title: 'titles.PAYMENT', kind: null },
  MEETING: { title: 'titles.MEETING', kind: 'MEETING', urgency: 'high' },
  COMPLAINT: { ...ofWork, title: 'titles.COMPLAINT', kind: null },
  MODERATION: { ...ofWork, title: 'titles.MODERATION', kind: null },
  VERIFICATION: { ...ofWork, title: 'titles.VERIFICATION', kind: null },
  DATA: { ...ofWork, title: 'titles.DATA', kind: null },
};

/** How a notification is told on a device; null where it is not. */
export function mannerOf(
  row: Pick<NotificationRow, 'type' | 'orderStatus' | 'updatePhotographs' | 'buyerId' | 'recipientId'>,
): Manner | null {
  if (row.type === 'DRAFT') return null;
  const manner = manners[row.type];
  if (row.type !== 'ORDER') return manner;
  const title = row.buyerId === row.recipientId ? manner.title : 'titles.SALE';
  if (row.orderStatus === measured) return { ...manner, title, kind: 'MEASUREMENT' };
  if (row.updatePhotographs !== null) return { ...manner, title, kind: 'MAKING' };
  return { ...manner, title };
}

/** One on the screen for each chat, complaint, order, enquiry and design, then for each kind. */
function tagOf(
  row: Pick<NotificationRow, 'type' | 'chatId' | 'complaintId' | 'orderId' | 'enquiryId' | 'designId'>,
): string {
  if (row.chatId !== null) return `chat-${row.chatId}`;
  if (row.complaintId !== null) return `complaint-${row.complaintId}`;
  if (row.orderId !== null) return `order-${row.orderId}`;
  if (row.enquiryId !== null) return `enquiry-${row.enquiryId}`;
  if (row.designId !== null) return `design-${row.designId}`;
  return row.type.toLowerCase().replace(/_.*/, '');
}

/** A notification as the lock screen shows it, in its reader's language: who or what, and never what somebody wrote. */
export function messageOf(
  row: NotificationRow,
  { title, kind, urgency }: Manner,
  { locale, isQuiet }: { locale: Locale; isQuiet: boolean },
): PushMessage {
  const { said, link } = newsOfRow(row);
  const inWords = (named: News) => tell(named, newsCatalogues[locale], locale)?.message ?? '';
  return {
    recipientId: row.recipientId,
    title: inWords(newsOf(title)),
    line: inWords(said),
    lang: locale,
    path: link,
    tag: tagOf(row),
    isWhole: kind === 'MESSAGE' || kind === 'LIKE',
    sounds: isQuiet ? 'never' : urgency === 'low' ? 'first' : 'always',
    at: row.createdAt.getTime(),
  };
}
