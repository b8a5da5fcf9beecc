import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { rule } from '#contracts/words/rule.ts';
import { digests, quietHoursSentence, switchableKinds } from './kinds.rules.ts';

const choice = z.object({
  kind: z.enum(switchableKinds),
  /** Off: nothing of the kind is listed, counted or announced. */
  inApp: z.boolean(),
  /** Off: no letter of the kind is sent. */
  mail: z.boolean(),
  /** Off: nothing of the kind is sent to the viewer’s devices. What is off on the site is not sent there either. */
  push: z.boolean(),
});

const ways = z.object({
  email: z.boolean(),
  push: z.boolean(),
  /** Off as long as no mobile number is confirmed. */
  sms: z.boolean(),
  marketing: z.boolean(),
  designUpdates: z.boolean(),
  orderUpdates: z.boolean(),
});

/** A time of day in India, "22:00". */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, rule(quietHoursSentence)));

const quietHours = z.object({ from: timeOfDay, to: timeOfDay });

const choices = z.object({
  /** What may reach the viewer away from the site. */
  ways,
  /** One for each kind that can be switched off. */
  kinds: z.array(choice),
  digest: z.enum(digests),
  /** When letters wait; it may cross midnight. Null where they never do. */
  quietHours: z.nullable(quietHours),
});
export type Choices = z.output<typeof choices>;

const reply = z.object({ success: z.literal(true), data: choices });

export const getChoices = endpoint({
  method: 'GET',
  path: '/api/notifications/choices',
  access: 'member',
  tag: 'notifications',
  summary: 'What the viewer wants to be told of, where and when',
  reply,
});

export const changeChoice = endpoint({
  method: 'POST',
  path: '/api/notifications/choices',
  access: 'member',
  whileSuspended: true,
  tag: 'notifications',
  summary: 'Switch one kind of notification on or off, and answer with all choices',
  body: z.object({
    kind: z.enum(switchableKinds),
    inApp: z.optional(z.boolean()),
    mail: z.optional(z.boolean()),
    push: z.optional(z.boolean()),
  }),
  reply,
});

export const changeLetterTimes = endpoint({
  method: 'POST',
  path: '/api/notifications/letterTimes',
  access: 'member',
  whileSuspended: true,
  tag: 'notifications',
  summary: 'Choose the digest and the quiet hours, what is given of them, and answer with all choices',
  body: z.object({
    digest: z.optional(z.enum(digests)),
    quietHours: z.optional(
      z.nullable(quietHours.check(z.refine(({ from, to }) => from !== to, rule(quietHoursSentence)))),
    ),
  }),
  reply,
});

export const changeWays = endpoint({
  method: 'POST',
  path: '/api/notifications/ways',
  access: 'member',
  whileSuspended: true,
  tag: 'notifications',
  summary:
    'Choose by which ways the viewer is told away from the site, what is given of it, and answer with all choices',
  body: z.partial(ways),
  reply,
});
