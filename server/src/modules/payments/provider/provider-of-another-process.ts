import type { Env } from '#server/env.ts';
import { emulatorKeyId, emulatorPath, readSecrets } from './mount-emulator.ts';
import { makeRazorpayClient, type RazorpayClient } from './razorpay-client.ts';

/** The provider's client for commands. The emulator answers there while the server runs. */
export async function openProviderClient(env: Env): Promise<RazorpayClient> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = env;
  const nothing = { webhookSecrets: [], checkoutScriptUrl: '' };
  if (keyId !== undefined && keySecret !== undefined) {
    return makeRazorpayClient({ keyId, keySecret, apiBase: () => env.RAZORPAY_API_BASE, ...nothing });
  }
  const secrets = await readSecrets(env.DATA_DIR);
  return makeRazorpayClient({
    keyId: emulatorKeyId,
    keySecret: secrets.keySecret,
    apiBase: () => `${env.PUBLIC_URL}${emulatorPath}`,
    ...nothing,
  });
}
