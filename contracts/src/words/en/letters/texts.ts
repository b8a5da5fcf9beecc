import type { Room } from '../../letter-words.ts';

/** What text messages say, and the letter of the house, whose words the desk writes. A code stands first, where phones find it. */
export const texts = {
  'house.letter': { subject: '{heading}', text: '{text}' },
  'sms.confirm':
    '{code} is your Tanabana code to confirm this number. It works once, for ten minutes. Nobody from Tanabana will ask you for it.',
  'sms.signIn':
    '{code} is your Tanabana code to sign in. It works once, for ten minutes. Nobody from Tanabana will ask you for it.',
  'sms.news': 'Tanabana: {line}. {page}',
} as const satisfies Room;
