import type { Room } from '../../letter-words.ts';

/** The header and footer of emails, and the template that turns a notification into a sentence. */
export const mail = {
  'mail.hello': 'Hello,',
  'mail.helloName': 'Hello {name},',
  'mail.shortened':
    '{subject}.\n\nRead it on Tanabana: {page}\n\nOnce you have confirmed this address in your settings, our emails give the details.',
  'mail.sentence': '{line}.',
  'mail.stop': 'Stop emails like this',
  'mail.stopAt': 'Stop emails like this: {page}',
  'mail.choices': 'Email settings',
  'button.open': 'Open on Tanabana',
  'button.order': 'See the order',
  'button.meeting': 'See the meeting',
  'button.bookAgain': 'Book another time',
  'button.enquiry': 'Read the enquiry',
  'button.answer': 'Read the answer',
  'button.chat': 'Open the chat',
  'button.complaint': 'Open the complaint',
  'button.design': 'See the design',
  'button.changeDesign': 'Change the design',
  'button.changeReview': 'Change your review',
  'button.profile': 'See your profile',
  'button.writeToUs': 'Write to us',
  'button.settings': 'Open settings',
  'button.confirmEmail': 'Confirm email',
  'button.newPassword': 'Choose a new password',
  'button.signIn': 'Sign in',
  'mail.house': 'Tanabana, made to order in India.',
} as const satisfies Room;
