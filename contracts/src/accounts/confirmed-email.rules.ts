/** What an order may come to, in rupees, as long as nobody has confirmed the buyer's email. */
export const unconfirmedOrderMost = 20_000;

const where = 'The link is in the email that we sent you, and your settings send it again.';

export const confirmedEmailSentences = {
  publish: `Please confirm your email before you publish a design. ${where}`,
  twoFactor: `Please confirm your email before you turn on two-factor sign-in. ${where}`,
  order: `Please confirm your email to place an order above ₹20,000. ${where}`,
};
