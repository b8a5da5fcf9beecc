import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Env } from '#server/env.ts';
import { answerNotFound } from '#server/platform/http/error-handler.ts';
import { isFromThisMachine } from '#server/platform/http/limits/forwarded.ts';
import { webhookPath } from '../payments.routes.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderSettings } from './razorpay-client.ts';

export const emulatorPath = '/emulators/razorpay';
export const emulatorKeyId = 'rzp_test_emulator00';

const storedSecrets = z.object({ keySecret: z.string(), webhookSecret: z.string() });
type Secrets = z.output<typeof storedSecrets>;

/**
 * Replaces Razorpay while no key is set: the emulator runs under our own address, and we call it over loopback like
 * Razorpay. Never in production, where env.ts refuses to start without a key. Elsewhere it answers only this machine,
 * unless TEST_DOORS says otherwise.
 */
export async function mountEmulator(server: FastifyInstance, env: Env): Promise<ProviderSettings> {
  const { createRazorpayEmulator } = await import('#emulators/razorpay/create-emulator.ts');
  const secrets = await readSecrets(env.DATA_DIR);
  let emulator: ReturnType<typeof createRazorpayEmulator> | undefined;

  // Its webhooks are sent to the address that we listen on, which is known only now.
  server.addHook('onListen', async () => {
    emulator = createRazorpayEmulator({
      keyId: emulatorKeyId,
      keySecret: secrets.keySecret,
      webhookSecrets: [secrets.webhookSecret],
      webhookUrl: `${loopback(server)}${webhookPath}`,
      basePath: emulatorPath,
      publicUrl: () => `${env.PUBLIC_URL}${emulatorPath}`,
      isFromThisMachine,
      dataFile: join(env.DATA_DIR, 'razorpay-emulator.jsonl'),
    });
  });
  server.addHook('onClose', async () => emulator?.close());

  server.register(async (scope) => {
    // The emulator parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all(
      `${emulatorPath}/*`,
      { config: { acceptsCrossSite: true, writesLittle: true } },
      async (request, reply) => {
        if (!emulator) return reply.callNotFound();
        if (env.TEST_DOORS === 'local' && !isFromThisMachine(request.raw))
          return answerNotFound(request, reply);
        reply.hijack();
        // The payment window runs in a frame.
        reply.raw.removeHeader('x-frame-options');
        const isAnswered = await emulator.handle(request.raw, reply.raw);
        if (!isAnswered) reply.raw.writeHead(404).end();
      },
    );
  });

  return {
    keyId: emulatorKeyId,
    keySecret: secrets.keySecret,
    webhookSecrets: [secrets.webhookSecret],
    apiBase() {
      if (!emulator) throw new ProviderError('unavailable', 'the server does not listen yet');
      return `${loopback(server)}${emulatorPath}`;
    },
    checkoutScriptUrl: `${env.PUBLIC_URL}${emulatorPath}/v1/checkout.js`,
  };
}

/** Stored, so that signatures of the emulator stay valid after a restart. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'razorpay-emulator-secrets.json');
  try {
    return storedSecrets.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const secrets = {
      keySecret: randomBytes(24).toString('base64url'),
      webhookSecret: randomBytes(24).toString('base64url'),
    };
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    return secrets;
  }
}

function loopback(server: FastifyInstance): string {
  const [bound] = server.addresses();
  if (!bound || typeof bound === 'string')
    throw new ProviderError('unavailable', 'the server does not listen yet');
  const isEverywhere = bound.address === '0.0.0.0' || bound.address === '::';
  const host = isEverywhere ? '127.0.0.1' : bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return `http://${host}:${bound.port}`;
}
