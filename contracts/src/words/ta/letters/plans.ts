import type { plans as english } from '../../en/letters/plans.ts';
import type { Translation } from '../../letter-words.ts';

export const plans: Translation<typeof english> = {
  'plans.news': {
    subject: 'உங்கள் ஆர்டர் தயாராகும் செய்தி',
    text: '{news}.\n\nபடங்களைப் பார்த்து இங்கே பதில் தாருங்கள்: {page}',
  },
};
