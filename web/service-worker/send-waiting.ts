// Imports types only: the worker is a single file and shares no code with pages.
import type * as names from '#contracts/platform/account-header.ts';
import type { idempotencyHeader as idempotencyName } from '#contracts/platform/idempotency-key.rules.ts';
import type { Copied } from '../app/platform/outbox/kept-call.ts';
import { caching } from './kept-caches.ts';

const accountHeader: typeof names.accountHeader = 'tanabana-account';
const idempotencyHeader: typeof idempotencyName = 'idempotency-key';
const takenAddress = '/outbox/taken';

/**
 * Sends the writes in the outboxes while no page is open to do so. Accepted ones are noted for the next page.
 * Rejected ones stay for their author, who gets the error message on the page. Throws if a retry makes sense, so that
 * the browser retries.
 */
export async function sendWaiting(): Promise<void> {
  const cache = await caches.open(caching.outbox);
  for (const { url } of await cache.keys()) {
    const [, writer] = /\/outbox\/(\d+)$/.exec(url) ?? [];
    const list = writer === undefined ? null : await cache.match(url);
    if (writer === undefined || !list) continue;
    for (const waiting of (await list.json()) as Copied[]) {
      const { status } = await send(waiting, writer);
      // Nobody or another person is signed in: it waits for its author.
      if (status === 401 || status === 409) break;
      if (status >= 500 || status === 408 || status === 429) throw new Error(`The server answered ${status}`);
      if (status < 300) await noteTaken(cache, waiting.nonce);
    }
  }
}

function send({ nonce, call }: Copied, writer: string): Promise<Response> {
  return fetch(call.path, {
    method: call.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      [accountHeader]: writer,
      ...(call.takesKey ? { [idempotencyHeader]: nonce } : {}),
    },
    body: call.json ?? '{}',
  });
}

async function noteTaken(cache: Cache, nonce: string): Promise<void> {
  const kept = await cache.match(takenAddress);
  const taken = kept ? ((await kept.json()) as string[]) : [];
  await cache.put(takenAddress, Response.json([...taken.filter((one) => one !== nonce), nonce]));
}
