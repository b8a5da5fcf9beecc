import type { Room } from '../words.ts';

/** What stands around every letter. */
export const mail = {
  'mail.hello': 'Hello,',
  'mail.helloName': 'Hello {name},',
  'mail.shortened':
    '{subject}.\n\nRead it on Tanabana: {page}\n\nOnce you have confirmed this address in your settings, our emails give the details.',
  'mail.stop': 'Stop emails like this',
  'mail.stopAt': 'Stop emails like this: {page}',
  'mail.choices': 'Email settings',
  'button.open': 'Open on Tanabana',
  'button.confirmEmail': 'Confirm email',
  'button.newPassword': 'Choose a new password',
  'button.signIn': 'Sign in',
  'mail.house': 'Tanabana, made to order in India.',
} as const satisfies Room;
