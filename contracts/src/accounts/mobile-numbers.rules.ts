export const mobileSentences = {
  invalid: 'Please enter a mobile number, such as 98450 11111.',
  /** The dialling prefixes, such as +91. */
  elsewhere: (prefixes: string) =>
    `Text messages are sent only to numbers that begin with ${prefixes}. Please enter such a number, or sign in with your email.`,
  taken: 'Another account has this number. Remove it there first, or use another one.',
  notOffered: 'Text messages are not sent from here.',
  sent: 'If this number has an account, a 6-digit code is on its way.',
  sentToConfirm: 'A 6-digit code is on its way.',
  confirmFirst: 'Please confirm your mobile number first.',
};
