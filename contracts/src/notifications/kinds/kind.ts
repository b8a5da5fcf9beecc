import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import { type News, type NewsReason, newsPart } from '#contracts/words/render-news.ts';
import type { SwitchableKind } from '../choices/kinds.rules.ts';

/** The facts about a notification's subject, read from the database when it is shown. */
export interface About<Data> {
  /** Stored when the notification is created; never changes. */
  data: Data;
  recipientId: number;
  senderId: number | null;
  senderName: string | null;
  /** For an order, the design of its first line. */
  designId: number | null;
  designTitle: TitleInLanguages | null;
  commentId: number | null;
  orderId: number | null;
  orderedAt: Date | null;
  buyerId: number | null;
  /** The title in the first line of the order. */
  orderedTitle: TitleInLanguages | null;
  /** The due date of the final payment. */
  finalDueAt: Date | null;
  /** Number of photographs in an order update; null for other subjects. */
  updatePhotographs: number | null;
  enquiryId: number | null;
  meetingType: string | null;
  chatId: number | null;
  complaintId: number | null;
  complainedAt: Date | null;
  /** Whether it is about a complaint in which the recipient takes no part. */
  isForDesk: boolean;
  /** Number of likes, messages or drafts it stands for. */
  count: number;
}

export interface Push {
  title: Extract<NewsReason, `titles.${string}`>;
  urgency: 'low' | 'normal' | 'high';
}

/** One kind of notification: everything that the site, emails, push and text messages do with it. */
export interface Kind<Data> {
  /** The icon's name in the sprite. */
  icon: string;
  /** The kind under which its reader may switch it off; null if it is always sent. */
  switchOf: (data: Data) => SwitchableKind | null;
  /** How it is pushed to devices; null if it is not. */
  push: (about: About<Data>) => Push | null;
  /** The kind of its text message; missing if none is sent. */
  text?: 'ORDER' | 'PAYMENT' | 'MEETING';
  /** A public act; it is not listed for people who muted its author. */
  isPublic?: true;
  says: (about: About<Data>) => News;
  /** The path of the page that it opens. */
  leadsTo: (about: About<Data>) => string;
}

export type NoData = Record<never, never>;

export const kind = <Data = NoData>(declared: Kind<Data>): Kind<Data> => declared;

export const always =
  <Value>(value: Value) =>
  (): Value =>
    value;

export const nameOf = ({ senderName }: Pick<About<unknown>, 'senderName'>) =>
  senderName ?? newsPart('people.somebody');

export const nameAndTitle = (about: Pick<About<unknown>, 'senderName' | 'designTitle'>) => ({
  name: nameOf(about),
  title: about.designTitle ?? newsPart('designs.some'),
});
