import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  changePassword as changePasswordCall,
  forgotPassowrd,
  forgotPassword,
  resendOtp,
  resetPassword as resetPasswordCall,
  verifyOtp,
} from '#contracts/accounts/password-reset.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { makeDeviceCookie, makeResetCookie } from '../secret-cookies.ts';
import { newSecretToken } from '../secret-token.ts';
import { DEVICE_SECONDS, rememberDevice } from '../sessions/remember-device.ts';
import { addressOfReset } from './address-of-reset.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetCode } from './send-reset-code.ts';
import { verifyResetCode } from './verify-reset-code.ts';

const minute = 60;

/** Shared by requesting a code and resending it. */
const sending: readonly Limit[] = [
  { name: 'forgot-minute', by: 'network', most: 3, seconds: minute },
  { name: 'forgot-hour', by: 'network', most: 6, seconds: 60 * minute },
];

export function passwordResetRoutes(serve: Serve, services: Services): void {
  const { db, env } = services;
  const cookie = makeResetCookie(env);
  const device = makeDeviceCookie(env);

  async function send(email: string, isResend: boolean, request: FastifyRequest, reply: FastifyReply) {
    const known = isResend ? cookie.read(request.headers.cookie) : undefined;
    const requestToken = known ?? newSecretToken();
    const emailMasked = await sendResetCode(services, {
      email,
      requestToken,
      isResend,
      network: clientNetwork(request.ip),
      deviceToken: device.read(request.headers.cookie),
      askedIn: languageOfCaller(request.headers),
    });
    reply.header('set-cookie', cookie.write(requestToken, 30 * minute));
    return {
      ...succeed('done.codeSent'),
      data: { emailMasked },
    };
  }

  for (const spelling of [forgotPassword, forgotPassowrd]) {
    serve(spelling, ({ body, request, reply }) => send(body.email, false, request, reply), {
      limits: sending,
    });
  }

  serve(
    resendOtp,
    async ({ body, request, reply }) => {
      const requestToken = cookie.read(request.headers.cookie);
      const email = await addressOfReset(services, { email: body.email, requestToken });
      return send(email, true, request, reply);
    },
    { limits: sending },
  );

  serve(
    verifyOtp,
    async ({ body, request }) => {
      const requestToken = cookie.read(request.headers.cookie);
      const email = await addressOfReset(services, { email: body.email, requestToken });
      const resetToken = await verifyResetCode(services, {
        email,
        code: body.otp,
        requestToken,
        network: clientNetwork(request.ip),
      });
      return { ...succeed('done.codeRight'), data: { resetToken } };
    },
    // Only against floods: `verifyResetCode` counts wrong codes, because it knows which browser requested them.
    { limits: [{ name: 'verify-otp', by: 'network', most: 600, seconds: 10 * minute }] },
  );

  serve(
    resetPasswordCall,
    async ({ body, request, reply }) => {
      if (!body.resetToken) throw new AppError('BAD_REQUEST', sentence('accounts.noResetToken'));
      const userId = await resetPassword(services, body.resetToken, body.password);
      // A person who reads the account's mail owns it, so their browser becomes a known device, which wrong tries of
      // strangers do not lock out.
      const deviceToken = await rememberDevice(db, userId, device.read(request.headers.cookie));
      reply.header('set-cookie', [cookie.clear(), device.write(deviceToken, DEVICE_SECONDS)]);
      return { ...succeed('done.passwordReset') };
    },
    { limits: [{ name: 'reset-password', by: 'network', most: 20, seconds: 10 * minute }] },
  );

  serve(
    changePasswordCall,
    async ({ body, viewer, request, reply }) => {
      await changePassword(services, viewer, body);
      const deviceToken = await rememberDevice(db, viewer.id, device.read(request.headers.cookie));
      reply.header('set-cookie', device.write(deviceToken, DEVICE_SECONDS));
      return { ...succeed('done.passwordChanged') };
    },
    { limits: [{ name: 'change-password-network', by: 'network', most: 25, seconds: 5 * minute }] },
  );
}
