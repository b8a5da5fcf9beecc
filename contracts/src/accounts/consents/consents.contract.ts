import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { agreedTexts } from './agreed-texts.ts';

const text = z.enum(agreedTexts);

export const agreeToText = endpoint({
  method: 'POST',
  path: '/api/users/consents',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Agree to the present wording of a text, which the caller names',
  body: z.object({ text, version: z.string().check(z.maxLength(10)) }),
  reply: z.object({ success: z.literal(true) }),
});
