import type { hands as english } from '../../en/letters/hands.ts';
import type { Translation } from '../../letter-words.ts';

export const hands: Translation<typeof english> = {
  'hands.offered': {
    subject: 'உங்களுக்கான வேலை',
    text: '{workshop} உங்களுக்கு “{piece}” வேலையைக் கொடுத்தார்; {day} க்குள் திருப்பித் தர வேண்டும்.\n\nஎன்ன செய்ய வேண்டும், எவ்வளவு கூலி என்று படித்து, வேலையை ஏற்கவும் அல்லது மறுக்கவும்: {page}',
  },
};
