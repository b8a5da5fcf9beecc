import type { Room } from '../../letter-words.ts';

export const occasions = {
  'occasions.sharePaid': {
    subject: 'A share for your occasion is paid',
    text: '{person}’s share of {amount} for “{title}” is paid. Thank you for bringing everybody together.\n\nSee who is measured, paid and ready: {page}',
  },
} as const satisfies Room;
