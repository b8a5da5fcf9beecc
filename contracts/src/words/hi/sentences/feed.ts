import type { feed as english } from '../../en/sentences/feed.ts';

export const feed: Record<keyof typeof english, string> = {
  'feed.fromCursor': 'फ़ॉलोइंग टैब कर्सर से आगे बढ़ता है। कृपया ऊपर से शुरू करें।',
};
