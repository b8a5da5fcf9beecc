import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import {
  askForData,
  type DataDownload,
  getDataDownload,
} from '#contracts/personal-data/data-download.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { designOf, openShop, order, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { createFullAccount } from '#tests/support/people/whole-life/whole-life.ts';
import { lifeAddress, lifeName } from '#tests/support/people/whole-life/whole-life-words.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { webmVoice } from '#tests/support/voice-notes.ts';
import { ownFiles } from '../columns/read-own-rows.queries.ts';
import { buildDownload } from './build-download.ts';
import { downloadFiles } from './download-files.ts';
import { packOwnData } from './pack-own-data.ts';
import { sweepDownloads } from './sweep-downloads.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const ask = (who: Actor, password = actorPassword) => who.call(askForData, { body: { password } });
const state = async (who: Actor) => (await who.call(getDataDownload)).body.data;
const fetchFile = (who: Actor | undefined, url: string | null) =>
  shop.app.server.inject({ url: url ?? '/', headers: who ? { cookie: who.cookie } : {} });
const filesOnDisk = () => readdir(join(shop.app.services.env.DATA_DIR, 'downloads')).catch(() => []);
const query = async (text: string, values: unknown[] = []) =>
  (await shop.app.services.db.$client.query(text, values)).rows;

/** Moves the last request two minutes back, because a repeat within one minute returns the same file. */
const letTimePass = (who: Actor) =>
  query(`update data_downloads set asked_at = asked_at - interval '2 minutes' where user_id = $1`, [who.id]);

async function askAndWait(who: Actor): Promise<DataDownload> {
  await letTimePass(who);
  const { status, error } = await ask(who);
  if (status !== 200) throw new Error(error.message);
  await untilJobsDone(shop.app.services.db);
  return state(who);
}

test('the file holds everything of a person: every topic, their pictures and their papers', async () => {
  const { person } = await createFullAccount(shop);
  const { status, bytes, url } = await askAndWait(person);
  expect(status).toBe('READY');
  const answer = await fetchFile(person, url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.rawPayload.length).toBe(bytes);

  const entries = readZip(answer.rawPayload);
  const rowsOf = (name: string) => JSON.parse(entries.get(`data/${name}.json`)?.toString() ?? 'null');
  const empty = ownFiles.filter(({ name }) => rowsOf(name).length === 0).map(({ name }) => name);
  expect(empty).toEqual([]);
  expect(rowsOf('account')).toMatchObject([{ name: lifeName, email: person.email, isVerified: false }]);
  expect(rowsOf('addresses')).toContainEqual(
    expect.objectContaining({ label: 'Home', name: lifeName, fullAddress: lifeAddress }),
  );
  expect(rowsOf('messages').map(({ content }: { content: string }) => content)).toEqual([
    'Is the warp on the loom?',
    'It is.',
    '',
  ]);
  expect(entries.get('READ ME.txt')?.toString()).toContain(lifeName);

  const paths = [...entries.keys()];
  for (const shown of ['designs', 'messages', 'stories', 'reviews', 'orders', 'complaints']) {
    const picture = paths.find((path) => path.startsWith(`pictures/${shown}/`) && path.endsWith('.jpg'));
    expect(entries.get(picture ?? '')?.subarray(0, 2), shown).toEqual(Buffer.from([0xff, 0xd8]));
  }
  const spoken = paths.find((path) => path.startsWith('pictures/messages/') && path.endsWith('.webm'));
  expect(entries.get(spoken ?? '')?.equals(webmVoice(1))).toBe(true);
  const papers = paths.filter((path) => path.startsWith('documents/'));
  expect(papers).toHaveLength(2);
  for (const path of papers) expect(entries.get(path)?.toString('latin1', 0, 5)).toBe('%PDF-');
});

test('what opens doors or is somebody else’s is not in the file', async () => {
  const [row] = await query(
    'select respondent_id as id from complaints where respondent_id is not null limit 1',
  );
  const everything: string[] = [];
  for (const { read } of ownFiles)
    everything.push(...(await read(shop.app.services.db, [row.id])).map(({ record }) => record));
  const text = everything.join('\n');
  for (const secret of ['passwordHash', 'tokenHash', 'codeHash', 'fileKey', 'actorId', 'authorName'])
    expect(text).not.toContain(`"${secret}"`);
  const complained = ownFiles.find(({ name }) => name === 'complaints-about-you');
  const records = (await complained?.read(shop.app.services.db, [row.id])) ?? [];
  expect(records.length).toBeGreaterThan(0);
  for (const { record } of records) expect(record).not.toContain('"email"');
});

test('of orders that were never paid a maker’s file does not say where the buyer is reached', async () => {
  const maker = await shop.app.actor({ name: 'Kavya Rao', role: 'DESIGNER' });
  const designId = await designOf(shop.app, maker);
  const specialInstructions = 'A longer pallu, please.';
  const placed = await order(shop.buyer, designId, { body: { specialInstructions } });
  const text = async (name: string) =>
    ((await ownFiles.find((file) => file.name === name)?.read(shop.app.services.db, [maker.id])) ?? [])
      .map(({ record }) => record)
      .join('\n');
  const { name, phone, address, pincode } = shippingDetails;
  const reach = [name, phone, address, pincode, specialInstructions];
  expect(await text('orders-sold')).toBe('');
  const unpaid = await text('orders-never-paid');
  expect(unpaid).toContain(`"id":${placed.body.orderId}`);
  for (const words of reach) expect(unpaid).not.toContain(words);
  const body = { status: 'CANCELLED', note: 'Write to me elsewhere.' } as const;
  await shop.buyer.call(updateOrderStatus, { params: { id: placed.body.orderId }, body });
  expect(await text('order-history')).not.toContain(body.note);
  await query("update orders set status = 'CONFIRMED', confirmed_at = now() where maker_id = $1", [maker.id]);
  const paid = await text('orders-sold');
  for (const words of reach) expect(paid).toContain(words);
});

test('a wrong password lets nothing be made', async () => {
  const person = await shop.app.actor();
  expect((await ask(person, 'not the password')).error).toMatchObject({
    code: 'INVALID_INPUT',
    errors: { password: 'This is not your password.' },
  });
  expect(await state(person)).toMatchObject({ status: 'NONE', can: { ask: true } });
});

test('somebody who asks twice at once gets one file, and is told of it by the bell and by letter', async () => {
  const person = await shop.app.actor();
  const answers = await Promise.all([ask(person), ask(person)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await untilJobsDone(shop.app.services.db);
  expect(await query('select status from data_downloads where user_id = $1', [person.id])).toEqual([
    { status: 'READY' },
  ]);
  const { body } = await person.call(getUnreadNotifications);
  expect(body.notifications).toMatchObject([
    { type: 'DATA', message: 'Your data is ready to download, for 24 hours', link: '/settings?tab=data' },
  ]);
  const letters = await query('select subject from mails where recipient = $1', [person.email]);
  expect(letters).toEqual([{ subject: 'Your data is ready to download' }]);
});

test('nobody else gets the file, and after a day nobody does', async () => {
  const person = await shop.app.actor();
  const stranger = await shop.app.actor({ role: 'ADMIN' });
  const { url } = await askAndWait(person);
  const statuses = await Promise.all([person, stranger, undefined].map((who) => fetchFile(who, url)));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 401]);

  const { services } = shop.app;
  const [{ key }] = await query('select file_key as key from data_downloads where user_id = $1', [person.id]);
  expect(await filesOnDisk()).toContain(key);
  const tomorrow = { ...services, clock: { now: () => new Date(Date.now() + 24 * 3_600_000 + 1000) } };
  await sweepDownloads(tomorrow, downloadFiles(services.files));
  await untilJobsDone(services.db);
  expect((await fetchFile(person, url)).statusCode).toBe(404);
  expect(await state(person)).toMatchObject({ status: 'NONE', url: null });
  expect(await filesOnDisk()).not.toContain(key);
});

test('twice a day is enough, the older file goes, and the sentence says when to come again', async () => {
  const person = await shop.app.actor();
  const first = await askAndWait(person);
  const second = await askAndWait(person);
  expect(second).toMatchObject({ status: 'READY', can: { ask: false } });
  expect((await fetchFile(person, first.url)).statusCode).toBe(404);
  await letTimePass(person);
  const { status, error } = await ask(person);
  expect(status).toBe(429);
  expect(error.message).toMatch(/^You can ask for your data twice in 24 hours\. Please try again after /);
  expect((await fetchFile(person, second.url)).statusCode).toBe(200);
});

test('what fails three times is told, leaves no file, and may be asked for again at once', async () => {
  const person = await shop.app.actor();
  const { services } = shop.app;
  const files = downloadFiles(services.files);
  const before = await filesOnDisk();
  const [{ id }] = await query(
    'insert into data_downloads (user_id, asked_at) values ($1, now()) returning id',
    [person.id],
  );
  const find = vi.spyOn(services.media.store, 'find').mockRejectedValue(new Error('the disk is gone'));
  await query(
    `insert into media (key, owner_id, kind, status, mime, bytes, claimed_at) values ('Lost-key-of-a-picture_', $1, 'PICTURE', 'READY', 'image/jpeg', 9, now())`,
    [person.id],
  );
  for (const _ of [1, 2])
    await expect(buildDownload(services, files, id)).rejects.toThrow('the disk is gone');
  expect((await state(person)).status).toBe('WAITING');
  await buildDownload(services, files, id);
  find.mockRestore();
  await untilJobsDone(services.db);
  expect(await state(person)).toMatchObject({ status: 'FAILED', can: { ask: true } });
  expect(await filesOnDisk()).toEqual(before);
  const { body } = await person.call(getUnreadNotifications);
  expect(body.notifications[0]?.message).toBe('Your data could not be put together. Please try again');
  expect((await askAndWait(person)).status).toBe('READY');
});

test('an entry that cannot be read in the middle leaves no half file', async () => {
  const person = await shop.app.actor();
  const { services } = shop.app;
  const before = await filesOnDisk();
  const [{ id }] = await query(
    'insert into data_downloads (user_id, asked_at) values ($1, now()) returning id',
    [person.id],
  );
  await query('alter table story_views rename to story_views_away');
  await expect(buildDownload(services, downloadFiles(services.files), id)).rejects.toThrow();
  await query('alter table story_views_away rename to story_views');
  expect(await filesOnDisk()).toEqual(before);
});

test('an entry that fails before anybody reads is told to the reader', async () => {
  const person = await shop.app.actor();
  await query('alter table story_views rename to story_views_away');
  const contents = await packOwnData(shop.app.services, { userId: person.id, name: person.name });
  await expect.poll(() => contents.errored?.message).toMatch(/story_views/);
  await query('alter table story_views_away rename to story_views');
  await expect(contents.toArray()).rejects.toThrow(/story_views/);
});

test('a file goes with its account, also one that is only being made', async () => {
  const { services } = shop.app;
  const person = await shop.app.actor();
  const { url } = await askAndWait(person);
  const [{ key }] = await query('select file_key as key from data_downloads where user_id = $1', [person.id]);
  expect(url).not.toBeNull();
  const body = { password: actorPassword, confirmation: 'DELETE' as const };
  expect((await person.call(deleteAccount, { body })).status).toBe(200);
  await untilJobsDone(services.db);
  expect(await filesOnDisk()).not.toContain(key);

  const leaver = await shop.app.actor();
  const before = await filesOnDisk();
  const [{ id }] = await query(
    'insert into data_downloads (user_id, asked_at) values ($1, now()) returning id',
    [leaver.id],
  );
  const files = downloadFiles(services.files);
  const slow = {
    ...files,
    async write(contents: Parameters<typeof files.write>[0]) {
      const written = await files.write(contents);
      expect((await leaver.call(deleteAccount, { body })).status).toBe(200);
      return written;
    },
  };
  await buildDownload(services, slow, id);
  expect(await filesOnDisk()).toEqual(before);
});

test('a file that a crash left behind without a row is tidied away', async () => {
  const { services } = shop.app;
  const files = downloadFiles(services.files);
  const person = await shop.app.actor();
  const { url } = await askAndWait(person);
  const { fileKey } = await files.write(Readable.from(['left behind']));
  const later = { ...services, clock: { now: () => new Date(Date.now() + 7 * 3_600_000) } };
  await sweepDownloads(later, files);
  expect(await filesOnDisk()).not.toContain(fileKey);
  expect((await fetchFile(person, url)).statusCode).toBe(200);
});
