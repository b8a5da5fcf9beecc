import {
  confirmNumber as confirmNumberCall,
  getMobileNumber,
  numberSignInOffered,
  removeNumber as removeNumberCall,
  sendNumberCode as sendNumberCodeCall,
  sendSignInCode as sendSignInCodeCall,
} from '#contracts/accounts/mobile-numbers.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfCaller } from '#server/platform/ssr/page-language.ts';
import { makeDeviceCookie, makeNumberCookie } from '../secret-cookies.ts';
import { newSecretToken } from '../secret-token.ts';
import { confirmNumber, loadNumber, removeNumber, sendNumberCode } from './confirm-number.ts';
import { readTextableNumber } from './read-textable-number.ts';
import { sendSignInCode } from './sign-in-by-number.ts';

const minute = 60;

/** The same limits as for password reset codes. */
const sending: readonly Limit[] = [
  { name: 'number-minute', by: 'network', most: 3, seconds: minute },
  { name: 'number-hour', by: 'network', most: 6, seconds: 60 * minute },
];

export function numberRoutes(serve: Serve, services: Services): void {
  const { db, env, sms, limits } = services;
  const cookie = makeNumberCookie(env);
  const device = makeDeviceCookie(env);

  serve(getMobileNumber, async ({ viewer }) => ({
    success: true,
    data: await loadNumber(services, db, viewer.id),
  }));

  serve(
    sendNumberCodeCall,
    async ({ body, viewer, request }) => {
      // Validate before counting, so that a mistyped number does not use up the limit.
      const number = readTextableNumber(services, body.number);
      await limits.spend(sending, request, viewer);
      const askedIn = languageOfCaller(request.headers);
      await sendNumberCode(services, viewer, { ...body, number, askedIn });
      return succeed('done.numberCodeSent');
    },
    { countsItself: true },
  );

  serve(
    confirmNumberCall,
    async ({ body, viewer }) => ({
      ...succeed('done.numberConfirmed'),
      data: await confirmNumber(services, viewer, body.code),
    }),
    { limits: [{ name: 'confirm-number', by: 'account', most: 60, seconds: 10 * minute }] },
  );

  serve(
    removeNumberCall,
    async ({ viewer }) => ({
      ...succeed('done.numberRemoved'),
      data: await removeNumber(services, viewer),
    }),
    { limits: [{ name: 'remove-number', by: 'account', most: 20, seconds: 60 * minute }] },
  );

  serve(numberSignInOffered, async () => ({ success: true, data: { isOffered: sms.isOffered } }));

  serve(
    sendSignInCodeCall,
    async ({ body, viewer, request, reply }) => {
      const number = readTextableNumber(services, body.number);
      await limits.spend(sending, request, viewer);
      const known = body.isResend ? cookie.read(request.headers.cookie) : undefined;
      const requestToken = known ?? newSecretToken();
      await sendSignInCode(services, {
        ...body,
        number,
        requestToken,
        visit: { userAgent: request.headers['user-agent'] ?? '', ip: request.ip },
        deviceToken: device.read(request.headers.cookie),
        askedIn: languageOfCaller(request.headers),
      });
      reply.header('set-cookie', cookie.write(requestToken, 30 * minute));
      return succeed('done.textCodeSent');
    },
    { countsItself: true },
  );
}
