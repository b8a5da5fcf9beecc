import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createRazorpayEmulator, type RazorpayEmulatorOptions } from '../create-emulator.ts';

export const KEY_SECRET = 'test_key_secret';
export const WEBHOOK_SECRET = 'test_webhook_secret';
export const OLD_WEBHOOK_SECRET = 'test_webhook_secret_of_last_year';

export type Json = Readonly<Record<string, unknown>>;

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export interface TestEmulator {
  readonly url: string;
  /** An API call with the correct key; `T` is the type of the expected reply. */
  call<T = Json>(
    method: string,
    path: string,
    body?: Json,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  stop(): Promise<void>;
}

/** A standalone emulator on a free loopback port, stopped when the test ends. */
export async function startTestEmulator(
  options: Partial<RazorpayEmulatorOptions> = {},
): Promise<TestEmulator> {
  let url = '';
  const emulator = createRazorpayEmulator({
    keySecret: KEY_SECRET,
    webhookSecrets: [WEBHOOK_SECRET, OLD_WEBHOOK_SECRET],
    publicUrl: () => url,
    ...options,
  });
  const server = createServer(async (req, res) => {
    if (!(await emulator.handle(req, res))) res.writeHead(404).end();
  });
  url = await listen(server);
  const authorization = `Basic ${Buffer.from(`${emulator.keyId}:${KEY_SECRET}`).toString('base64')}`;
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await emulator.close();
    await closeServer(server);
  };
  onTestFinished(stop);
  return {
    url,
    stop,
    async call<T>(method: string, path: string, body?: Json, headers: Record<string, string> = {}) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as T };
    },
  };
}

export function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
