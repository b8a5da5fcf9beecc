import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, optionalLines, requiredLines } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { changedOrder } from '../core/orders.contract.ts';
import { cancellationLimits, cancellationSentences } from './cancellation.rules.ts';

const { longestReason } = cancellationLimits;

const shownRefund = z
  .number(rule(cancellationSentences.shown))
  .check(z.minimum(0, rule(cancellationSentences.shown)));

const answer = z.object({
  agree: z.boolean(),
  /** What the maker keeps, in rupees; the rest of what is held is refunded. Ignored in a refusal. */
  keep: z._default(
    z
      .number(rule('orders.howMuchKept'))
      .check(
        z.minimum(0, rule('orders.keptLeast')),
        z.maximum(100_000_000, rule('orders.keptTooMuch')),
        z.multipleOf(0.01, rule('orders.decimals')),
      ),
    0,
  ),
  /** What goes back, as shown when agreeing, in rupees. REFUND_CHANGED with both amounts if it has changed. */
  refund: z.optional(shownRefund),
  /** Required to refuse. */
  words: optionalLines(longestReason),
});

export const askToCancel = endpoint({
  method: 'POST',
  path: '/api/order/:id/cancellation',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The buyer asks the maker to cancel an order that is no longer free to cancel',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: z.object({
    reason: requiredLines(rule(cancellationSentences.reason), longestReason),
    /**
     * What goes back at least, as shown to the buyer (`cancelling.offer`), in rupees. REFUND_CHANGED with both amounts
     * if it has changed.
     */
    refund: shownRefund,
  }),
  reply: changedOrder,
});

export const withdrawCancellation = endpoint({
  method: 'POST',
  path: '/api/order/:id/cancellation/withdraw',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The buyer takes an unanswered request to cancel back',
  params: z.object({ id }),
  reply: changedOrder,
});

export const answerCancellation = endpoint({
  method: 'POST',
  path: '/api/order/:id/cancellation/answer',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The maker agrees to cancel, keeping at most the share of the stage, or refuses with a reason',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: answer,
  reply: changedOrder,
});

export const decideCancellation = endpoint({
  method: 'POST',
  path: '/api/order/:id/cancellation/decide',
  access: 'admin',
  tag: 'orders',
  summary: 'The desk decides a request to cancel that its maker left unanswered',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: answer,
  reply: z.object({ ...successMessage }),
});
