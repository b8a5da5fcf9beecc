import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';

/** As many as the Following tab can be read from at once. */
export const mostFollowed = 2000;

/** As many requests as may wait at once. */
export const mostRequested = 500;

/** How the caller stands to a person: REQUESTED waits for the person to agree. */
export const followStates = ['NONE', 'REQUESTED', 'FOLLOWING'] as const;
export type FollowState = (typeof followStates)[number];

export const followMaker = endpoint({
  method: 'POST',
  path: '/api/users/follow/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Follow somebody or ask to, or take either back',
  params: z.object({ id }),
  /** Without `wanted` the call toggles; with it, repeating it does no harm. */
  body: z._default(z.object({ wanted: z.optional(z.boolean()) }), {}),
  reply: z.object({
    ...successMessage,
    isFollowed: z.boolean(),
    followState: z.enum(followStates),
    /** Null where the caller may not see the figures of the profile. */
    followersCount: z.nullable(z.int()),
  }),
});
