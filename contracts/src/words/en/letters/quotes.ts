import type { Room } from '../../letter-words.ts';

export const quotes = {
  'quotes.ends': {
    subject: 'Your offer ends soon',
    text: 'The offer “{title}” from {maker} is valid until {day}, and it waits for you. After that, {maker} can offer it again.\n\nRead it, ask for a change, accept or pay here: {page}',
  },
  'quotes.passedOver': {
    subject: 'Another offer was chosen',
    text: 'Thank you for your offer “{title}”. {buyer} has chosen another one this time. Your work was seen, and new briefs that fit what you make are here: {page}',
  },
} as const satisfies Room;
