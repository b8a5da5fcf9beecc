import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createRazorpayEmulator } from './create-emulator.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    'webhook-url': { type: 'string' },
    'data-file': { type: 'string' },
    'key-id': { type: 'string', default: process.env.RAZORPAY_KEY_ID },
    'key-secret': { type: 'string', default: process.env.RAZORPAY_KEY_SECRET ?? 'emulator_key_secret' },
    'webhook-secrets': {
      type: 'string',
      default: process.env.RAZORPAY_WEBHOOK_SECRETS ?? 'emulator_webhook_secret',
    },
    'backoff-factor': { type: 'string' },
  },
});

const address = `http://127.0.0.1:${values.port}`;

try {
  const emulator = createRazorpayEmulator({
    keyId: values['key-id'],
    keySecret: values['key-secret'],
    webhookSecrets: values['webhook-secrets'].split(',').filter((secret) => secret !== ''),
    webhookUrl: values['webhook-url'],
    dataFile: values['data-file'],
    backoffFactor: values['backoff-factor'] === undefined ? undefined : Number(values['backoff-factor']),
    publicUrl: () => address,
  });
  const server = createServer(async (req, res) => {
    if (await emulator.handle(req, res)) return;
    res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    res.end('This is a Razorpay emulator. It answers under /v1, /v2 and /__emu.\n');
  });
  server.once('error', stopWith);
  server.listen(Number(values.port), '127.0.0.1', () => {
    console.log(`Razorpay emulator, not Razorpay: no real money moves here.`);
    console.log(`  API base     ${address}`);
    console.log(`  Checkout     ${address}/v1/checkout.js`);
    console.log(`  Key id       ${emulator.keyId}`);
    console.log(`  Webhooks to  ${values['webhook-url'] ?? 'nowhere; give --webhook-url'}`);
    console.log(`  Kept in      ${values['data-file'] ?? 'memory only; give --data-file'}`);
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
    void emulator.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  stopWith(error);
}

function stopWith(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
