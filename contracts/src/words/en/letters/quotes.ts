import type { Room } from '../../letter-words.ts';

export const quotes = {
  'quotes.ends': {
    subject: 'Your offer ends soon',
    text: 'The offer “{title}” from {maker} is valid until {day}, and it waits for you. After that, {maker} can offer it again.\n\nRead it, ask for a change, accept or pay here: {page}',
  },
} as const satisfies Room;
