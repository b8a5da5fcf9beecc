import type { feed as english } from '../../en/sentences/feed.ts';

export const feed: Record<keyof typeof english, string> = {
  'feed.fromCursor': '“ফলো করছেন” ট্যাবটি কার্সর থেকে এগোয়। উপর থেকে শুরু করুন।',
};
