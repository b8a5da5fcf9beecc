import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOverlay, readNaapBook } from '#contracts/measurements/book/book.contract.ts';
import {
  giveStandingYes,
  listReadings,
  readShared,
  revokeShare,
} from '#contracts/measurements/book/sharing.contract.ts';
import { orderMeasurements, recordMeasurements } from '#contracts/measurements/measurements.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { ownFiles } from '#server/modules/personal-data/columns/read-own-rows.queries.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import {
  moveTo,
  personInBook,
  share,
  sharedWith,
  versionInBook,
  write,
} from '#tests/support/people/custom-orders/naap-book.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
const logged: string[] = [];
beforeAll(async () => {
  shop = await openShop(
    { RATE_LIMITS: 'off', LOG_LEVEL: 'debug' },
    { logTo: { write: (line) => logged.push(line) } },
  );
});
afterAll(() => shop.stop());

const ask = async (text: string, values: unknown[] = []) =>
  (await shop.app.services.db.$client.query(text, values)).rows;

const words = {
  ...{
    unit: 'cm',
    preferences: 'Sleeves loose, zarafa',
    notes: 'Scoliosis to the left',
    measuredBy: 'Zubeida',
  },
  values: { waist: { value: 77.7, of: 'body' }, hip: { value: 98.7, of: 'body' } },
};
const secrets = ['zulaikha', '77.7', '98.7', 'waist', 'scoliosis', 'zarafa', 'padded'];

/** The tables whose rows contain a text, including the payloads of jobs. */
async function tablesWith(secret: string): Promise<string[]> {
  const tables: { name: string }[] = await ask(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' or (schemaname = 'pgboss' and tablename ~ '^(job|j[0-9a-f]+)') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const text = `select 1 from ${name} t where position($1 in lower(row_to_json(t)::text)) > 0 limit 1`;
    if ((await ask(text, [secret])).length > 0) found.push(name.replace('public.', ''));
  }
  return found;
}

/** Everything that can happen to a book, once. Returns a frozen order. */
async function liveThrough(owner: Actor): Promise<number> {
  const { maker } = shop;
  const { id: personId } = await personInBook(owner, { name: 'Zulaikha', unit: 'cm' });
  const { id: versionId } = await versionInBook(owner, personId, words);
  expect((await write(owner, personId, { ...words, basedOn: 7, reason: 'Zarafa' })).status).toBe(409);
  const impossible = { ...words, values: { waist: { value: 977.7, of: 'body' } } };
  expect((await write(owner, personId, impossible)).status).toBe(400);
  const overlay = { garment: 'lehenga', name: 'Padded', unit: 'cm', differences: { waist: 1 } } as const;
  await owner.call(addOverlay, { params: { id: personId }, body: overlay });
  const orderId = await shop.confirm();
  const [first] = await sharedWith(owner, orderId, versionId);
  await maker.call(readShared, { params: { id: orderId } });
  await owner.call(revokeShare, { params: { id: first?.id ?? 0 } });
  expect((await share(owner, orderId, versionId)).status).toBe(200);
  await owner.call(giveStandingYes, { params: { id: orderId }, body: { personId } });
  const recorded = await maker.call(recordMeasurements, {
    params: { id: orderId },
    body: {
      ...{ garment: 'blouse', unit: 'cm', lengths: { bust: 98.7 }, person: 'Zulaikha', basedOn: 0 },
      ...{ measuredBy: 'Iqbal', measuredOn: '2026-11-03', notes: 'Scoliosis to the left' },
    },
  });
  expect(recorded.status).toBe(200);
  await moveTo(maker, orderId, 'MEASUREMENT_COMPLETED');
  await untilJobsDone(shop.app.services.db);
  await maker.call(orderMeasurements, { params: { id: orderId } });
  return orderId;
}

test('no value, preference or name of a book reaches a log, a letter, a notification, a job or a search', async () => {
  await liveThrough(shop.buyer);
  shop.app.services.log.info({ body: words }, 'what arrived');
  const log = logged.join('').toLowerCase();
  expect(log).toContain('/api/naap/people');
  for (const secret of secrets) {
    expect(log, secret).not.toContain(secret);
    const kept = ['naap_people', 'naap_versions', 'naap_overlays', 'naap_shares', 'measurements'];
    expect(
      (await tablesWith(secret)).filter((table) => !kept.includes(table)),
      secret,
    ).toEqual([]);
  }
  // The maker's measurement was announced, so letters and notifications were written at all.
  expect(
    (await ask('select from notifications where recipient_id = $1', [shop.buyer.id])).length,
  ).toBeGreaterThan(0);
});

test('the download has the whole book, and a deleted account leaves only what a finished order froze', async () => {
  const { buyer, maker } = shop;
  const { db } = shop.app.services;
  const rowsOf = async (name: string): Promise<object[]> => {
    const file = ownFiles.find((each) => each.name === name);
    return ((await file?.read(db, [buyer.id])) ?? []).map(({ record }) => JSON.parse(record));
  };
  expect((await buyer.call(readNaapBook)).body.people.map(({ name }) => name)).toContain('Zulaikha');
  expect(await rowsOf('naap-people')).toMatchObject([{ name: 'Zulaikha' }]);
  expect(await rowsOf('naap-versions')).toMatchObject([
    { garment: 'lehenga', notes: 'Scoliosis to the left' },
    { garment: 'blouse', source: 'MAKER_VISIT' },
  ]);
  expect(await rowsOf('naap-shares')).toHaveLength(2);
  expect(await rowsOf('naap-readings')).toHaveLength(2);
  expect((await buyer.call(listReadings, { query: {} })).body.data).toHaveLength(2);
  const ofMaker = ownFiles.filter(({ name }) => name.startsWith('naap-'));
  for (const { name, read } of ofMaker) expect(await read(db, [maker.id]), name).toEqual([]);

  await ask(`update orders set status = 'DELIVERED' where buyer_id = $1`, [buyer.id]);
  const right = { password: actorPassword, confirmation: 'DELETE' as const };
  expect((await buyer.call(deleteAccount, { body: right })).status).toBe(200);
  await untilJobsDone(db);
  for (const secret of ['zulaikha', 'scoliosis', 'zarafa', 'padded'])
    expect(await tablesWith(secret), secret).toEqual([]);
  expect(await ask('select from naap_people where owner_id = $1', [buyer.id])).toEqual([]);
  expect(
    await ask('select garment, lengths, person, notes from measurements where owner_id = $1', [buyer.id]),
  ).toEqual([{ garment: 'lehenga', lengths: { waist: 7770, hip: 9870 }, person: '', notes: '' }]);
});
