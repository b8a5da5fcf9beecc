import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';

/** The most people a person can follow: as many as one query of the Following tab can read. */
export const mostFollowed = 2000;

/** The most follow requests that can be pending at once. */
export const mostRequested = 500;

/** Whether the caller follows a person; REQUESTED means that the person has not agreed yet. */
export const followStates = ['NONE', 'REQUESTED', 'FOLLOWING'] as const;
export type FollowState = (typeof followStates)[number];

export const followMaker = endpoint({
  method: 'POST',
  path: '/api/users/follow/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Follow somebody or ask to, or take either back',
  params: z.object({ id }),
  /** Without `wanted` the call toggles; with it, the call is idempotent. */
  body: z._default(z.object({ wanted: z.optional(z.boolean()) }), {}),
  reply: z.object({
    ...successMessage,
    isFollowed: z.boolean(),
    followState: z.enum(followStates),
    /** Null if the caller may not see the figures of the profile. */
    followersCount: z.nullable(z.int()),
  }),
});
