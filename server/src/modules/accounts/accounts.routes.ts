import type { FastifyRequest } from 'fastify';
import {
  login,
  logout,
  register,
  userAuthChecker,
  type Viewer,
} from '#contracts/accounts/accounts.contract.ts';
import { loginWithNumber } from '#contracts/accounts/mobile-numbers.contract.ts';
import { loginWithCode } from '#contracts/accounts/two-factor.contract.ts';
import { twoFactorSentences } from '#contracts/accounts/two-factor.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { languageOfReader } from '#server/platform/ssr/page-language.ts';
import { loadViewer } from './load-viewer.ts';
import { signInByNumber } from './numbers/sign-in-by-number.ts';
import { registerAccount } from './register-account.ts';
import {
  makeChallengeCookie,
  makeDeviceCookie,
  makeNumberCookie,
  type SecretCookie,
} from './secret-cookies.ts';
import { recordSignIn, type Visit } from './sessions/record-sign-in.ts';
import { DEVICE_SECONDS, rememberDevice } from './sessions/remember-device.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { REMEMBERED_SECONDS, startSession } from './sessions/start-session.ts';
import { finishSignIn } from './two-factor/finish-sign-in.ts';
import { CHALLENGE_SECONDS } from './two-factor/start-challenge.ts';

/** Not per cookie: `finishSignIn` counts the wrong codes of an account. */
const codes: Limit = { name: 'login-code', by: 'network', most: 120, seconds: 15 * 60 };
const leaving: Limit = { name: 'logout', by: 'network', most: 300, seconds: 60 };

export function accountRoutes(serve: Serve, services: Services, cookie: SecretCookie): void {
  const { db, clock, env } = services;
  const device = makeDeviceCookie(env);
  const challenge = makeChallengeCookie(env);
  const numberCookie = makeNumberCookie(env);

  /** Returns the cookies of the new session and of the device. */
  async function open(request: FastifyRequest, userId: number, remembered: boolean): Promise<string[]> {
    // Never reuse a token from before the sign-in (session fixation).
    const old = cookie.read(request.headers.cookie);
    if (old) await signOut(services, old);
    const token = await startSession(db, clock, {
      userId,
      remembered,
      language: languageOfReader(request.headers, null),
      ...visitOf(request),
    });
    const deviceToken = await rememberDevice(db, userId, device.read(request.headers.cookie));
    return [
      cookie.write(token, remembered ? REMEMBERED_SECONDS : undefined),
      device.write(deviceToken, DEVICE_SECONDS),
    ];
  }

  async function show(userId: number): Promise<Viewer> {
    const viewer = await loadViewer(db, userId, env);
    if (!viewer) throw new AppError('SIGN_IN_REQUIRED', sentence('platform.signIn'));
    return viewer;
  }

  serve(userAuthChecker, async ({ viewer }) => ({
    success: true,
    data: { userFromToken: await show(viewer.id) },
  }));

  serve(
    login,
    async ({ body, request, reply }) => {
      const signedIn = await signIn(services, {
        email: body.email,
        password: body.password,
        remembered: body.rememberMe,
        visit: visitOf(request),
        deviceToken: device.read(request.headers.cookie),
      });
      if (signedIn.challengeToken !== null) {
        reply.header('set-cookie', challenge.write(signedIn.challengeToken, CHALLENGE_SECONDS));
        throw new AppError('CODE_REQUIRED', twoFactorSentences.codeNeeded);
      }
      reply.header('set-cookie', await open(request, signedIn.userId, body.rememberMe));
      const user = await show(signedIn.userId);
      return { ...succeed('done.signedIn'), data: { user }, user };
    },
    { countsItself: true, config: { writesLittle: true, share: 'sign-in' } },
  );

  serve(
    loginWithCode,
    async ({ body, request, reply }) => {
      const { userId, remembered, codesLeft } = await finishSignIn(services, {
        challengeToken: challenge.read(request.headers.cookie),
        code: body.code,
        visit: visitOf(request),
      });
      reply.header('set-cookie', [...(await open(request, userId, remembered)), challenge.clear()]);
      return { ...succeed('done.signedIn'), data: { user: await show(userId), codesLeft } };
    },
    { limits: [codes], config: { writesLittle: true, share: 'sign-in' } },
  );

  serve(
    loginWithNumber,
    async ({ body, request, reply }) => {
      const signedIn = await signInByNumber(services, {
        requestToken: numberCookie.read(request.headers.cookie),
        code: body.code,
        remembered: body.rememberMe,
        visit: visitOf(request),
      });
      if (signedIn.challengeToken !== null) {
        reply.header('set-cookie', [
          challenge.write(signedIn.challengeToken, CHALLENGE_SECONDS),
          numberCookie.clear(),
        ]);
        throw new AppError('CODE_REQUIRED', twoFactorSentences.codeNeeded);
      }
      const cookies = await open(request, signedIn.userId, body.rememberMe);
      reply.header('set-cookie', [...cookies, numberCookie.clear()]);
      return { ...succeed('done.signedIn'), data: { user: await show(signedIn.userId) } };
    },
    {
      limits: [{ name: 'number-code', by: 'network', most: 60, seconds: 10 * 60 }],
      config: { writesLittle: true, share: 'sign-in' },
    },
  );

  serve(
    register,
    async ({ body, request, reply }) => {
      const id = await registerAccount(services, {
        ...body,
        askedIn: languageOfReader(request.headers, null),
      });
      await recordSignIn(db, visitOf(request), { userId: id, outcome: 'REGISTERED' });
      reply.header('set-cookie', await open(request, id, body.rememberMe));
      const user = await show(id);
      return { ...succeed('done.registered'), user, data: { user } };
    },
    { limits: [{ name: 'register', by: 'network', most: 5, seconds: 30 * 60 }] },
  );

  serve(
    logout,
    async ({ request, reply }) => {
      const token = cookie.read(request.headers.cookie);
      if (token) await signOut(services, token);
      reply.header('set-cookie', cookie.clear());
      return { success: true };
    },
    { limits: [leaving], config: { writesLittle: true, share: 'sign-in' } },
  );
}

function visitOf({ headers, ip }: FastifyRequest): Visit {
  return { userAgent: headers['user-agent'] ?? '', ip };
}
