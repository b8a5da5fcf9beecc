import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';

/** As many as the Following tab can be read from at once. */
export const mostFollowed = 2000;

export const followMaker = endpoint({
  method: 'POST',
  path: '/api/users/follow/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Follow somebody, or follow them no longer',
  params: z.object({ id }),
  /** Without `wanted` the call toggles; with it, repeating it does no harm. */
  body: z._default(z.object({ wanted: z.optional(z.boolean()) }), {}),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    isFollowed: z.boolean(),
    followersCount: z.int(),
  }),
});
