import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Answer, Request } from '#tests/authorisation/ask.ts';
import { digestDatabase } from '#tests/authorisation/digest-database.ts';
import { rows } from '#tests/authorisation/rows/rows.ts';
import { things } from '#tests/authorisation/things/things.ts';
import { buildWorld, type World } from '#tests/authorisation/world.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { declaredEndpoints } from './contracts.ts';

const keyed = [...(await declaredEndpoints())].flatMap(([name, { idempotencyKey: rule }]) =>
  rule === undefined ? [] : [{ name, rule }],
);
const malformed = ['', ' ', 'two words', 'k'.repeat(201), 'clé', 'tab\there'];

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.stop());

type Call = (key?: string, change?: Request) => Promise<Answer>;

interface RightCall {
  /** The call by a person who is allowed to make it, with any key. */
  call: Call;
  request: Request;
  /** The same call by another person, on their own things or on those of others. */
  byStranger: Call;
  /** Whether each person creates their own result. */
  isEverybodys: boolean;
}

/** A valid call of an endpoint. */
async function rightCall(name: string): Promise<RightCall> {
  const row = [rows[name] ?? []].flat()[0];
  if (!row) throw new Error(`${name} has no row in tests/authorisation`);
  const by = world.people[row.may[0] ?? 'buyer'];
  const { stranger } = world.people;
  const thing = await things[row.thing](world);
  const request = await row.request(thing, world, by);
  const callOf =
    ({ cookie }: Actor): Call =>
    (key, change) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      return world.ask(cookie, name, { ...request, ...change, headers });
    };
  return {
    call: callOf(by),
    request,
    byStranger: callOf(stranger),
    isEverybodys: row.kind !== 'thing',
  };
}

/** The same request with changed text; if it has no text, about another thing. */
function otherWords(name: string, { params, body }: Request): Request {
  if (name === 'POST /api/design/duplicate/:id') return { params: { id: Number(params?.id) - 1 } };
  const words: Record<string, Record<string, string | number | object>> = {
    'POST /api/admin/orders/:id/manage': { note: 'The buyer answers now.' },
    'POST /api/admin/orders/:id/refund': { amount: 11 },
    'POST /api/admin/orders/:id/tell': { words: 'It leaves on Tuesday.' },
    'POST /api/admin/complaints/:id/messages': { content: 'We look into it tomorrow.' },
    'POST /api/complaints': { description: 'The parcel came to another door, and the neighbour has it.' },
    'POST /api/complaints/:id/messages': { content: 'We look at it tomorrow.' },
    'POST /api/design/createComment/:id': { content: 'Said in other words' },
    'POST /api/design/drafts': { words: { title: 'Another sari' } },
    'POST /api/design/uploadDesign': { title: 'Another sari' },
    'POST /api/naap/orders/:id/shares': { overlayId: 1 },
    'POST /api/naap/people': { name: 'Lata' },
    'POST /api/naap/people/:id/overlays': { name: 'Boots' },
    'POST /api/naap/people/:id/versions': { notes: 'Over the blouse.' },
    'POST /api/order/:id/cancellation': { reason: 'We have moved away.' },
    'POST /api/order/:id/cancellation/answer': { words: 'It is sewn already.' },
    'POST /api/order/:id/cancellation/decide': { words: 'It was made well.' },
    'POST /api/order/:id/fit': { words: 'The sleeves pull.' },
    'POST /api/order/:id/hand-overs': { words: 'On both sleeves.' },
    'POST /api/order/:id/measurements': { notes: 'Loose at the hip.' },
    'POST /api/order/:id/plan/steps/:stepId/change': { words: 'A wider border, please.' },
    'POST /api/order/:id/plan/steps/:stepId/close': { note: 'In ink.' },
    'POST /api/order/:id/promise': { reason: 'The loom is being mended.' },
    'POST /api/order/:id/refund': { amount: 11 },
    'POST /api/order/:id/updates': { note: 'The border is not woven yet.' },
    'POST /api/order/swatch': { note: 'The border too.' },
    'POST /api/order/create': { specialInstructions: 'In red, please.' },
    'POST /api/briefs': { title: 'Another blouse' },
    'POST /api/occasions': { title: 'Another wedding' },
    'POST /api/occasions/:id/people': { name: 'Lata' },
    'POST /api/quotes': { title: 'Another blouse' },
    'POST /api/stories': { caption: 'Off the loom' },
  };
  const other = words[name];
  if (!other) throw new Error(`${name} has no other words here`);
  if (!(body instanceof FormData)) return { body: { ...body, ...other } };
  const form = new FormData();
  for (const [field, value] of body) if (!(field in other)) form.append(field, value);
  for (const [field, word] of Object.entries(other)) form.append(field, String(word));
  return { body: form };
}

/**
 * The digest of the database, without the times of payment checks: repeating an order opens its payment again, which
 * updates them. Of links by token only those that are open count: a repeated reply has a new token, because only the
 * hash of the first one is stored.
 */
async function whatWasMade(): Promise<object> {
  const { db } = world.app.services;
  const { payments: _, hand_links: __, ...made } = await digestDatabase(db);
  const { rows: payments } = await db.$client.query(
    `select to_jsonb(p) - array['opened_at', 'check_after', 'checks'] as payment from payments p order by id`,
  );
  const { rows: links } = await db.$client.query(
    'select hand_over_id, kind from hand_links where ended_at is null order by id',
  );
  return { ...made, payments, links };
}

/** A reply without the token of its link. */
function withoutToken({ body, ...answer }: Answer): object {
  const { token: _, ...rest } = Object(body);
  return { ...answer, body: rest };
}

const refusal = (message: string) => ({ status: 400, body: { code: 'BAD_REQUEST', message } });

test.each(keyed)(
  '$name refuses a malformed key before it reads the body, and writes nothing',
  async (one) => {
    const { call } = await rightCall(one.name);
    const before = await digestDatabase(world.app.services.db);
    for (const key of malformed) {
      expect(await call(key), key).toMatchObject(refusal(inEnglish(idempotencyKeySentences.malformed)));
    }
    const unreadable = await call('two words', { body: Buffer.from('{') });
    expect(unreadable).toMatchObject(refusal(inEnglish(idempotencyKeySentences.malformed)));
    if (one.rule === 'required') {
      expect(await call()).toMatchObject(refusal(inEnglish(idempotencyKeySentences.missing)));
    }
    expect(await digestDatabase(world.app.services.db)).toEqual(before);
    if (one.rule === 'optional') expect(await call()).toMatchObject({ status: 200 });
  },
);

test.each(keyed)(
  '$name is done once under one key of any printable signs, up to 200 of them',
  async (one) => {
    const { call } = await rightCall(one.name);
    const key = `~!"{}/,;${randomUUID()}`.padEnd(200, '.');
    const first = await call(key);
    expect(first).toMatchObject({ status: 200 });
    const before = await whatWasMade();
    expect(withoutToken(await call(key))).toEqual(withoutToken(first));
    expect(await whatWasMade()).toEqual(before);
  },
);

test.each(keyed)('$name refuses other words under the same key, and writes nothing', async (one) => {
  const { call, request } = await rightCall(one.name);
  const key = randomUUID();
  const first = await call(key);
  expect(first).toMatchObject({ status: 200 });
  const before = await whatWasMade();
  const said = await call(key, otherWords(one.name, request));
  const { otherWords: sentence, otherRefund } = idempotencyKeySentences;
  expect(said).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect([inEnglish(sentence), inEnglish(otherRefund)]).toContain(Object(said.body).message);
  expect(await whatWasMade()).toEqual(before);
});

test.each(keyed)('$name under the key of another account finds nothing of theirs', async (one) => {
  const { call, byStranger, isEverybodys } = await rightCall(one.name);
  const key = randomUUID();
  const first = await call(key);
  expect(first).toMatchObject({ status: 200 });
  const before = await whatWasMade();
  const others = await byStranger(key);
  expect(others.body).not.toEqual(first.body);
  const after = await whatWasMade();
  if (isEverybodys) {
    expect(others).toMatchObject({ status: 200 });
    expect(after).not.toEqual(before);
  } else {
    expect(others).toMatchObject({ status: 404 });
    expect(after).toEqual(before);
  }
  // The first caller's key still returns the first result.
  expect(await call(key)).toMatchObject({ status: 200 });
  expect(await whatWasMade()).toEqual(after);
});
