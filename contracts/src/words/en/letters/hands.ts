import type { Room } from '../../letter-words.ts';

export const hands = {
  'hands.offered': {
    subject: 'Work for you',
    text: '{workshop} hands you “{piece}”, to be back by {day}.\n\nRead what is to be done and for how much, and take on the work or decline: {page}',
  },
} as const satisfies Room;
