import { sentence } from '#contracts/words/sentence.ts';
export const mobileSentences = {
  invalid: sentence('accounts.numberInvalid'),
  /** The dialling prefixes, such as +91. */
  elsewhere: (prefixes: string) => sentence('accounts.numberElsewhere', { prefixes }),
  taken: sentence('accounts.numberTaken'),
  notOffered: sentence('accounts.textsNotOffered'),
  sent: sentence('done.textCodeSent'),
  sentToConfirm: sentence('done.numberCodeSent'),
  confirmFirst: sentence('accounts.confirmNumberFirst'),
};
