import type { PushMessage } from '#contracts/notifications/push/push-message.ts';

/** A message as it was read; one that does not say whose it is comes from an older server. */
type Message = Omit<PushMessage, 'recipientId'> & { recipientId: number | null };

/** What a notification on the screen keeps. */
export interface Kept {
  recipientId: number | null;
  path: string;
  /** The newest first. */
  lines: readonly string[];
}

/** More lines than these are cut off by most screens. */
const mostLines = 4;

/** A message of our server; null for anything else, as one of a version of it that is not known here. */
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

/** What an earlier notification of ours kept; null for what it cannot have been. */
export function readKept(data: unknown): Kept | null {
  const { recipientId, path, lines } = (data ?? {}) as Partial<Kept>;
  if (typeof path !== 'string' || !isPath(path) || !Array.isArray(lines)) return null;
  return { recipientId: recipientId ?? null, path, lines };
}

/** Of this site alone. */
const isPath = (path: string) => /^\/(?![/\\])/.test(path);

/** What the browser is asked to draw. The types of the browser do not know all of it. */
interface Drawn extends NotificationOptions {
  data: Kept;
  renotify: boolean;
  timestamp: number;
}

/** A message as a notification, with the lines that the one of its tag on the screen has for the same person. */
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

/** Whether a tab shows the page of a path. */
export function shows(tabUrl: string, path: string): boolean {
  const { origin, pathname, search } = new URL(tabUrl);
  const page = new URL(path, origin);
  return pathname === page.pathname && search === page.search;
}
