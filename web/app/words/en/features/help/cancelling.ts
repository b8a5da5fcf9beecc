import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';

/**
 * Who may cancel an order and when, written once for the page of returns and the questions. When a cancellation rule
 * is added or changed, change its sentence here.
 */
export const cancellingRules = {
  free: [
    `For ${freeCancelHours} hours after you paid the advance you may cancel without a reason, however far the maker has come, as long as the parcel has not been sent. Everything you paid goes back to you.`,
    'Open the order and press Cancel order. An order whose advance you have not paid can be cancelled at any time; nothing is charged for it.',
  ],
  later: [
    `After those ${freeCancelHours} hours, and until the parcel has arrived, you ask the maker to cancel: open the order and press Ask to cancel. The maker agrees or refuses with a reason. If there is no answer within ${cancellationLimits.answerDays} days, our support desk decides.`,
    `A maker who agrees may keep a share of the advance: nothing before the making has begun, up to ${usualShares.DESIGN}% while it is designed, up to ${usualShares.MAKING}% while it is made, and up to the whole advance once it is made. All else goes back to you. You read both sums before you ask, and they do not grow while you wait.`,
    'Each maker sets their own shares within these bounds. You see yours in rupees before you pay the advance, and your order keeps them whatever the maker changes later.',
    'A maker who cannot make an order may cancel it until it is sent. Then everything you paid goes back to you.',
  ],
} as const;
