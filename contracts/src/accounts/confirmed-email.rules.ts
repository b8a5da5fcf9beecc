import { sentence } from '#contracts/words/sentence.ts';
/** The highest total of an order, in rupees, while the buyer's email is unconfirmed. */
export const unconfirmedOrderMost = 20_000;

export const confirmedEmailSentences = {
  publish: sentence('accounts.confirmToPublish'),
  twoFactor: sentence('accounts.confirmForTwoFactor'),
  order: sentence('accounts.confirmToOrder'),
};
