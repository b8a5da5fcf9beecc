import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { letterKinds } from '../choices/kinds.rules.ts';

const token = z.string().check(z.minLength(1), z.maxLength(200));

const reply = z.object({
  success: z.literal(true),
  data: z.object({
    kind: z.enum(letterKinds),
    /** Whether emails of the kind are sent. */
    isOn: z.boolean(),
  }),
});

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/letters/subscription',
  access: 'anyone',
  tag: 'notifications',
  summary: 'What the link at the foot of a letter is about; its reader need not be signed in',
  query: z.object({ token }),
  reply,
});

export const setSubscription = endpoint({
  method: 'POST',
  path: '/api/letters/subscription',
  access: 'anyone',
  tag: 'notifications',
  summary: 'Stop the letters of one kind by the link at the foot of one, or take them up again',
  body: z.object({ token, isOn: z.boolean() }),
  reply,
});
