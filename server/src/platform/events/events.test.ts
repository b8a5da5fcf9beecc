import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/postgres.ts';
import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';
import { eventKind } from './events.ts';

const moved = eventKind<{ word: string }>('test.moved');

let database: TestDatabase;
const apps: TestApp[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  for (const app of apps.slice(1)) await app.stop();
  await apps[0]?.stop();
});

/** Adds another process on the same database. Processes with listeners hear events published by any of them. */
async function join(
  listeners: Record<string, (word: string) => Promise<void>>,
  { hears = true } = {},
): Promise<TestApp> {
  const owned = { ...database, drop: apps.length === 0 ? database.drop : async () => undefined };
  const app = await startTestApp({ database: owned });
  apps.push(app);
  for (const [name, hear] of Object.entries(listeners)) {
    app.services.events.on(moved, name, ({ word }) => hear(word));
  }
  await (hears ? app.start({ repeats: false }) : app.services.jobs.open());
  return app;
}

const leave = async (app: TestApp) => {
  await app.stop();
  apps.splice(apps.indexOf(app), 1);
};

function publish({ services: { db, events } }: TestApp, words: readonly string[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const word of words) await events.publish(tx, moved, { word });
  });
}

const waiting = async ({ services }: TestApp) =>
  (await services.db.$client.query('select payload from published_events order by id')).rows.map(
    ({ payload }) => payload.word,
  );

let bystander: TestApp;
const many = Array.from({ length: 450 }, (_, at) => `word ${at}`);

test('every listener hears every event once and in turn, also more than are taken at once', async () => {
  const first: string[] = [];
  const second: string[] = [];
  bystander = await join({}, { hears: false });
  const app = await join({
    first: async (word) => void first.push(word),
    second: async (word) => void second.push(word),
  });
  await publish(app, many);
  await untilJobsDone(app.services.db);
  expect(first).toEqual(many);
  expect(second).toEqual(many);
  await leave(app);
});

test('what a transaction published that was undone is not heard, and one row is written for all listeners', async () => {
  const heard: string[] = [];
  const app = await join({ one: async (word) => void heard.push(word), other: async () => undefined });
  const undone = inTransaction(app.services.db, async (tx) => {
    await app.services.events.publish(tx, moved, { word: 'undone' });
    const { rows } = await tx.$client.query('select listeners from published_events');
    expect(rows).toEqual([{ listeners: ['one', 'other'] }]);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await publish(app, ['done']);
  await untilJobsDone(app.services.db);
  expect(heard).toEqual(['done']);
  await leave(app);
});

test('a listener that fails tries again alone and later, and holds up neither the others nor what comes after', async () => {
  const sound: string[] = [];
  const faulty: string[] = [];
  let fails = true;
  const app = await join({
    sound: async (word) => void sound.push(word),
    faulty: async (word) => {
      if (word === 'bad' && fails) throw new Error('not yet');
      faulty.push(word);
    },
  });
  await publish(app, ['before', 'bad', 'after']);
  await expect.poll(() => faulty).toEqual(['before', 'after']);
  await expect.poll(() => waiting(app)).toEqual([]);
  const { rows } = await app.services.db.$client.query(
    `select name, data->>'word' as word, start_after > now() as later from pgboss.job where name like 'test.moved/%' and state <> 'completed'`,
  );
  expect(rows).toEqual([{ name: 'test.moved/faulty', word: 'bad', later: true }]);
  fails = false;
  await hurryJobs(app.services.db, 'test.moved/faulty');
  await expect.poll(() => faulty).toEqual(['before', 'after', 'bad']);
  expect(sound).toEqual(['before', 'bad', 'after']);
  await leave(app);
});

test('several processes share the events, and each is heard by one of them', async () => {
  const heard: string[] = [];
  const listeners = { one: async (word: string) => void heard.push(word) };
  const both = [await join(listeners), await join(listeners)] as const;
  await Promise.all([publish(both[0], many), publish(both[1], many)]);
  await untilJobsDone(bystander.services.db);
  expect(heard.toSorted()).toEqual([...many, ...many].toSorted());
  for (const app of both) await leave(app);
});

test('an event that a dead process took is left alone until it was silent for long, and is then told as jobs', async () => {
  const heard: string[] = [];
  await bystander.services.db.$client.query(
    `insert into published_events (kind, listeners, payload, taken_at, takes) values
       ('test.moved', '{one}', '{"word": "held"}', now(), 1),
       ('test.moved', '{one}', '{"word": "dead"}', now() - interval '31 seconds', 1)`,
  );
  const app = await join({ one: async (word) => void heard.push(word) });
  await expect.poll(() => heard).toEqual(['dead']);
  const { rows } = await app.services.db.$client.query(
    `select data->>'word' as word from pgboss.job where name = 'test.moved/one' and state in ('active', 'completed')`,
  );
  expect(rows).toContainEqual({ word: 'dead' });
  expect(await waiting(app)).toEqual(['held']);
  await app.services.db.$client.query(`delete from published_events`);
  await leave(app);
});

test('an event of another release waits for a process of that release', async () => {
  const app = await join({ one: async () => undefined });
  await app.services.db.$client.query(
    `insert into published_events (kind, listeners, payload) values ('test.unheard-of', '{one}', '{"word": "later"}')`,
  );
  await publish(app, ['now']);
  await expect.poll(() => waiting(app)).toEqual(['later']);
  await app.services.db.$client.query('delete from published_events');
  await leave(app);
});

test('whoever stops leaves what was not heard in time to the others', async () => {
  const heard: string[] = [];
  let hasBegun = false;
  const hanging = await join({
    one: () => {
      hasBegun = true;
      return new Promise(() => undefined);
    },
  });
  await publish(hanging, ['slow', 'behind it']);
  await expect.poll(() => hasBegun).toBe(true);
  await leave(hanging);
  const app = await join({ one: async (word) => void heard.push(word) });
  await expect.poll(() => heard.toSorted()).toEqual(['behind it', 'slow']);
  await untilJobsDone(app.services.db);
  await leave(app);
});
