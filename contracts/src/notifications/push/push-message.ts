import type { Locale } from '#contracts/platform/locales.ts';

/** The push payload for the service worker, as JSON. */
export interface PushMessage {
  /** The recipient; notifications of different accounts in one browser are never grouped. */
  recipientId: number;
  title: string;
  line: string;
  /** The language of title and body. */
  lang: Locale;
  /** The path that a click opens on this site. */
  path: string;
  /** Messages with the same tag replace each other: those of one chat, design or order. */
  tag: string;
  /** Whether the text covers everything unread, so that earlier messages with the tag need not be listed. */
  isWhole: boolean;
  /** Whether it makes a sound always, only if no message with its tag is displayed, or never. */
  sounds: 'always' | 'first' | 'never';
  /** Time of the newest event it reports, in milliseconds since 1970. */
  at: number;
}
