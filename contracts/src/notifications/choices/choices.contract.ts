import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { rule } from '#contracts/words/rule.ts';
import { digests, quietHoursSentence, switchableKinds } from './kinds.rules.ts';

const choice = z.object({
  kind: z.enum(switchableKinds),
  /** If off, notifications of the kind are not listed, counted or announced. */
  inApp: z.boolean(),
  /** If off, no emails of the kind are sent. */
  mail: z.boolean(),
  /** If off, nothing of the kind is pushed to the viewer’s devices. Kinds with `inApp` off are not pushed either. */
  push: z.boolean(),
});

const ways = z.object({
  email: z.boolean(),
  push: z.boolean(),
  /** Always off while no mobile number is confirmed. */
  sms: z.boolean(),
  marketing: z.boolean(),
  designUpdates: z.boolean(),
  orderUpdates: z.boolean(),
});

/** A time of day in IST: "22:00". */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, rule(quietHoursSentence)));

const quietHours = z.object({ from: timeOfDay, to: timeOfDay });

const choices = z.object({
  /** The ways to reach the viewer outside the site. */
  ways,
  /** One for each kind that can be switched off. */
  kinds: z.array(choice),
  digest: z.enum(digests),
  /** The hours during which emails are delayed; they may span midnight. Null if emails are never delayed. */
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
