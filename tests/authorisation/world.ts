import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { shippingDetails } from '#tests/support/people/shop.ts';
import { putUpStory } from '#tests/support/people/stories.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { createTestDatabase } from '#tests/support/servers/postgres.ts';
import { startTestRazorpay, type TestRazorpay } from '#tests/support/servers/razorpay.ts';
import { type Ask, makeAsk, type Request } from './ask.ts';
import { invite, type Member, members } from './people.ts';

/** The data that exists before the first call. */
interface Standing {
  people: Record<Member, Actor>;
  /** Designs of the maker: one visible to everyone, one hidden. */
  designId: number;
  hiddenId: number;
  /** A story of the maker with a visible picture. */
  storyId: number;
  /** An order of the buyer with the receipt of its advance. */
  receiptedId: number;
  /** A notification of the maker. */
  notificationId: number;
}

export interface World extends Standing {
  app: TestApp;
  ask: Ask;
  razorpay: TestRazorpay;
  picture: Buffer;
  /** Calls an endpoint as one of the people and returns the body. Throws if the call is refused. */
  act(who: Member, name: string, request?: Request): Promise<Record<string, unknown>>;
  /** A counter, so that no two things need the same name or the same hour. */
  next(): number;
  stop(): Promise<void>;
}

/**
 * A shop with everything that can be acted upon, created through the product's endpoints. Jobs run during the
 * creation and are then stopped, so that every later change comes from a call.
 */
export async function buildWorld(
  more: Pick<NonNullable<Parameters<typeof startTestApp>[0]>, 'settings' | 'surroundings'> = {},
): Promise<World> {
  const razorpay = await startTestRazorpay();
  const database = await createTestDatabase();
  const settings = {
    ...razorpay.settings,
    DATA_DIR: join(tmpdir(), `tanabana-world-${randomUUID()}`),
    ...more.settings,
  };
  const atWork = await startTestApp({ withJobs: true, database, settings });
  const standing = await settle(atWork, razorpay);
  await atWork.close();
  await atWork.services.db.$client.end();

  const app = await startTestApp({ ...more, database, settings });
  const ask = makeAsk(app);
  let count = 0;
  return {
    ...standing,
    app,
    ask,
    razorpay,
    picture: await plainPicture('jpeg'),
    act: makeAct(ask, standing.people),
    next: () => ++count,
    async stop() {
      await app.stop();
      await razorpay.stop();
      await rm(settings.DATA_DIR, { recursive: true, force: true });
    },
  };
}

function makeAct(ask: Ask, people: Record<Member, Actor>): World['act'] {
  return async (who, name, request) => {
    const { status, body } = await ask(people[who].cookie, name, request);
    if (status !== 200) throw new Error(`${who}: ${name} was answered ${status} ${JSON.stringify(body)}`);
    return body as Record<string, unknown>;
  };
}

async function settle(app: TestApp, razorpay: TestRazorpay): Promise<Standing> {
  const entries = await Promise.all(members.map(async (who) => [who, await invite(app, who)] as const));
  const people = Object.fromEntries(entries) as Record<Member, Actor>;
  const act = makeAct(makeAsk(app), people);
  const { db } = app.services;
  const makerId = people.maker.id;
  const designId = await insertDesign(db, { makerId, title: 'Katan silk lehenga', pricePaise: 1_250_000 });
  const hiddenId = await insertDesign(db, { makerId, title: 'Not for your eyes', pricePaise: 1_250_000 });
  const hide = { params: { id: hiddenId }, body: { visible: false } };
  await act('maker', 'POST /api/design/setVisibility/:id', hide);
  await insertDesign(db, { makerId: people.stranger.id });
  for (const who of members) {
    await act(who, 'POST /api/design/saveUnSaveDesign/:id', { params: { id: designId } });
  }
  await act('buyer', 'POST /api/design/likeUnLikeDesign/:id', { params: { id: designId } });
  const storyId = await putUpStory(people.maker, 'On the loom');
  const receiptedId = await payAdvance(act, razorpay, designId);
  const notificationId = await vi.waitFor(
    async () => {
      const { notifications } = await act('maker', 'GET /api/users/getUnreadNotifications');
      const [first] = notifications as { id: number }[];
      if (!first) throw new Error('The maker has not heard of anything yet');
      return first.id;
    },
    { timeout: 60_000, interval: 100 },
  );
  return { people, designId, hiddenId, storyId, receiptedId, notificationId };
}

/** Places an order and waits for its receipt, which is issued after the payment. Returns its id. */
async function payAdvance(act: World['act'], razorpay: TestRazorpay, designId: number): Promise<number> {
  const body = { items: [{ designId, quantity: 1 }], shippingDetails };
  const placed = await act('buyer', 'POST /api/order/create', { body });
  const orderId = Number(placed.orderId);
  const proof = await razorpay.pay(String(placed.razorpayOrderId));
  await act('buyer', 'POST /api/order/verifyInitialPayment', { body: { ...proof, orderId } });
  await vi.waitFor(
    async () => {
      const { data } = await act('buyer', 'GET /api/order/:id/documents', { params: { id: orderId } });
      if ((data as unknown[]).length === 0) throw new Error('The receipt has not been issued yet');
    },
    { timeout: 60_000, interval: 100 },
  );
  return orderId;
}
