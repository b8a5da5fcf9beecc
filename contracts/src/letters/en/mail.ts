import type { Room } from '../words.ts';

/** What stands around every letter. */
export const mail = {
  'mail.hello': 'Hello,',
  'mail.helloName': 'Hello {name},',
  'mail.shortened':
    '{subject}.\n\nRead it on Tanabana: {page}\n\nOnce you have confirmed this address in your settings, our letters tell you more.',
  'mail.stop': 'No more letters like this',
  'mail.stopAt': 'No more letters like this: {page}',
  'mail.choices': 'All about your letters',
  'mail.house': 'Tanabana, made to order in India.',
} as const satisfies Room;
