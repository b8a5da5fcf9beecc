import { randomInt } from 'node:crypto';
import { feedCursor } from '#server/modules/feed/list-feed.ts';
import { publishedMicros } from '../fill.ts';
import type { Ask } from './raw-client.ts';

const searches = [
  'red silk lehenga',
  'chikankari kurta',
  'banarasi sari under 5000',
  'khadi jacket',
  'ikat stole',
];

/** Cumulative shares of a hundred requests. Every URL of a page or feed is new, so that none is cached. */
const mix: [kind: string, share: number][] = [
  ['feed', 30],
  ['product', 25],
  ['feed, signed in', 20],
  ['search', 10],
  ['home page', 5],
  ['product page', 10],
];

/**
 * A random request of visitors and members on a busy day. `host` is host and port, `cookies` are the members'
 * cookies.
 */
export function makeTraffic({
  host,
  size,
  cookies,
}: {
  host: string;
  size: number;
  cookies: string[];
}): () => Ask {
  let asked = 0;
  const cursor = () =>
    feedCursor.write({
      micros: publishedMicros(randomInt(0, Math.floor(size * 0.9))),
      id: 1_000_000_000 + asked,
    });
  const pathOf: Record<string, () => string> = {
    feed: () => `/api/design/getProductsForFeed?cursor=${cursor()}`,
    product: () => `/api/design/getProductDetails/${randomInt(1, size + 1)}?asked=${asked}`,
    'feed, signed in': () => `/api/design/getProductsForFeed?cursor=${cursor()}`,
    search: () => `/api/search?q=${encodeURIComponent(searches[asked % searches.length] ?? '')}&n=${asked}`,
    'home page': () => `/?asked=${asked}`,
    'product page': () => `/product/${randomInt(1, size + 1)}?asked=${asked}`,
  };

  return () => {
    asked += 1;
    const kind = chooseKind(randomInt(100));
    const isPage = kind.endsWith('page');
    const cookie = kind.endsWith('signed in') ? `cookie: ${cookies[asked % cookies.length]}\r\n` : '';
    const accept = isPage ? 'text/html' : 'application/json';
    return {
      kind,
      bytes: `GET ${pathOf[kind]?.()} HTTP/1.1\r\nhost: ${host}\r\naccept: ${accept}\r\n${cookie}\r\n`,
    };
  };
}

function chooseKind(drawn: number): string {
  let below = 0;
  for (const [kind, share] of mix) {
    below += share;
    if (drawn < below) return kind;
  }
  throw new Error('The shares of the mix are fewer than a hundred.');
}
