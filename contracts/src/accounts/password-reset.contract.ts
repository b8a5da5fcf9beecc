import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { email, newPassword, sixDigitCode, typedPassword } from './account-fields.ts';

/** Older clients send an empty address or none when a cookie identifies the reset. */
const emailOrNone = z.nullish(z.union([z.literal(''), email]));

const sent = z.object({
  ...successMessage,
  /** The reply is the same for unknown addresses. */
  data: z.object({ emailMasked: z.string() }),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgotPassword',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Ask for a code to choose a new password',
  body: z.object({ email }),
  reply: sent,
});

/** The spelling of the first client. */
export const forgotPassowrd = endpoint({
  ...forgotPassword,
  path: '/api/auth/forgotPassowrd',
  summary: 'The same as forgotPassword, as older front ends spell it',
});

export const resendOtp = endpoint({
  method: 'POST',
  path: '/api/auth/resendOtp',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Ask for another code, by e-mail address or for the request this browser has made',
  body: z.object({ email: emailOrNone }),
  reply: sent,
});

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/auth/verifyOtp',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Turn a code into a token for one new password',
  body: z.object({
    otp: sixDigitCode,
    email: emailOrNone,
  }),
  reply: z.object({
    ...successMessage,
    data: z.object({ resetToken: z.string() }),
  }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/resetPassword',
  access: 'anyone',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Choose a new password; every session of the account ends',
  body: z.object({ password: newPassword, resetToken: z.nullish(z.string().check(z.maxLength(200))) }),
  reply: z.object({ ...successMessage }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/changePassword',
  access: 'member',
  whileSuspended: true,
  tag: 'accounts',
  summary: 'Choose a new password with the old one; every other session ends',
  body: z.object({ currentPassword: typedPassword, password: newPassword }),
  reply: z.object({ ...successMessage }),
});
