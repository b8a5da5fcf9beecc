import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';

export const suggestMakers = endpoint({
  method: 'GET',
  path: '/api/users/suggestedMakers',
  access: 'anyone',
  mayBeStale: true,
  tag: 'feed',
  summary: 'The makers of the newest designs whom the caller does not follow, at most three',
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id: idOut,
        name: z.string(),
        city: z.string(),
        profileImage: z.nullable(z.string()),
        isVerified: z.boolean(),
      }),
    ),
  }),
});

export const getTrendingDesigns = endpoint({
  method: 'GET',
  path: '/api/design/getTrendingDesigns',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'feed',
  summary: 'The designs that moved people most within seven days, the liveliest first',
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id: idOut,
        ...shownTitle,
        designer: z.object({ id: idOut, name: z.string() }),
        cover: z.nullable(picture),
        likesCount: z.int(),
        ordersCount: z.int(),
      }),
    ),
  }),
});
