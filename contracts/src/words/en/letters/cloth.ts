import type { Room } from '../../letter-words.ts';

export const cloth = {
  'cloth.news': {
    subject: 'News about the cloth of your order',
    text: '{news}.\n\nRead all of it and answer here: {page}',
  },
} as const satisfies Room;
