import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, instant, requiredText } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { hasLetter } from '#contracts/platform/text/text-fields.ts';
import { knownAppearance } from '#contracts/profiles/appearance/appearance-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { email, newPassword, typedPassword } from './account-fields.ts';
import { agreedTexts } from './consents/agreed-texts.ts';
import { ownName } from './house-names.ts';
import { roles } from './roles.ts';

export type Role = (typeof roles)[number];

/** The signed-in person, as every screen reads them. */
export const viewer = z.object({
  id: idOut,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  isVerified: z.boolean(),
  /** Whether the person has confirmed `email`. */
  isEmailConfirmed: z.boolean(),
  /** Whether publishing and large orders require a confirmed email; false unless the operator turned that on. */
  mustConfirmEmail: z.boolean(),
  /** The new address that replaces `email` once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  /** Whether each sign-in asks for a code as well. */
  isTwoFactorOn: z.boolean(),
  /** Whether pieces of orders were handed to this account. */
  hasHandedWork: z.boolean(),
  profileImage: z.nullable(z.string()),
  /** Null while unknown. */
  appearance: z.nullable(knownAppearance),
  /** Legal texts that changed since the person agreed to them. */
  textsToAgree: z.array(z.enum(agreedTexts)),
  /** Set while an admin has suspended the account: the person can read and cannot write. */
  suspension: z.nullable(
    z.object({
      reason: z.string(),
      /** When the suspension ends by itself; null for an open end. */
      until: z.nullable(instant),
    }),
  ),
});
export type Viewer = z.output<typeof viewer>;

export const userAuthChecker = endpoint({
  method: 'GET',
  path: '/api/auth/userAuthChecker',
  access: 'member',
  tag: 'accounts',
  summary: 'Who is signed in',
  reply: z.object({ success: z.literal(true), data: z.object({ userFromToken: viewer }) }),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary:
    'Sign in and receive the session cookie; CODE_REQUIRED where the account asks for a code as well, which `login/code` takes',
  body: z.object({
    email,
    password: typedPassword,
    /** On: 30 days. Off: until the browser closes, at most 24 hours. */
    rememberMe: z._default(z.boolean(), false),
  }),
  reply: z.object({
    ...successMessage,
    data: z.object({ user: viewer }),
    user: viewer,
  }),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Create an account and sign in',
  body: z.object({
    email,
    password: newPassword,
    name: requiredText(rule('accounts.nameRequired'), 80).check(hasLetter, ownName),
    /** As in the request to sign in. */
    rememberMe: z._default(z.boolean(), false),
  }),
  reply: z.object({
    ...successMessage,
    user: viewer,
    data: z.object({ user: viewer }),
  }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'End this session',
  reply: z.object({ success: z.literal(true) }),
});
