import type { FastifyInstance } from 'fastify';
import type { Env } from '#server/env.ts';
import { mountEmulator } from './mount-emulator.ts';
import type { ProviderSettings } from './razorpay-client.ts';

/** Razorpay if the settings name it, otherwise the emulator. */
export async function loadProviderSettings(server: FastifyInstance, env: Env): Promise<ProviderSettings> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  if (keyId === undefined || keySecret === undefined) return mountEmulator(server, env);
  return {
    keyId,
    keySecret,
    webhookSecrets: env.RAZORPAY_WEBHOOK_SECRETS,
    apiBase: () => env.RAZORPAY_API_BASE,
    checkoutScriptUrl: env.RAZORPAY_CHECKOUT_JS,
  };
}
