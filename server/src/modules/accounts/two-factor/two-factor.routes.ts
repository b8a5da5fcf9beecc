import {
  getTwoFactor,
  renewRecoveryCodes as renewRecoveryCodesCall,
  setUpTwoFactor as setUpTwoFactorCall,
  turnOffTwoFactor as turnOffTwoFactorCall,
  turnOnTwoFactor as turnOnTwoFactorCall,
} from '#contracts/accounts/two-factor.contract.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { loadTwoFactor } from './load-two-factor.ts';
import { renewRecoveryCodes, turnOffTwoFactor } from './turn-off-two-factor.ts';
import { setUpTwoFactor, turnOnTwoFactor } from './turn-on-two-factor.ts';

/** Each call sends a letter or writes a key. */
const limits: readonly Limit[] = [{ name: 'two-factor', by: 'account', most: 20, seconds: 15 * 60 }];

export function twoFactorRoutes(serve: Serve, services: Services): void {
  const { db } = services;

  serve(getTwoFactor, async ({ viewer }) => ({ success: true, data: await loadTwoFactor(db, viewer.id) }));

  serve(
    setUpTwoFactorCall,
    async ({ viewer }) => ({ success: true, data: await setUpTwoFactor(services, viewer) }),
    { limits },
  );

  serve(
    turnOnTwoFactorCall,
    async ({ body, viewer }) => {
      const recoveryCodes = await turnOnTwoFactor(services, viewer, body);
      return { ...succeed('done.twoFactorOn'), data: { recoveryCodes } };
    },
    { limits },
  );

  serve(
    turnOffTwoFactorCall,
    async ({ body, viewer }) => {
      await turnOffTwoFactor(services, viewer, body);
      return { ...succeed('done.twoFactorOff') };
    },
    { limits },
  );

  serve(
    renewRecoveryCodesCall,
    async ({ body, viewer }) => {
      const recoveryCodes = await renewRecoveryCodes(services, viewer, body);
      return { ...succeed('done.newCodes'), data: { recoveryCodes } };
    },
    { limits },
  );
}
