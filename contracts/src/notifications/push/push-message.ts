import type { Locale } from '#contracts/platform/locales.ts';

/** What the service worker is sent, as JSON. */
export interface PushMessage {
  /** The recipient: notifications of two accounts in one browser are never grouped. */
  recipientId: number;
  title: string;
  line: string;
  /** The language of title and body. */
  lang: Locale;
  /** The page that a press opens: a path of this site. */
  path: string;
  /** Messages with the same tag are one on the screen: those of a chat, a design or an order. */
  tag: string;
  /** The line says all that is unread, so that earlier ones of the tag are not listed beside it. */
  isWhole: boolean;
  /** Whether it sounds each time, only where none of its tag is on the screen, or never. */
  sounds: 'always' | 'first' | 'never';
  /** Of the newest thing it tells of, in milliseconds since 1970. */
  at: number;
}
