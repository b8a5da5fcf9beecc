import type { PushMessage } from '#contracts/notifications/push/push-message.ts';

/** What a notification on the screen keeps. */
export interface Kept {
  path: string;
  /** The newest first. */
  lines: readonly string[];
}

/** More lines than these are cut off by most screens. */
const mostLines = 4;

/** A message of our server; null for anything else, as one of a version of it that is not known here. */
export function readMessage(text: string): PushMessage | null {
  try {
    const { title, line, path, tag, isWhole, sounds, at } = JSON.parse(text) as Partial<PushMessage>;
    if (!title || !line || !path || !tag || !isPath(path)) return null;
    return {
      title,
      line,
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
  const { path, lines } = (data ?? {}) as Partial<Kept>;
  return typeof path === 'string' && isPath(path) && Array.isArray(lines) ? { path, lines } : null;
}

/** Of this site alone. */
const isPath = (path: string) => /^\/(?![/\\])/.test(path);

/** What the browser is asked to draw. The types of the browser do not know all of it. */
interface Drawn extends NotificationOptions {
  data: Kept;
  renotify: boolean;
  timestamp: number;
}

/** A message as a notification, with the lines of the one of its tag that is on the screen already. */
export function drawMessage(message: PushMessage, earlier: Kept | null): { title: string; options: Drawn } {
  const { title, line, path, tag, isWhole, sounds, at } = message;
  const before = isWhole ? [] : (earlier?.lines ?? []).filter((known) => known !== line);
  const lines = [line, ...before].slice(0, mostLines);
  return {
    title,
    options: {
      body: lines.join('\n'),
      tag,
      data: { path, lines },
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      silent: sounds === 'never',
      renotify: sounds === 'always',
      timestamp: at,
      lang: 'en',
    },
  };
}

/** Whether a tab shows the page of a path. */
export function shows(tabUrl: string, path: string): boolean {
  const { origin, pathname, search } = new URL(tabUrl);
  const page = new URL(path, origin);
  return pathname === page.pathname && search === page.search;
}
