import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id } from '#contracts/platform/fields.ts';
import { figure } from '#contracts/platform/figures.ts';

export const designViewed = endpoint({
  method: 'POST',
  path: '/api/design/viewed/:id',
  access: 'anyone',
  whileSuspended: true,
  tag: 'designs',
  summary: 'Somebody looks at a design; counted once per person and day, and never for its maker',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
});

export const designsDashboard = endpoint({
  method: 'GET',
  path: '/api/users/productsOverview',
  access: 'member',
  tag: 'designs',
  summary: 'How the viewer’s designs were met in the last 30 days, beside the 30 days before',
  reply: z.object({
    success: z.literal(true),
    /** Number of designs that are published now. */
    published: z.int(),
    /** Number of designs that are hidden or still being processed. */
    unpublished: z.int(),
    views: figure,
    /** Number of people who viewed the viewer’s profile. */
    profileViews: figure,
    likes: figure,
    saves: figure,
  }),
});
export type DesignsDashboard = Omit<z.output<(typeof designsDashboard)['reply']>, 'success'>;
