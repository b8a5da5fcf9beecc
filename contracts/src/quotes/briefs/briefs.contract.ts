import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { bid, brief, briefWords, ownBrief, workBrief } from './briefs.fields.ts';

/** `nudge`: the words contain contact data; the screen says gently why to stay here. */
const written = z.object({ ...successMessage, brief, nudge: z.boolean() });

/** `nextCursor` of the previous page. */
const cursor = z.optional(z.string().check(z.maxLength(60)));

export const createBrief = endpoint({
  method: 'POST',
  path: '/api/briefs',
  access: 'member',
  tag: 'quotes',
  summary: 'Post a brief, which makers who fit answer with sealed bids',
  idempotencyKey: 'optional',
  body: briefWords,
  reply: written,
});

export const updateBrief = endpoint({
  method: 'PUT',
  path: '/api/briefs/:id',
  access: 'member',
  tag: 'quotes',
  summary: 'Change a brief while it has no bid',
  params: z.object({ id }),
  body: briefWords,
  reply: written,
});

export const endBrief = endpoint({
  method: 'POST',
  path: '/api/briefs/:id/end',
  access: 'member',
  whileSuspended: true,
  tag: 'quotes',
  summary: 'End an open brief; its bids end with it',
  params: z.object({ id }),
  reply: z.object({ ...successMessage, brief }),
});

export const readBrief = endpoint({
  method: 'GET',
  path: '/api/briefs/:id',
  access: 'member',
  tag: 'quotes',
  summary: 'A brief, for its owner and the makers in its circle',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), brief }),
});

export const listOwnBriefs = endpoint({
  method: 'GET',
  path: '/api/briefs',
  access: 'member',
  tag: 'quotes',
  summary: 'The briefs of the viewer, newest first',
  query: z.object({ cursor }),
  reply: z.object({
    success: z.literal(true),
    briefs: z.array(ownBrief),
    nextCursor: z.nullable(z.string()),
    /** False at the most open briefs. */
    can: z.object({ create: z.boolean() }),
  }),
});

export const briefWorklist = endpoint({
  method: 'GET',
  path: '/api/briefs/worklist',
  access: 'member',
  tag: 'quotes',
  summary: 'Open briefs that fit the viewer as a maker, best fit first',
  query: z.object({ cursor }),
  reply: z.object({
    success: z.literal(true),
    briefs: z.array(workBrief),
    nextCursor: z.nullable(z.string()),
    /** Why the list is empty: no published design, a paused shop or a full month. */
    whyNone: z.nullable(namedMessage),
  }),
});

export const compareBids = endpoint({
  method: 'GET',
  path: '/api/briefs/:id/bids',
  access: 'member',
  tag: 'quotes',
  summary: 'The bids on a brief side by side, for its owner; the cheapest first',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), brief, bids: z.array(bid) }),
});
