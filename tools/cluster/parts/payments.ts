import { freePort } from '../processes/free-port.ts';
import { runProcess } from '../processes/run-process.ts';
import type { Part } from './part.ts';

const keyId = 'rzp_test_emulator00';
const keySecret = 'emulator_key_secret';
const webhookSecret = 'emulator_webhook_secret';

interface Place {
  /** The folder of its ledger. */
  dataFile: string;
  /** The URL of the balancer. */
  siteUrl: string;
}

/** One payment emulator for all processes, so that they share its ledger. */
export async function startPayments({ dataFile, siteUrl }: Place): Promise<Part> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const emulator = runProcess({
    command: process.execPath,
    args: [
      ...['emulators/razorpay/main.ts', '--port', String(port), '--data-file', dataFile],
      ...['--key-id', keyId, '--key-secret', keySecret, '--webhook-secrets', webhookSecret],
      ...['--webhook-url', `${siteUrl}/api/payments/razorpay/webhook`],
    ],
  });
  await emulator.untilLine('Razorpay emulator');
  return {
    name: 'payments',
    settings: {
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRETS: webhookSecret,
      RAZORPAY_API_BASE: base,
      RAZORPAY_CHECKOUT_JS: `${base}/v1/checkout.js`,
    },
    ended: emulator.ended,
    stop: () => emulator.stop(2),
  };
}
