import { expect } from 'vitest';
import { getPush, subscribeToPush } from '#contracts/notifications/push/push.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Actor } from '../people/actors.ts';
import { insertOrder } from '../people/meetings.ts';
import { designOf } from '../people/shop.ts';
import { startTestApp, type TestApp } from '../servers/app.ts';
import { type PushService, type Subscriber, startPushService } from '../servers/push-service.ts';

interface Push {
  app: TestApp;
  service: PushService;
}

/** A server with its jobs, and the push service that it may call. */
export async function openPush(clock: Clock): Promise<Push & { stop(): Promise<void> }> {
  const service = await startPushService();
  const app = await startTestApp({ withJobs: true, clock, surroundings: { outside: service.outside } });
  return {
    app,
    service,
    async stop() {
      await app.stop();
      await service.stop();
    },
  };
}

/** Actions of push tests. */
export function makeReaders(opened: () => Push) {
  const rowsOf = async (text: string, value: unknown) =>
    (await opened().app.services.db.$client.query(text, [value])).rows.length;
  return {
    /** A person whose browser has subscribed. */
    async reader(details: Parameters<TestApp['actor']>[0] = { name: 'Meher Ansari', role: 'DESIGNER' }) {
      const { app, service } = opened();
      const person = await app.actor(details);
      const browser = service.subscribe();
      expect((await person.call(subscribeToPush, { body: browser.subscription })).status).toBe(200);
      return { person, browser };
    },
    /** Waits until a job of a queue has failed and waits for its next try. */
    untilTriedAgain: (queue: string) =>
      expect
        .poll(() =>
          rowsOf(
            `select 1 from pgboss.job where name = $1 and state = 'retry' and start_after > now()`,
            queue,
          ),
        )
        .toBe(1),
    async orderBetween(buyer: Actor, maker: Actor): Promise<number> {
      const { app } = opened();
      return insertOrder(app, { buyer, maker, designId: await designOf(app, maker) });
    },
    subscriptionsOf: ({ id }: Actor) => rowsOf('select 1 from push_subscriptions where user_id = $1', id),
  };
}

export const linesOf = ({ arrived }: Subscriber) => arrived.map(({ message }) => message.line);
export const stateOf = async (person: Actor) => (await person.call(getPush)).body.data;
export const startMaking = (maker: Actor, id: number) =>
  maker.call(updateOrderStatus, { params: { id }, body: { status: 'DESIGN_IN_PROGRESS' } });
