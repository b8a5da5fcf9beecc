import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { appearance } from './appearance-fields.ts';

export const changeAppearance = endpoint({
  method: 'POST',
  path: '/api/users/appearance',
  access: 'member',
  whileSuspended: true,
  tag: 'profiles',
  summary: 'Remember how the site looks to the viewer, on every device where they sign in',
  body: appearance,
  reply: z.object({ success: z.literal(true), data: appearance }),
});
