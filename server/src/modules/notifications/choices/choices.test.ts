import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { recordMeasurements } from '#contracts/measurements/measurements.contract.ts';
import {
  changeChoice,
  changeLetterTimes,
  getChoices,
} from '#contracts/notifications/choices/choices.contract.ts';
import {
  type SwitchableKind,
  switchableKinds,
  usualChoices,
  usualWays,
} from '#contracts/notifications/choices/kinds.rules.ts';
import {
  getUnreadNotifications,
  listNotifications,
} from '#contracts/notifications/notifications.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { book, insertOrder, slotIn } from '#tests/support/people/meetings.ts';
import { sendUpdate } from '#tests/support/people/order-updates.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { ask, listen, makeTabs } from '#tests/support/tabs.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { writeNewsLetters } from '../letters/write-news-letters.ts';

let app: TestApp;
let base: string;
let ahead = 0;
const tabs = makeTabs(() => base);
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => new Date(Date.now() + ahead) } });
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => tabs.closeAll());
afterAll(() => app.stop());

interface World {
  maker: Actor;
  buyer: Actor;
  designId: number;
}

async function openWorld(): Promise<World> {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  return { maker, buyer: await app.actor({ name: 'Asha Rao' }), designId: await designOf(app, maker) };
}

let day = 0;
const orderOf = (world: World, status: 'CONFIRMED' | 'DELIVERED' = 'CONFIRMED') =>
  insertOrder(app, { ...world, status });
const lengths = { waist: 76.5, hip: 101, lehengaLength: 104.3 };

/** An act that causes a notification of each kind, and its reader. Returns the status of the call. */
const acts: Record<SwitchableKind, { reader: 'maker' | 'buyer'; act(world: World): Promise<number> }> = {
  LIKE: {
    reader: 'maker',
    act: async ({ buyer, designId: id }) =>
      (await buyer.call(likeUnLikeDesign, { params: { id }, body: { wanted: true } })).status,
  },
  COMMENT: {
    reader: 'maker',
    act: async ({ buyer, designId: id }) =>
      (await buyer.call(createComment, { params: { id }, body: { content: 'Such a fall' } })).status,
  },
  MENTION: {
    reader: 'buyer',
    act: async ({ buyer, maker, designId: id }) => {
      await buyer.call(createComment, { params: { id }, body: { content: 'Such a fall' } });
      const body = { content: 'See you soon, @Asha Rao', mentions: [buyer.id] };
      return (await maker.call(createComment, { params: { id }, body })).status;
    },
  },
  FOLLOW: {
    reader: 'maker',
    act: async ({ buyer, maker: { id } }) =>
      (await buyer.call(followMaker, { params: { id }, body: { wanted: true } })).status,
  },
  REVIEW: {
    reader: 'maker',
    act: async (world) => {
      await orderOf(world, 'DELIVERED');
      return (await submit(world.buyer, { designId: world.designId })).status;
    },
  },
  MESSAGE: {
    reader: 'maker',
    act: async ({ buyer, maker }) => ((await write(buyer, maker, 'Is the madder fast?')) ? 200 : 0),
  },
  ENQUIRY: {
    reader: 'maker',
    act: async ({ buyer, designId }) => {
      const words = { name: 'Asha Rao', email: buyer.email, phone: '', message: 'Is the madder fast?' };
      const { status } = await buyer.call(createEnquiry, { body: { ...words, designId: String(designId) } });
      return status;
    },
  },
  MAKING: {
    reader: 'buyer',
    act: async (world) => {
      const words = { note: 'The warp is on the loom.' };
      return (await sendUpdate(world.maker, await orderOf(world), { words })).status;
    },
  },
  MEASUREMENT: {
    reader: 'buyer',
    act: async (world) => {
      const { status } = await world.maker.call(recordMeasurements, {
        params: { id: await orderOf(world) },
        body: {
          garment: 'lehenga',
          unit: 'cm',
          lengths,
          person: '',
          measuredBy: 'Iqbal',
          measuredOn: '2026-11-02',
          notes: '',
          basedOn: 0,
        },
      });
      return status;
    },
  },
  MEETING: {
    reader: 'maker',
    act: async (world) => {
      day += 1;
      return (await book(world.buyer, await orderOf(world), slotIn(app, day, 11))).status;
    },
  },
};

/** Records the notification events that the reader's open tab receives from now on. */
async function openTab({ cookie }: Actor) {
  const tab = await tabs.connected({ cookie });
  const news = listen(tab, 'new-notification');
  return {
    async heard() {
      // The reply arrives after everything sent to the tab before.
      await ask(tab, 'joinRoom', 'chat_0');
      return news.length;
    },
  };
}

/** How often the reader was told in each way, once all jobs are done. */
async function toldOf(reader: Actor, tab: Awaited<ReturnType<typeof openTab>>) {
  await untilJobsDone(app.services.db);
  ahead += 61 * 60_000;
  await writeNewsLetters(app.services);
  const { body } = await reader.call(getUnreadNotifications);
  const letters = await app.services.mail.listUnsent(app.services.db, reader.email);
  return {
    listed: body.notifications.length,
    counted: body.unreadCount,
    heard: await tab.heard(),
    letters: letters.length,
  };
}

const choose = async (who: Actor, kind: SwitchableKind, inApp: boolean, mail: boolean) =>
  expect((await who.call(changeChoice, { body: { kind, inApp, mail } })).status).toBe(200);

test.each(switchableKinds)(
  '%s: what is on is listed, heard by open tabs and mailed, what is off is not',
  async (kind) => {
    const { reader, act } = acts[kind];
    const told = async (inApp: boolean, mail: boolean) => {
      const world = await openWorld();
      await choose(world[reader], kind, inApp, mail);
      const tab = await openTab(world[reader]);
      expect(await act(world)).toBe(200);
      const answer = await toldOf(world[reader], tab);
      const { body } = await world[reader].call(listNotifications, { query: {} });
      expect(body.notifications).toHaveLength(answer.listed);
      return answer;
    };
    expect(await told(true, true)).toEqual({ listed: 1, counted: 1, heard: 1, letters: 1 });
    expect(await told(true, false)).toEqual({ listed: 1, counted: 1, heard: 1, letters: 0 });
    expect(await told(false, true)).toEqual({ listed: 0, counted: 0, heard: 0, letters: 1 });
    expect(await told(false, false)).toEqual({ listed: 0, counted: 0, heard: 0, letters: 0 });
  },
);

test('likes that came while they were switched off do not come up once they are on again', async () => {
  const { maker, designId } = await openWorld();
  const like = async (name: string) => {
    const fan = await app.actor({ name });
    await fan.call(likeUnLikeDesign, { params: { id: designId }, body: { wanted: true } });
    await untilJobsDone(app.services.db);
  };
  await like('Rohan Das');
  await choose(maker, 'LIKE', false, false);
  await like('Nisha Paul');
  await choose(maker, 'LIKE', true, false);
  await like('Ravi Iyer');
  const { notifications } = (await maker.call(getUnreadNotifications)).body;
  expect(notifications.map(({ message }) => message)).toEqual([
    'Ravi Iyer and 1 other liked Katan silk lehenga',
  ]);
});

test('until somebody chooses, work is mailed and likes are not; one switch leaves the others alone', async () => {
  const asha = await app.actor();
  const usual = { digest: 'OFF', quietHours: null, ways: usualWays };
  const kinds = switchableKinds.map((kind) => ({ kind, ...usualChoices[kind] }));
  expect((await asha.call(getChoices)).body.data).toEqual({ ...usual, kinds });
  const changed = await asha.call(changeChoice, { body: { kind: 'ENQUIRY', mail: false } });
  expect(changed.body.data.kinds.find(({ kind }) => kind === 'ENQUIRY')).toEqual({
    kind: 'ENQUIRY',
    inApp: true,
    mail: false,
    push: true,
  });
  await asha.call(changeChoice, { body: { kind: 'ENQUIRY', inApp: false } });
  const { data } = (await asha.call(getChoices)).body;
  expect(data.kinds.filter(({ inApp, mail }) => !inApp || !mail).map(({ kind }) => kind)).toEqual([
    'LIKE',
    'COMMENT',
    'MENTION',
    'FOLLOW',
    'ENQUIRY',
  ]);
});

test('orders, payments, complaints and the account are nobody’s to switch off', async () => {
  const asha = await app.actor();
  for (const kind of ['ORDER', 'PAYMENT', 'COMPLAINT', 'ACCOUNT']) {
    const body = { kind: kind as SwitchableKind, inApp: false, mail: false };
    expect((await asha.call(changeChoice, { body })).status).toBe(400);
  }
});

test('quiet hours and the digest are kept each by itself; hours that begin when they end are refused', async () => {
  const asha = await app.actor();
  const quietHours = { from: '22:00', to: '07:30' };
  await asha.call(changeLetterTimes, { body: { quietHours } });
  const { body } = await asha.call(changeLetterTimes, { body: { digest: 'WEEKLY' } });
  expect(body.data).toMatchObject({ quietHours, digest: 'WEEKLY' });
  const refused = await asha.call(changeLetterTimes, {
    body: { quietHours: { from: '22:00', to: '22:00' } },
  });
  expect(refused.status).toBe(400);
  const gone = await asha.call(changeLetterTimes, { body: { quietHours: null } });
  expect(gone.body.data).toMatchObject({ quietHours: null, digest: 'WEEKLY' });
});
