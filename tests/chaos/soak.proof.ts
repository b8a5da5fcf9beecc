import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#contracts/messaging/messaging.contract.ts';
import { myOrders } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import howItRuns from '#server/how-it-runs.json' with { type: 'json' };
import type { Actor } from '#tests/support/people/actors.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { designOf, shippingDetails } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { startTestRazorpay, type TestRazorpay } from '#tests/support/servers/razorpay.ts';
import { type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { connect, makeTabs } from '#tests/support/tabs.ts';
import { did, noted, saw, secondsUntil } from './report.ts';

const minutes = Number(process.env.MINUTES ?? 30);
/**
 * Maximum growth over the second half, in megabytes a minute, measured after garbage collection. A leak of one
 * kilobyte per call would be several times this.
 */
const mostGrowth = 2;
const secondsBetween = 15;
const weighing = join(import.meta.dirname, '../support/weigh-on-signal.ts');

let razorpay: TestRazorpay;
let onlooker: TestApp;
let server: RunningProgram;
let base = '';
const tabs = makeTabs(() => base);
beforeAll(async () => {
  razorpay = await startTestRazorpay();
  onlooker = await startTestApp({ settings: razorpay.settings });
  server = runProgram('server/src/main.ts', [], {
    ...razorpay.settings,
    DATABASE_URL: onlooker.databaseUrl,
    DATA_DIR: join(tmpdir(), `tanabana-soak-${randomUUID()}`),
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `${howItRuns.nodeFlags.join(' ')} --expose-gc --import ${weighing}`,
  });
  await server.until('Tanabana is open at ');
  base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
  await razorpay.control('webhooks', { url: `${base}/api/payments/razorpay/webhook` });
});
afterAll(async () => {
  tabs.closeAll();
  server.child.kill('SIGTERM');
  await server.ended;
  await onlooker.stop();
  await razorpay.stop();
});

/** Megabytes that remain after garbage collection. */
interface Weight {
  minute: number;
  resident: number;
  heap: number;
  /** Buffers and memory reported by native code, outside the heap. */
  external: number;
}

const weightsTold = () => [...server.output().matchAll(/^weight (.+)$/gm)];

async function weigh(since: number): Promise<Weight> {
  const before = weightsTold().length;
  server.child.kill('SIGWINCH');
  await secondsUntil(() => weightsTold().length > before, { what: 'the weight' }).catch(async (error) => {
    throw new Error(
      `No weight. The server (exit ${server.child.exitCode}, ${server.child.signalCode}) said last:\n${server.output().slice(-2000)}`,
      { cause: error },
    );
  });
  const told = JSON.parse(weightsTold().at(-1)?.[1] ?? '') as NodeJS.MemoryUsage;
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  return {
    minute: (performance.now() - since) / 60_000,
    resident: megabytes(told.rss),
    heap: megabytes(told.heapUsed),
    external: megabytes(told.external),
  };
}

/** The slope of the regression line, in megabytes a minute. */
function slope(weights: readonly Weight[], part: 'resident' | 'heap'): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(weights.map(({ minute }) => minute)), mean(weights.map((each) => each[part]))];
  const top = weights.reduce((sum, each) => sum + (each.minute - x) * (each[part] - y), 0);
  return top / weights.reduce((sum, each) => sum + (each.minute - x) ** 2, 0);
}

test.skipIf(process.platform !== 'linux')(
  `after ${minutes} minutes of mixed traffic memory is flat and the books agree`,
  async () => {
    const maker = await onlooker.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
    const designId = await designOf(onlooker, maker);
    const people = await Promise.all(Array.from({ length: 6 }, () => onlooker.actor()));
    const done = { looks: 0, orders: 0, messages: 0, tabs: 0, shed: 0 };
    let isOver = false;

    async function look(): Promise<void> {
      for (const path of [
        '/',
        '/api/design/getProductsForFeed',
        `/product/${designId}`,
        '/api/search?q=silk',
      ]) {
        const answer = await fetch(`${base}${path}`);
        await answer.arrayBuffer();
        expect([200, 503], path).toContain(answer.status);
        done.looks += 1;
      }
    }
    async function shop(person: Actor): Promise<void> {
      await look();
      const { orderId, razorpayOrderId } = await callServer(base, person, createOrder, {
        body: { items: [{ designId, quantity: 1 }], shippingDetails },
        headers: { 'idempotency-key': randomUUID() },
      });
      const proof = await razorpay.pay(razorpayOrderId);
      // Every third tab is closed before it reports the payment.
      if (orderId % 3 > 0)
        await callServer(base, person, verifyInitialPayment, { body: { ...proof, orderId } });
      await callServer(base, person, myOrders, {});
      await callServer(base, person, sendMessage, {
        body: { receiverId: maker.id, content: 'When is it ready?' },
      });
      const tab = tabs.tab({ cookie: person.cookie });
      await connect(tab);
      tab.close();
      done.orders += 1;
      done.messages += 1;
      done.tabs += 1;
    }
    async function live(person: Actor): Promise<void> {
      while (!isOver) {
        await shop(person).catch((error: unknown) => {
          // On a busy machine a server sheds load; people who were refused try again.
          if (!String(error).includes('was answered 503')) throw error;
          done.shed += 1;
        });
        await sleep(150);
      }
    }

    did(`six people look, order, pay, write and open tabs for ${minutes} minutes`);
    const began = performance.now();
    const living = people.map(live);
    let hasFailed = false;
    const failed = Promise.all(living).catch((error: unknown) => {
      hasFailed = true;
      noted(`a call failed: ${error}`);
    });
    const weights: Weight[] = [];
    while (performance.now() - began < minutes * 60_000) {
      await Promise.race([sleep(secondsBetween * 1000), failed]);
      if (hasFailed) break;
      const weight = await weigh(began);
      weights.push(weight);
      const { minute, resident, heap, external } = weight;
      noted(
        `minute ${minute.toFixed(1)}: ${resident.toFixed(0)} MB resident, ${heap.toFixed(1)} MB of heap, ${external.toFixed(1)} MB outside of it; ${done.orders} orders`,
      );
    }
    isOver = true;
    // After a failure a person may wait forever.
    const ended = await Promise.race([Promise.allSettled(living), sleep(60_000)]);
    saw('all came to an end within a minute', ended !== undefined, true);
    saw(
      'calls that failed',
      (ended ?? [])
        .filter(({ status }) => status === 'rejected')
        .map((each) => String((each as PromiseRejectedResult).reason)),
      [],
    );
    // The first half is the warm-up: compiled code, caches and pools reach their final size.
    const settled = weights.filter(({ minute }) => minute > minutes / 2);
    const [resident, heap] = [slope(settled, 'resident'), slope(settled, 'heap')];
    const last = weights.at(-1);
    noted(
      `${done.looks} looks, ${done.orders} orders, ${done.messages} messages, ${done.tabs} tabs; ${done.shed} were asked to come again`,
    );
    noted(
      `resident ${last?.resident.toFixed(0)} MB, ${resident.toFixed(2)} MB a minute; heap ${last?.heap.toFixed(0)} MB, ${heap.toFixed(2)} MB a minute`,
    );
    saw(
      `memory grows by less than ${mostGrowth} MB a minute`,
      resident < mostGrowth && heap < mostGrowth,
      true,
    );
    saw('differences between the books and the ledger', await auditLater(onlooker), []);
  },
);
