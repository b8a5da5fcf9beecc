import type { feed as english } from '../../en/sentences/feed.ts';

export const feed: Record<keyof typeof english, string> = {
  'feed.fromCursor': '‘பின்தொடர்வது’ பகுதி கர்சர் வழியே தொடர்கிறது. மேலிருந்து தொடங்குங்கள்.',
};
