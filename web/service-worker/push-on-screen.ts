import type { PushMessage } from '#contracts/notifications/push/push-message.ts';

/** A parsed push message. One without a recipient comes from an older server. */
type Message = Omit<PushMessage, 'recipientId'> & { recipientId: number | null };

/** The data stored with a notification on the screen. */
export interface Kept {
  recipientId: number | null;
  path: string;
  /** Newest first. */
  lines: readonly string[];
}

/** Most screens cut off more lines than this. */
const mostLines = 4;

/** Parses a message from our server; null for anything else, including an unknown version. */
export function readMessage(text: string): Message | null {
  try {
    const { recipientId, title, line, lang, path, tag, isWhole, sounds, at } = JSON.parse(
      text,
    ) as Partial<PushMessage>;
    if (!title || !line || !path || !tag || !isPath(path)) return null;
    return {
      recipientId: recipientId ?? null,
      title,
      line,
      lang: lang ?? 'en',
      path,
      tag,
      isWhole: isWhole === true,
      sounds: sounds ?? 'first',
      at: at ?? Date.now(),
    };
  } catch {
    return null;
  }
}

/** The data of an earlier notification of ours; null if it is invalid. */
export function readKept(data: unknown): Kept | null {
  const { recipientId, path, lines } = (data ?? {}) as Partial<Kept>;
  if (typeof path !== 'string' || !isPath(path) || !Array.isArray(lines)) return null;
  return { recipientId: recipientId ?? null, path, lines };
}

/** Whether it is a path on this site. */
const isPath = (path: string) => /^\/(?![/\\])/.test(path);

/** Notification options, including those that the browser types lack. */
interface Drawn extends NotificationOptions {
  data: Kept;
  renotify: boolean;
  timestamp: number;
}

/**
 * Converts a message to a notification. Adds the lines of the notification on the screen with the same tag, if it is
 * for the same person.
 */
export function drawMessage(message: Message, earlier: Kept | null): { title: string; options: Drawn } {
  const { recipientId, title, line, lang, path, tag, isWhole, sounds, at } = message;
  const isTheirs = recipientId !== null && earlier?.recipientId === recipientId;
  const before = isTheirs && !isWhole ? earlier.lines.filter((known) => known !== line) : [];
  const lines = [line, ...before].slice(0, mostLines);
  return {
    title,
    options: {
      body: lines.join('\n'),
      tag,
      data: { recipientId, path, lines },
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      silent: sounds === 'never',
      renotify: sounds === 'always',
      timestamp: at,
      lang,
    },
  };
}

/** Whether a tab shows this page. */
export function shows(tabUrl: string, path: string): boolean {
  const { origin, pathname, search } = new URL(tabUrl);
  const page = new URL(path, origin);
  return pathname === page.pathname && search === page.search;
}
