import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import type { Answer, Request } from '#tests/authorisation/ask.ts';
import { commerceRows } from '#tests/authorisation/commerce.rows.ts';
import { communityRows } from '#tests/authorisation/community.rows.ts';
import { digestDatabase } from '#tests/authorisation/digest-database.ts';
import { things } from '#tests/authorisation/things.ts';
import { buildWorld, type World } from '#tests/authorisation/world.ts';
import { declaredEndpoints } from './contracts.ts';

const rows = { ...communityRows, ...commerceRows };
const keyed = [...(await declaredEndpoints())].flatMap(([name, { idempotencyKey: rule }]) =>
  rule === undefined ? [] : [{ name, rule }],
);
const malformed = ['', ' ', 'two words', 'k'.repeat(201), 'clé', 'tab\there'];

let world: World;
beforeAll(async () => {
  world = await buildWorld();
}, 60_000);
afterAll(() => world.stop());

/** A right call of an endpoint by somebody who may make it, to be made under any key. */
async function rightCall(name: string): Promise<(key?: string, change?: Request) => Promise<Answer>> {
  const row = [rows[name] ?? []].flat()[0];
  if (!row) throw new Error(`${name} has no row in tests/authorisation`);
  const by = world.people[row.may[0] ?? 'buyer'];
  const thing = await things[row.thing](world);
  const request = await row.request(thing, world, by);
  return (key, change) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    return world.ask(by.cookie, name, { ...request, ...change, headers });
  };
}

/** The repeat of an order opens its payment once more, which notes when. */
async function whatWasMade(): Promise<object> {
  const { payments: _, ...made } = await digestDatabase(world.app.services.db);
  return made;
}

const refusal = (message: string) => ({ status: 400, body: { code: 'BAD_REQUEST', message } });

test.each(keyed)(
  '$name refuses a malformed key before it reads the body, and writes nothing',
  async (one) => {
    const call = await rightCall(one.name);
    const before = await digestDatabase(world.app.services.db);
    for (const key of malformed) {
      expect(await call(key), key).toMatchObject(refusal(idempotencyKeySentences.malformed));
    }
    const unreadable = await call('two words', { body: Buffer.from('{') });
    expect(unreadable).toMatchObject(refusal(idempotencyKeySentences.malformed));
    if (one.rule === 'required') {
      expect(await call()).toMatchObject(refusal(idempotencyKeySentences.missing));
    }
    expect(await digestDatabase(world.app.services.db)).toEqual(before);
    if (one.rule === 'optional') expect(await call()).toMatchObject({ status: 200 });
  },
);

test.each(keyed)(
  '$name is done once under one key of any printable signs, up to 200 of them',
  async (one) => {
    const call = await rightCall(one.name);
    const key = `~!"{}/,;${randomUUID()}`.padEnd(200, '.');
    const first = await call(key);
    expect(first).toMatchObject({ status: 200 });
    const before = await whatWasMade();
    expect(await call(key)).toEqual(first);
    expect(await whatWasMade()).toEqual(before);
  },
);
