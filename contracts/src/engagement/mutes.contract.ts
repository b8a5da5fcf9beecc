import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';

/** The most people a person can mute: as many as the feed can exclude at once. */
export const mostMuted = 1000;
export const hiddenPageSize = 20;

/** A person whom the viewer has muted or blocked. */
export const hiddenPerson = z.object({
  id: idOut,
  name: z.string(),
  city: z.string(),
  profileImage: z.nullable(z.string()),
});
export type HiddenPerson = z.output<typeof hiddenPerson>;

export const setMute = endpoint({
  method: 'POST',
  path: '/api/users/mute/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'See no more of a person in feed, stories, suggestions and notifications, or see them again',
  params: z.object({ id }),
  body: z.object({ wanted: z.boolean() }),
  reply: z.object({ ...successMessage, isMuted: z.boolean() }),
});

export const listMuted = endpoint({
  method: 'GET',
  path: '/api/users/muted',
  access: 'member',
  tag: 'engagement',
  summary: 'Whom the viewer has muted, the latest first',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({
    success: z.literal(true),
    people: z.array(hiddenPerson),
    nextCursor: z.nullable(z.string()),
  }),
});
