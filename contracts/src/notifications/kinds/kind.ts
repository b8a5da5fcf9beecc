import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import { type News, type NewsReason, newsPart } from '#contracts/words/render-news.ts';
import type { SwitchableKind } from '../choices/kinds.rules.ts';

/** What a notification says about its subject: read from the database when it is shown. */
export interface About<Data> {
  /** What is fixed when it is written. */
  data: Data;
  recipientId: number;
  senderId: number | null;
  senderName: string | null;
  /** Of an order the design of its first line. */
  designId: number | null;
  designTitle: TitleInLanguages | null;
  commentId: number | null;
  orderId: number | null;
  orderedAt: Date | null;
  buyerId: number | null;
  /** Of the first line of the order. */
  orderedTitle: TitleInLanguages | null;
  /** Until when the final payment is to be made. */
  finalDueAt: Date | null;
  /** How many photographs an update of the making has; null where it is about something else. */
  updatePhotographs: number | null;
  enquiryId: number | null;
  meetingType: string | null;
  chatId: number | null;
  complaintId: number | null;
  complainedAt: Date | null;
  /** About a complaint of which the recipient is no side. */
  isForDesk: boolean;
  /** How many likes, messages or drafts it tells of. */
  count: number;
}

export interface Push {
  title: Extract<NewsReason, `titles.${string}`>;
  urgency: 'low' | 'normal' | 'high';
}

/** One kind of notification: all that the site, letters, devices and text messages do with it. */
export interface Kind<Data> {
  /** The symbol in the sprite of icons. */
  icon: string;
  /** What its reader may switch off; null for what is always told. */
  switchOf: (data: Data) => SwitchableKind | null;
  /** How devices show it; null where they do not. */
  push: (about: About<Data>) => Push | null;
  /** The text message that tells of it; null where none does. */
  text?: 'ORDER' | 'PAYMENT' | 'MEETING';
  /** A public act: it is not listed for who has muted its author. */
  isPublic?: true;
  says: (about: About<Data>) => News;
  /** The path of the page that it leads to. */
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
