import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { guestWords, listedOccasion, occasionBoard, occasionWords } from './occasions.fields.ts';
import { deliveries } from './occasions.rules.ts';

const changed = z.object({ ...successMessage, board: occasionBoard });

export const listOccasions = endpoint({
  method: 'GET',
  path: '/api/occasions',
  access: 'member',
  tag: 'occasions',
  summary: 'The occasions of the viewer: those ahead by day, then the past, then the archived',
  reply: z.object({ success: z.literal(true), occasions: z.array(listedOccasion) }),
});

export const createOccasion = endpoint({
  method: 'POST',
  path: '/api/occasions',
  access: 'member',
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'Begin an occasion, such as a wedding, for which several people need pieces',
  idempotencyKey: 'required',
  body: occasionWords,
  reply: changed,
});

export const readOccasion = endpoint({
  method: 'GET',
  path: '/api/occasions/:id',
  access: 'member',
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'The board of an occasion: people, their pieces, what is paid and what is ready',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), board: occasionBoard }),
});

export const changeOccasion = endpoint({
  method: 'PUT',
  path: '/api/occasions/:id',
  access: 'member',
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'Change the title, day, city or delivery of an occasion',
  params: z.object({ id }),
  body: occasionWords,
  reply: changed,
});

export const archiveOccasion = endpoint({
  method: 'POST',
  path: '/api/occasions/:id/archive',
  access: 'member',
  whileSuspended: true,
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'Put an occasion away, which ends its links, or take it back',
  params: z.object({ id }),
  body: z.object({ archived: z.boolean() }),
  reply: changed,
});

export const addGuest = endpoint({
  method: 'POST',
  path: '/api/occasions/:id/people',
  access: 'member',
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'Add a person to an occasion',
  idempotencyKey: 'required',
  params: z.object({ id }),
  body: guestWords,
  reply: changed,
});

const guestOfOccasion = z.object({ id, personId: id });

export const changeGuest = endpoint({
  method: 'PUT',
  path: '/api/occasions/:id/people/:personId',
  access: 'member',
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'Change a person of an occasion',
  params: guestOfOccasion,
  body: guestWords,
  reply: changed,
});

export const removeGuest = endpoint({
  method: 'DELETE',
  path: '/api/occasions/:id/people/:personId',
  access: 'member',
  whileSuspended: true,
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'Remove a person to whom no order is assigned',
  params: guestOfOccasion,
  reply: changed,
});

const orderOfOccasionParams = z.object({ id, orderId: id });

export const assignOrder = endpoint({
  method: 'PUT',
  path: '/api/occasions/:id/orders/:orderId',
  access: 'member',
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'Assign one of the organiser’s own purchases to a person, or to another person of the occasion',
  params: orderOfOccasionParams,
  body: z.object({ personId: id }),
  reply: changed,
});

export const unassignOrder = endpoint({
  method: 'DELETE',
  path: '/api/occasions/:id/orders/:orderId',
  access: 'member',
  whileSuspended: true,
  tag: 'occasions',
  inReadersLanguage: true,
  summary: 'Take an order out of the occasion, which ends its links; the order itself goes on',
  params: orderOfOccasionParams,
  reply: changed,
});

/** What the two sides of an order read of its occasion. */
const occasionNote = z.object({
  /** For the buyer; null for the maker, who does not learn the title. */
  occasion: z.nullable(z.object({ id: idOut, title: z.string() })),
  delivery: z.enum(deliveries),
  /** YYYY-MM-DD. */
  day: z.string(),
  /** Where the pieces are wanted; '' if it was not said. */
  city: z.string(),
  /** Other orders of the occasion that are not cancelled. */
  others: z.int(),
});
export type OccasionNote = z.output<typeof occasionNote>;

export const readOccasionOfOrder = endpoint({
  method: 'GET',
  path: '/api/order/:id/occasion',
  access: 'member',
  tag: 'occasions',
  summary:
    'The wish of the occasion that an order belongs to, for its buyer and, once the advance is paid, its maker',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), note: z.nullable(occasionNote) }),
});
