import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, requiredLines, requiredText } from '#contracts/platform/fields.ts';
import { isIstDay } from '#contracts/platform/ist-day.ts';
import { rule } from '#contracts/words/rule.ts';
import { changedOrder } from '../core/orders.contract.ts';
import { functionDaySentences } from './function-day.rules.ts';
import { newPromiseLimits, newPromiseSentences } from './new-promise.rules.ts';

/** The proposal that the caller has seen. PROMISE_CHANGED, with the order in `newer`, if it is no longer open. */
const seen = { promiseId: id };

export const proposeDay = endpoint({
  method: 'POST',
  path: '/api/order/:id/promise',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The maker proposes a later day of arrival, which counts only with the buyer’s yes',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: z.object({
    /** YYYY-MM-DD in IST. */
    day: requiredText(rule(newPromiseSentences.day), 10),
    reason: requiredLines(rule(newPromiseSentences.reason), newPromiseLimits.longestReason),
  }),
  reply: changedOrder,
});

export const answerDay = endpoint({
  method: 'POST',
  path: '/api/order/:id/promise/answer',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The buyer says yes or no to the later day',
  params: z.object({ id }),
  body: z.object({ ...seen, agree: z.boolean() }),
  reply: changedOrder,
});

export const withdrawDay = endpoint({
  method: 'POST',
  path: '/api/order/:id/promise/withdraw',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The maker takes an unanswered proposal of a later day back',
  params: z.object({ id }),
  body: z.object(seen),
  reply: changedOrder,
});

const functionDay = z.nullable(
  z.string(rule(functionDaySentences.day)).check(z.refine(isIstDay, rule(functionDaySentences.day))),
);

export const setFunctionDay = endpoint({
  method: 'PUT',
  path: '/api/order/:id/function-day',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The buyer says for which function they need the order, until it is sent; null for none',
  params: z.object({ id }),
  body: z.object({
    /** YYYY-MM-DD in IST. */
    day: functionDay,
    /** The day that the caller has seen. CONFLICT, with the order in `newer`, if it is another one now. */
    seen: functionDay,
  }),
  reply: changedOrder,
});
