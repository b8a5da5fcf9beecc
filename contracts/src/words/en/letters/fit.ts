import type { Room } from '../../letter-words.ts';

export const fit = {
  'fit.news': {
    subject: 'News about the fit of your order',
    text: '{news}.\n\nRead all of it and answer here: {page}',
  },
} as const satisfies Room;
