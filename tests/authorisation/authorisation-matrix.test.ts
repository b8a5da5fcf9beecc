import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredEndpoints, nameOf } from '#tests/api/contracts.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import type { Answer } from './ask.ts';
import { digestDatabase } from './digest-database.ts';
import { invite, type Member, members } from './people.ts';
import type { Row } from './rows/row.ts';
import { rows } from './rows/rows.ts';
import type { Thing } from './things/thing.ts';
import { things } from './things/things.ts';
import { buildWorld, type World } from './world.ts';

const endpoints = await declaredEndpoints();
const access = new Map([...endpoints].map(([name, { access: who }]) => [name, who]));
const missingId = 987_654_321;

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.stop());

test('every endpoint that is served has a row that says who may call it', () => {
  const served = world.app.served.map(({ endpoint }) => nameOf(endpoint));
  for (const name of served) {
    expect(rows[name], `${name} has no row: say in tests/authorisation who may call it`).toBeDefined();
  }
  expect(Object.keys(rows).filter((name) => !served.includes(name))).toEqual([]);
});

const cells = Object.entries(rows).flatMap(([name, one]) =>
  [one].flat().map((row: Row) => ({ name, row, kind: row.kind, thing: row.thing })),
);

const open = cells.filter(({ row }) => row.kind === 'open');
test.each(open)('$name is open to a visitor and to every member', async ({ name, row }) => {
  expect(access.get(name)).toBe('anyone');
  const thing = await things[row.thing](world);
  admitted(await callAs(undefined, name, row, thing), row, 'visitor');
  for (const who of members) admitted(await callAs(await caller(who, row), name, row, thing), row, who);
});

const own = cells.filter(({ row }) => row.kind === 'own' || row.kind === 'shared');
test.each(own)('$name is for every member, and for no visitor', async ({ name, row }) => {
  if (row.kind === 'own') expect(name, 'what names a thing needs a row of its kind').not.toContain(':');
  const thing = await things[row.thing](world);
  await refusedVisitor(name, row, thing);
  for (const who of members) admitted(await callAs(await caller(who, row), name, row, thing), row, who);
});

const administration = cells.filter(({ row }) => row.kind === 'admins');
test.each(administration)('$name is for admins, and is not there for others', async ({ name, row }) => {
  expect(access.get(name)).toBe('admin');
  const thing = await things[row.thing](world);
  await refusedVisitor(name, row, thing);
  for (const who of members.filter((each) => each !== 'admin')) {
    const { status, body } = await callAs(world.people[who], name, row, thing);
    expect([status, body], who).toMatchObject([404, { success: false, code: 'NOT_FOUND' }]);
  }
  admitted(await callAs(world.people.admin, name, row, thing), row, 'admin');
});

const bound = cells.filter(({ row }) => row.kind === 'thing');
test.each(bound)('$name of a $thing is for those whose it is', async ({ name, row }) => {
  const thing = await things[row.thing](world);
  const changes = !name.startsWith('GET ');
  const before = changes ? await digestDatabase(world.app.services.db) : {};

  if (access.get(name) === 'anyone') await looksMissing(undefined, name, row, thing);
  else await refusedVisitor(name, row, thing);
  for (const who of members.filter((each) => ![...row.may, ...row.knows].includes(each))) {
    await looksMissing(world.people[who], name, row, thing);
  }
  for (const who of row.knows) {
    const { status, body } = await callAs(world.people[who], name, row, thing);
    expect([400, 403, 409], `${who}: ${JSON.stringify(body)}`).toContain(status);
  }
  const after = changes ? await digestDatabase(world.app.services.db) : {};
  expect(after, 'nobody has changed anything').toEqual(before);

  for (const [index, who] of row.may.entries()) {
    // Some actions are possible only once, so each further person gets a new thing.
    const theirs = index === 0 ? thing : await things[row.thing](world);
    admitted(await callAs(world.people[who], name, row, theirs), row, who);
  }
});

/** Whether a suspended person is refused before the request is read. */
const isRefused = (name: string, who: 'member' | 'admin') => {
  const { method, access: whose, whileSuspended } = endpoints.get(name) ?? {};
  return (method !== 'GET' && !whileSuspended) || (whose === 'admin' && who === 'admin');
};

test('whoever is suspended changes nothing but through what says that they may', async () => {
  const people = { member: await suspend('stranger'), admin: await suspend('admin') };
  const before = await digestDatabase(world.app.services.db);
  for (const name of Object.keys(rows)) {
    for (const who of ['member', 'admin'] as const) {
      if (!isRefused(name, who)) continue;
      const { status, body } = await world.ask(people[who].cookie, name, { params: { id: missingId } });
      expect([name, status, body]).toMatchObject([
        name,
        403,
        { success: false, code: 'SUSPENDED', message: expect.stringContaining('suspended') },
      ]);
    }
  }
  expect(await digestDatabase(world.app.services.db), 'nobody has changed anything').toEqual(before);
});

const spared = cells.filter(({ name }) => !isRefused(name, 'member'));
test.each(spared)('$name is not shut to whoever is suspended', async ({ name, row }) => {
  const by = await suspend('stranger');
  const { body } = await callAs(by, name, row, await things[row.thing](world));
  expect(body).not.toMatchObject({ code: 'SUSPENDED' });
});

/** A new person, suspended indefinitely. */
async function suspend(who: Member): Promise<Actor> {
  const actor = await invite(world.app, who);
  const text = "update users set suspension_reason = 'Copied pictures.' where id = $1";
  await world.app.services.db.$client.query(text, [actor.id]);
  return actor;
}

async function callAs(by: Actor | undefined, name: string, row: Row, thing: Thing): Promise<Answer> {
  return world.ask(by?.cookie, name, await row.request(thing, world, by));
}

function caller(who: Member, row: Row): Promise<Actor> | Actor {
  return row.spendsPerson ? invite(world.app, who) : world.people[who];
}

/**
 * Expects access. A rule of the endpoint may still reject the call, such as following oneself; that does not count as
 * a refusal of the person.
 */
function admitted({ status, body }: Answer, row: Row, who: Member | 'visitor'): void {
  expect(status, `${who}: ${JSON.stringify(body)}`).toBe(row.ruledOut[who] ?? row.answers);
}

async function refusedVisitor(name: string, row: Row, thing: Thing): Promise<void> {
  const { status, body } = await callAs(undefined, name, row, thing);
  expect([status, body]).toMatchObject([401, { success: false, code: 'SIGN_IN_REQUIRED' }]);
}

/** Another person's thing and a missing thing must give the same answer. */
async function looksMissing(by: Actor | undefined, name: string, row: Row, thing: Thing): Promise<void> {
  const foreign = await callAs(by, name, row, thing);
  const missing = await callAs(by, name, row, { ...thing, id: missingId });
  const who = by?.name ?? 'visitor';
  expect(foreign.status, `${who}: ${JSON.stringify(foreign.body)}`).toBe(row.missing);
  expect(foreign, who).toEqual(missing);
}
