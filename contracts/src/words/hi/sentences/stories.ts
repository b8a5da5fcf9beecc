import type { stories as english } from '../../en/sentences/stories.ts';

export const stories: Record<keyof typeof english, string> = {
  'stories.storyMissing': 'यह स्टोरी नहीं मिली।',
  'stories.choosePhoto': 'कृपया स्टोरी के लिए एक फ़ोटो चुनें।',
  'stories.onePhoto': 'एक स्टोरी में एक ही फ़ोटो होती है। कृपया बाक़ी हटा दें।',
  'stories.captionLong': 'कृपया कैप्शन {most} अक्षरों तक रखें।',
  'stories.storiesFull': 'आपकी {most} स्टोरी चल रही हैं। एक डिलीट करें, या सबसे पुरानी के ख़त्म होने तक रुकें।',
};
