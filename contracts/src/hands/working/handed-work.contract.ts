import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { handPhotograph } from '../hands.contract.ts';
import { handedWork, handSheet } from '../hands.fields.ts';
import { handedWorkSides } from '../hands.rules.ts';
import { answerOfHand, moveOfHand } from './hand-link.contract.ts';

const changed = z.object({ ...successMessage, sheet: handSheet });

export const listHandedWork = endpoint({
  method: 'GET',
  path: '/api/handed-work',
  access: 'member',
  tag: 'hands',
  summary: 'Pieces that makers handed to the viewer, the last handed over first',
  query: z.object({
    side: z._default(z.enum(handedWorkSides), 'OPEN'),
    /** `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({
    success: z.literal(true),
    work: z.array(handedWork),
    nextCursor: z.nullable(z.string()),
  }),
});

export const readHandedWork = endpoint({
  method: 'GET',
  path: '/api/handed-work/:id',
  access: 'member',
  tag: 'hands',
  summary: 'A piece that was handed to the viewer',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), sheet: handSheet }),
});

export const uploadForHandedWork = endpoint({
  method: 'POST',
  path: '/api/handed-work/:id/pictures',
  access: 'member',
  tag: 'hands',
  summary: 'The hand sends one `image` ahead of the return',
  params: z.object({ id }),
  multipart: true,
  files: { image: handPhotograph },
  reply: z.object({ success: z.literal(true), data: z.object({ mediaId: idOut }) }),
});

export const moveHandedWork = endpoint({
  method: 'POST',
  path: '/api/handed-work/:id/moves',
  access: 'member',
  tag: 'hands',
  summary: 'The hand accepts or declines a piece, or brings it back with photographs',
  params: z.object({ id }),
  body: z.object(moveOfHand),
  reply: changed,
});

export const answerCreditOfWork = endpoint({
  method: 'POST',
  path: '/api/handed-work/:id/credit',
  access: 'member',
  whileSuspended: true,
  tag: 'hands',
  summary: 'The hand agrees to a public credit under a name, or takes it back',
  params: z.object({ id }),
  body: z.object(answerOfHand),
  reply: changed,
});
