import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { figure } from '#contracts/platform/figures.ts';

export const profileViewed = endpoint({
  method: 'POST',
  path: '/api/public/profileViewed/:userId',
  access: 'anyone',
  whileSuspended: true,
  tag: 'profiles',
  summary: 'Somebody looks at a profile; counted once per person and day, and never for its owner',
  params: z.object({ userId: id }),
  reply: z.object({ success: z.literal(true) }),
});

export const profileViews = endpoint({
  method: 'GET',
  path: '/api/users/profile-views',
  access: 'member',
  tag: 'profiles',
  summary: 'How many people looked at the viewer’s profile in the last 30 days, beside the 30 days before',
  reply: z.object({ success: z.literal(true), data: figure }),
});
