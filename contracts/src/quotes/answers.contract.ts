import * as z from 'zod/mini';
import { keptShares } from '#contracts/orders/endings/kept-shares.fields.ts';
import { paymentRequest } from '#contracts/orders/paying/paying.contract.ts';
import { shippingDetails } from '#contracts/orders/placing/checkout.contract.ts';
import { mostInstructions } from '#contracts/orders/placing/checkout.rules.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, optionalLines, requiredLines } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { quote } from './quotes.fields.ts';
import { quoteLimits, quoteSentences } from './quotes.rules.ts';

const changed = z.object({ ...successMessage, quote });

/** The revision that the buyer has seen. QUOTE_CHANGED, with the newer quote in `newer`, if it is not the current one. */
const revision = z.int();

export const askForChange = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/ask-change',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'The buyer asks the maker, in words, to change an offer',
  params: z.object({ id }),
  body: z.object({ revision, note: requiredLines(rule(quoteSentences.note), quoteLimits.note) }),
  reply: changed,
});

export const counterQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/counter',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'The buyer names another price, once for each revision',
  params: z.object({ id }),
  body: z.object({
    revision,
    /** In rupees before tax, for all lines together; less than the offer. */
    price: z
      .number(rule(quoteSentences.counter))
      .check(
        z.minimum(1, rule(quoteSentences.counter)),
        z.maximum(quoteLimits.mostPrice, rule(quoteSentences.counter)),
        z.multipleOf(0.01, rule(quoteSentences.decimals)),
      ),
    note: optionalLines(quoteLimits.note),
  }),
  reply: changed,
});

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/accept',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'The buyer says yes to a revision, which fixes its price; paying is a second step',
  params: z.object({ id }),
  body: z.object({ revision }),
  reply: changed,
});

export const declineQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/decline',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'The buyer says no',
  params: z.object({ id }),
  body: z.object({ revision, note: optionalLines(quoteLimits.note) }),
  reply: changed,
});

export const payQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/pay',
  access: 'member',
  tag: 'quotes',
  inReadersLanguage: true,
  summary:
    'Place the order of the accepted revision and open the payment of its advance; again, while it is unpaid, the same order',
  params: z.object({ id }),
  body: z.object({
    revision,
    shippingDetails,
    specialInstructions: optionalLines(mostInstructions),
    saveAddress: z._default(z.boolean(), true),
    /** As when an order is placed: TERMS_CHANGED if they differ. */
    expectedShares: z.optional(keptShares),
    /** The promised day, YYYY-MM-DD, that the buyer agrees to although it is after the function. */
    lateDay: z.optional(z.string().check(z.refine(isIstDay))),
  }),
  reply: z.object({ ...paymentRequest }),
});

export const backOutOfPaying = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/back-out',
  access: 'member',
  whileSuspended: true,
  tag: 'quotes',
  inReadersLanguage: true,
  summary: 'Give up a payment that was begun: its unpaid order is cancelled, the accepted offer stands',
  params: z.object({ id }),
  body: z.object({ revision }),
  reply: changed,
});
