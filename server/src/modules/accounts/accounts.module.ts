import type { ModuleContext } from '#server/platform/module-context.ts';
import { sessionsEnded } from './accounts.events.ts';
import { accountRoutes } from './accounts.routes.ts';
import { consentRoutes } from './consents/consents.routes.ts';
import { emailConfirmationRoutes } from './emails/email-confirmations.routes.ts';
import { forgetExpired } from './forget-expired.ts';
import { numberRoutes } from './numbers/numbers.routes.ts';
import { passwordResetRoutes } from './passwords/password-resets.routes.ts';
import type { SecretCookie } from './secret-cookies.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';

const hour = 3600;

export function installAccounts({ serve, services }: ModuleContext, sessionCookie: SecretCookie): void {
  const { db, jobs, events, realtime } = services;
  accountRoutes(serve, services, sessionCookie);
  sessionRoutes(serve, services);
  passwordResetRoutes(serve, services);
  emailConfirmationRoutes(serve, services);
  numberRoutes(serve, services);
  consentRoutes(serve, services);
  twoFactorRoutes(serve, services);

  events.on(sessionsEnded, 'close-tabs', async ({ sessionIds }) => {
    for (const sessionId of sessionIds) realtime.disconnectSession(sessionId);
  });
  jobs.every('accounts.forget-expired', hour, () => forgetExpired(db));
}
