import type { Room } from '../../letter-words.ts';

export const plans = {
  'plans.news': {
    subject: 'News about the making of your order',
    text: '{news}.\n\nSee the photographs and answer here: {page}',
  },
} as const satisfies Room;
