import { feedPageSize } from '#contracts/feed/feed.contract.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { refreshTrending } from '../modules/feed/public.ts';
import type { Payments } from '../modules/payments/public.ts';
import type { Services } from '../platform/services.ts';
import { createPeople } from './create-people.ts';
import { countDemo, isEmptyDatabase } from './demo.queries.ts';
import { demoOrders } from './demo-orders.ts';
import { fillChats } from './fill-chats.ts';
import { fillComments } from './fill-comments.ts';
import { fillBoards, fillFollows } from './fill-follows.ts';
import { fillReviews } from './fill-reviews.ts';
import type { PayHeadless } from './pay-headless.ts';
import { placeOrders } from './place-orders.ts';
import { publishDesigns } from './publish-designs.ts';
import { putUpStories } from './put-up-stories.ts';

export interface DemoFill {
  /** Resolves when everything is there, or when it was stopped. */
  done: Promise<void>;
  /** Stops between two steps; the next start goes on from there. */
  stop(): Promise<void>;
}

/**
 * Null where the database holds anything but the demo. Otherwise the demo's people and the first page of the
 * feed, made at once so that the first visitor finds both; the rest follows with `fillDemo`.
 */
export async function beginDemo(services: Services): Promise<Map<string, number> | null> {
  const { designs, orders } = await countDemo(services.db);
  if (designs === 0 && orders === 0 && !(await isEmptyDatabase(services.db))) return null;
  const people = await createPeople(services);
  await publishDesigns(services, people, { most: feedPageSize });
  return people;
}

interface Till {
  payments: Payments;
  /** Null with a real provider: nobody's money is moved for a demo, so there are no orders then. */
  pay: PayHeadless | null;
}

/** Fills what is missing of the demo, beside the traffic. */
export function fillDemo(services: Services, { payments, pay }: Till, people: Map<string, number>): DemoFill {
  let isStopping = false;
  const done = fill().catch((error: unknown) => {
    services.log.error({ err: error }, 'the demo could not be filled');
  });
  return {
    done,
    async stop() {
      isStopping = true;
      await done;
    },
  };

  async function fill(): Promise<void> {
    await putUpStories(services, people, () => isStopping);
    const there = await countDemo(services.db);
    if (there.designs < demoDesigns.length || there.orders < demoOrders.length) {
      await publishDesigns(services, people, { isStopping: () => isStopping });
      if (pay) await placeOrders(services, { payments, pay }, people, () => isStopping);
    }
    await fillFollows(services, people, () => isStopping);
    await fillBoards(services, people, () => isStopping);
    await fillComments(services, people, () => isStopping);
    await fillReviews(services, people, () => isStopping);
    await fillChats(services, people, () => isStopping);
    await refreshTrending(services);
  }
}
