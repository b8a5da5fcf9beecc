import * as z from 'zod/mini';
import { familyLinkDays, familyLinkSentences } from '#contracts/orders/family/family-links.rules.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { quotePrice } from './quotes.fields.ts';
import { quoteLineKinds } from './quotes.rules.ts';

const links = z.array(z.object({ id: idOut, createdAt: instant, endsAt: instant }));
const can = z.object({ create: z.boolean() });

/** What the family sees of a quote: no names, addresses, phone numbers or messages of either side. */
export const sharedQuote = z.object({
  /** OPEN: not accepted yet. ENDED: declined, withdrawn or expired. */
  stage: z.enum(['OPEN', 'ACCEPTED', 'ORDERED', 'ENDED']),
  title: z.string(),
  included: z.string(),
  lines: z.array(
    z.object({ kind: z.enum(quoteLineKinds), label: z.string(), amount: z.number(), days: z.int() }),
  ),
  price: quotePrice,
  days: z.int(),
  functionOn: z.nullable(z.string()),
  freeChanges: z.int(),
  validUntil: z.nullable(instant),
  pictures: z.array(picture),
  /** When the link ends. */
  endsAt: instant,
});
export type SharedQuote = z.output<typeof sharedQuote>;

export const listQuoteLinks = endpoint({
  method: 'GET',
  path: '/api/quotes/:id/links',
  access: 'member',
  tag: 'quotes',
  summary: 'The open links by which the buyer shows a quote to the family',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), links, can }),
});

export const createQuoteLink = endpoint({
  method: 'POST',
  path: '/api/quotes/:id/links',
  access: 'member',
  tag: 'quotes',
  summary: 'Open a link that shows a quote without signing in; its token is told this once',
  params: z.object({ id }),
  body: z.object({ days: z.literal(familyLinkDays, rule(familyLinkSentences.days)) }),
  reply: z.object({ ...successMessage, token: z.string(), links, can }),
});

export const endQuoteLink = endpoint({
  method: 'DELETE',
  path: '/api/quotes/:id/links/:linkId',
  access: 'member',
  whileSuspended: true,
  tag: 'quotes',
  summary: 'End a link of a quote at once',
  params: z.object({ id, linkId: id }),
  reply: z.object({ ...successMessage, links, can }),
});

export const readQuoteLink = endpoint({
  method: 'GET',
  path: '/api/quote-link',
  access: 'anyone',
  tag: 'quotes',
  summary: 'A quote, by the token of a link that its buyer shared',
  query: z.object({ token: z._default(z.string().check(z.maxLength(100)), '') }),
  reply: z.object({ success: z.literal(true), data: sharedQuote }),
});
