import { sentence } from '#contracts/sentences/sentence.ts';
/** What an order may come to, in rupees, as long as nobody has confirmed the buyer's email. */
export const unconfirmedOrderMost = 20_000;

export const confirmedEmailSentences = {
  publish: sentence('accounts.confirmToPublish'),
  twoFactor: sentence('accounts.confirmForTwoFactor'),
  order: sentence('accounts.confirmToOrder'),
};
