import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';

/**
 * Without `wanted` the call toggles, as older front ends expect. With `wanted` it sets that state, so that a repeated
 * or late request is idempotent.
 */
const toggleBody = z._default(z.object({ wanted: z.optional(z.boolean()) }), {});

export const likeUnLikeDesign = endpoint({
  method: 'POST',
  path: '/api/design/likeUnLikeDesign/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Like a design, or take the like back',
  params: z.object({ id }),
  body: toggleBody,
  reply: z.object({
    ...successMessage,
    isLiked: z.boolean(),
    likesCount: z.int(),
  }),
});

export const saveUnSaveDesign = endpoint({
  method: 'POST',
  path: '/api/design/saveUnSaveDesign/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Save a design, or take it out of the saved ones',
  params: z.object({ id }),
  body: toggleBody,
  reply: z.object({
    ...successMessage,
    isSaved: z.boolean(),
    savesCount: z.int(),
  }),
});

export const shareChannels = [
  'device',
  'whatsapp',
  'facebook',
  'twitter',
  'telegram',
  'linkedin',
  'email',
  'link',
  'other',
] as const;
export type ShareChannel = (typeof shareChannels)[number];

export const shareDesign = endpoint({
  method: 'POST',
  path: '/api/design/shareDesign/:id',
  access: 'member',
  tag: 'engagement',
  summary: 'Count a share: one per person, way of sharing and hour',
  params: z.object({ id }),
  body: z._default(z.object({ channel: z._default(z.enum(shareChannels), 'other') }), { channel: 'other' }),
  reply: z.object({ ...successMessage, sharesCount: z.int() }),
});
