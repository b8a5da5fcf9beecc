import type { Room } from '../../letter-words.ts';

/** Text messages, and the newsletter, whose text an admin writes. A code comes first, where phones detect it. */
export const texts = {
  'house.letter': { subject: '{heading}', text: '{text}' },
  'sms.confirm':
    '{code} is your Tanabana code to confirm this number. It works once, for ten minutes. Nobody from Tanabana will ask you for it.',
  'sms.signIn':
    '{code} is your Tanabana code to sign in. It works once, for ten minutes. Nobody from Tanabana will ask you for it.',
  'sms.news': 'Tanabana: {line}. {page}',
} as const satisfies Room;
