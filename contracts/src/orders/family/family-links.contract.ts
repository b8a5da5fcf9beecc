import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { stepStates } from '../core/order-steps.ts';
import { timelineStatuses } from '../core/orders.states.ts';
import { familyLinkDays, familyLinkSentences } from './family-links.rules.ts';

const links = z.array(
  z.object({
    id: idOut,
    /** Whether the link also shows the photographs of the making. */
    photographs: z.boolean(),
    createdAt: instant,
    endsAt: instant,
  }),
);
const can = z.object({ create: z.boolean() });

/** What the family sees: no names, money, addresses or texts of either side. */
export const familyView = z.object({
  designs: z.array(z.object({ ...shownTitle, image: z.nullable(z.string()) })),
  steps: z.array(
    z.object({
      status: z.enum(timelineStatuses),
      state: z.enum(stepStates),
      /** YYYY-MM-DD in IST; null for a step that was not taken. */
      day: z.nullable(z.string()),
      pictures: z.array(picture),
    }),
  ),
  isDelivered: z.boolean(),
  /** The last day of the delivery promise, or the day of arrival; YYYY-MM-DD in IST. */
  deliveryBy: z.nullable(z.string()),
  endsAt: instant,
});
export type FamilyView = z.output<typeof familyView>;

export const listFamilyLinks = endpoint({
  method: 'GET',
  path: '/api/order/:id/family-links',
  access: 'member',
  tag: 'orders',
  summary: 'The open links by which the buyer shows the making to the family',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), links, can }),
});

export const createFamilyLink = endpoint({
  method: 'POST',
  path: '/api/order/:id/family-links',
  access: 'member',
  tag: 'orders',
  summary: 'Open a link that shows the making without signing in; its token is told this once',
  params: z.object({ id }),
  body: z.object({
    days: z.literal(familyLinkDays, rule(familyLinkSentences.days)),
    photographs: z._default(z.boolean(), false),
  }),
  reply: z.object({ ...successMessage, token: z.string(), links, can }),
});

export const endFamilyLink = endpoint({
  method: 'DELETE',
  path: '/api/order/:id/family-links/:linkId',
  access: 'member',
  whileSuspended: true,
  tag: 'orders',
  summary: 'End a link for the family at once',
  params: z.object({ id, linkId: id }),
  reply: z.object({ ...successMessage, links, can }),
});

export const readFamilyLink = endpoint({
  method: 'GET',
  path: '/api/family-link',
  access: 'anyone',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'The making of an order, by the token of a link that its buyer shared',
  query: z.object({ token: z._default(z.string().check(z.maxLength(100)), '') }),
  reply: z.object({ success: z.literal(true), data: familyView }),
});
