import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { anOrder, payFor, readPayment } from '../testing/orders.builder.ts';
import { receiveWebhooks } from '../testing/receive-webhooks.ts';
import { closeServer, listen, startTestEmulator, WEBHOOK_SECRET } from '../testing/start-test-emulator.ts';
import { signWebhook } from '../webhooks/signature.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

function aDataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'razorpay-emulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'ledger.jsonl');
}

async function aFreePort(): Promise<string> {
  const server = createServer();
  const url = await listen(server);
  await closeServer(server);
  return new URL(url).port;
}

async function startProcess(port: string, dataFile: string): Promise<ChildProcess> {
  const { NODE_ENV: _ignored, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN, '--port', port, '--data-file', dataFile], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout ?? child, 'data');
  return child;
}

test('what was answered survives a kill -9 of the emulator', async () => {
  const [port, dataFile] = [await aFreePort(), aDataFile()];
  const authorization = `Basic ${btoa('rzp_test_emulator00:emulator_key_secret')}`;
  const child = await startProcess(port, dataFile);
  const made = await fetch(`http://127.0.0.1:${port}/v1/orders`, {
    method: 'POST',
    headers: { authorization },
    body: '{"amount":50000,"currency":"INR","receipt":"7-I"}',
  });
  const order: unknown = await made.json();
  child.kill('SIGKILL');
  await once(child, 'exit');

  await startProcess(port, dataFile);
  const found = await fetch(`http://127.0.0.1:${port}/v1/orders?receipt=7-I`, { headers: { authorization } });
  expect(await found.json()).toEqual({ entity: 'collection', count: 1, items: [order] });
});

test('the command line refuses a live key with a sentence and exit code 1', async () => {
  const child = spawn(process.execPath, [MAIN, '--key-id', 'rzp_live_abcdefghijklmn'], {
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (bytes) => {
    complaint += bytes;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(complaint).toContain('never a live key');
});

test('a line torn by a crash is cut off, and what follows is kept', async () => {
  const dataFile = aDataFile();
  const first = await startTestEmulator({ dataFile });
  const order = await anOrder(first);
  await first.stop();
  appendFileSync(dataFile, '[["orders",{"id":"order_torn');

  const second = await startTestEmulator({ dataFile });
  const paymentId = await payFor(second, order);
  await second.stop();

  const third = await startTestEmulator({ dataFile });
  expect((await readPayment(third, paymentId)).status).toBe('captured');
  expect((await third.call<{ orders: unknown[] }>('GET', '/__emu/ledger')).body.orders.length).toBe(1);
});

test('webhooks that nobody took are delivered by the next process with their first signature', async () => {
  const dataFile = aDataFile();
  const receiver = await receiveWebhooks();
  const nowhere = `http://127.0.0.1:${await aFreePort()}`;
  const first = await startTestEmulator({ dataFile, webhookUrl: nowhere, backoffFactor: 1 });
  await payFor(first, await anOrder(first));
  const before = await first.call<{ webhooks: { id: string; state: string }[] }>('GET', '/__emu/ledger');
  await first.stop();

  await startTestEmulator({ dataFile, webhookUrl: receiver.url, webhookSecrets: ['rotated'] });
  await receiver.waitFor(3);
  expect(receiver.received.map(({ eventId }) => eventId)).toEqual(before.body.webhooks.map(({ id }) => id));
  for (const { body, signature } of receiver.received)
    expect(signature).toBe(signWebhook(body, WEBHOOK_SECRET));
});
