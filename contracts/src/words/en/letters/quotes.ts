import type { Room } from '../../letter-words.ts';

export const quotes = {
  'quotes.ends': {
    subject: 'An offer for you ends soon',
    text: 'The offer “{title}” from {maker} is valid until {day} and waits for your answer. After that, {maker} can offer it again.\n\nRead it, ask for a change, accept or pay here: {page}',
  },
  'quotes.passedOver': {
    subject: 'Another offer was chosen',
    text: '{buyer} has chosen another offer this time, not your “{title}”. Thank you for the thought that you put into it. New briefs that fit what you make are here: {page}',
  },
} as const satisfies Room;
