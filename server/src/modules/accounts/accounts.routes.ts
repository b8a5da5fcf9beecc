import type { FastifyRequest } from 'fastify';
import {
  login,
  logout,
  register,
  userAuthChecker,
  type Viewer,
} from '#contracts/accounts/accounts.contract.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { clientNetwork } from '#server/platform/http/limits/client-network.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { loadViewer } from './load-viewer.ts';
import { registerAccount } from './register-account.ts';
import { makeDeviceCookie, type SecretCookie } from './secret-cookies.ts';
import { DEVICE_SECONDS, rememberDevice } from './sessions/remember-device.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { REMEMBERED_SECONDS, startSession } from './sessions/start-session.ts';

export function accountRoutes(serve: Serve, services: Services, cookie: SecretCookie): void {
  const { db, clock, env } = services;
  const device = makeDeviceCookie(env);

  /** Answers with the cookies of the new session and of the device. */
  async function open(request: FastifyRequest, userId: number, remembered: boolean): Promise<string[]> {
    // A token that was there before signing in is never taken over.
    const old = cookie.read(request.headers.cookie);
    if (old) await signOut(services, old);
    const token = await startSession(db, clock, {
      userId,
      remembered,
      userAgent: request.headers['user-agent'] ?? '',
      ip: request.ip,
    });
    const deviceToken = await rememberDevice(db, userId, device.read(request.headers.cookie));
    return [
      cookie.write(token, remembered ? REMEMBERED_SECONDS : undefined),
      device.write(deviceToken, DEVICE_SECONDS),
    ];
  }

  async function show(userId: number): Promise<Viewer> {
    const viewer = await loadViewer(db, userId, (key) => pictureUrl(env.PUBLIC_URL, key));
    if (!viewer) throw new AppError('SIGN_IN_REQUIRED', 'Please sign in to continue.');
    return viewer;
  }

  serve(userAuthChecker, async ({ viewer }) => ({
    success: true,
    data: { userFromToken: await show(viewer.id) },
  }));

  serve(
    login,
    async ({ body, request, reply }) => {
      const account = await signIn(services, {
        email: body.email,
        password: body.password,
        network: clientNetwork(request.ip),
        deviceToken: device.read(request.headers.cookie),
      });
      reply.header('set-cookie', await open(request, account.id, body.rememberMe));
      const user = await show(account.id);
      return { success: true, message: 'Welcome back!', data: { user }, user };
    },
    { countsItself: true, config: { writesLittle: true } },
  );

  serve(
    register,
    async ({ body, request, reply }) => {
      const id = await registerAccount(services, body);
      reply.header('set-cookie', await open(request, id, false));
      const user = await show(id);
      return { success: true, message: 'Welcome to Tanabana!', user, data: { user } };
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
    { config: { writesLittle: true } },
  );
}
