import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { instant } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { typedCode, typedPassword } from './account-fields.ts';
import { viewer } from './accounts.contract.ts';

const twoFactor = z.object({
  isOn: z.boolean(),
  /** When it was turned on; null while it is off. */
  since: z.nullable(instant),
  /** Unused recovery codes. */
  codesLeft: z.int(),
});
export type TwoFactor = z.output<typeof twoFactor>;

const setUp = z.object({
  /** The secret as text, in groups of four, for people who cannot scan. */
  key: z.string(),
  /** The content of the QR code. */
  address: z.string(),
  /** The QR code's dark squares as an SVG path, in a square of `size` units. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type SetUp = z.output<typeof setUp>;

/** Both are required, because a person at an unattended browser knows neither. */
const proof = z.object({ password: typedPassword, code: typedCode });

const freshCodes = z.object({
  ...successMessage,
  /** Shown once. */
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const loginWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/login/code',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Finish signing in with the code of an authenticator app, or a recovery code, in the same browser',
  body: z.object({ code: typedCode }),
  reply: z.object({
    ...successMessage,
    data: z.object({
      user: viewer,
      /** Remaining recovery codes if one was used, otherwise null. */
      codesLeft: z.nullable(z.int()),
    }),
  }),
});

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/auth/twoFactor',
  access: 'member',
  tag: 'accounts',
  summary: 'Whether the viewer signs in with a code as well',
  reply: z.object({ success: z.literal(true), data: twoFactor }),
});

export const setUpTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/twoFactor/setUp',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Make a new key for an authenticator app; it counts once a code of it was typed',
  reply: z.object({ success: z.literal(true), data: setUp }),
});

export const turnOnTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/twoFactor/turnOn',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Ask for a code at each sign-in from now on; answers with the recovery codes',
  body: proof,
  reply: freshCodes,
});

export const turnOffTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/twoFactor/turnOff',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Ask for no code any more',
  body: proof,
  reply: z.object({ ...successMessage }),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/twoFactor/recoveryCodes',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Make new recovery codes; the old ones open nothing any more',
  body: proof,
  reply: freshCodes,
});
