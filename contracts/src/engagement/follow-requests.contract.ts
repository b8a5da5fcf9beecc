import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';

export const requestsPageSize = 24;

const followRequest = z.object({
  id: idOut,
  name: z.string(),
  role: z.enum(roles),
  profileImage: z.nullable(z.string()),
  isVerified: z.boolean(),
  requestedAt: instant,
});
export type FollowRequest = z.output<typeof followRequest>;

export const listFollowRequests = endpoint({
  method: 'GET',
  path: '/api/users/follow-requests',
  access: 'member',
  tag: 'engagement',
  summary: 'Who has asked to follow the viewer, the latest first, by cursor',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(80))) }),
  reply: z.object({
    success: z.literal(true),
    people: z.array(followRequest),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export const answerFollowRequest = endpoint({
  method: 'POST',
  path: '/api/users/follow-requests/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Agree to the request of a person, or decline it without their being told',
  params: z.object({ id }),
  body: z.object({ agree: z.boolean() }),
  reply: z.object({ ...successMessage }),
});
