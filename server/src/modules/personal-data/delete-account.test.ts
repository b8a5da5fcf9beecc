import { afterAll, beforeAll, expect, test } from 'vitest';
import { register, userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { cancelEmailChange, confirmEmail } from '#contracts/accounts/email-confirmation.contract.ts';
import { askForData } from '#contracts/personal-data/data-download.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { updateProfile } from '#contracts/profiles/profiles.contract.ts';
import { renameInOrders } from '#server/modules/orders/search/rename-in-orders.ts';
import { aLetter } from '#tests/support/a-letter.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { createFullAccount } from '#tests/support/people/whole-life/whole-life.ts';
import { lifeAddress, lifeName, lifePhone } from '#tests/support/people/whole-life/whole-life-words.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { personalColumns } from './columns/personal-columns.ts';
import { ownFiles } from './columns/read-own-rows.queries.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const right = { password: actorPassword, confirmation: 'DELETE' as const };
const leave = (who: Actor, body: { password: string; confirmation: 'DELETE' } = right) =>
  who.call(deleteAccount, { body });
const ask = async (text: string, values: unknown[] = []) =>
  (await shop.app.services.db.$client.query(text, values)).rows;

/** Names of the tables whose rows contain the text, including the payloads of jobs. */
async function tablesWith(words: string): Promise<string[]> {
  const tables: { name: string }[] = await ask(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' or (schemaname = 'pgboss' and tablename ~ '^(job|j[0-9a-f]+)') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await ask(
      `select 1 from ${name} t where position(lower($1) in lower(row_to_json(t)::text)) > 0 limit 1`,
      [words],
    );
    if (rows.length > 0) found.push(name.replace('public.', ''));
  }
  return found;
}

const forTheBooks = Object.entries(personalColumns)
  .filter(([, { leaving }]) => leaving === 'for the books')
  .map(([table]) => table);
const rowsOf = async (userId: number) => {
  const counts: Record<string, number> = {};
  for (const { name, read } of ownFiles) counts[name] = (await read(shop.app.services.db, [userId])).length;
  return counts;
};

test('somebody with something in every table leaves: who they were stands only where the books need it', async () => {
  const { app } = shop;
  const { person, friend } = await createFullAccount(shop);
  expect((await person.call(askForData, { body: { password: actorPassword } })).status).toBe(200);
  await untilJobsDone(app.services.db);
  const before = await rowsOf(person.id);
  expect(Object.keys(before).filter((name) => before[name] === 0)).toEqual([]);

  expect((await leave(person)).status).toBe(200);
  await untilJobsDone(app.services.db);
  // Normally a job that runs every ten seconds.
  await renameInOrders(app.services);

  expect((await person.call(userAuthChecker)).status).toBe(401);
  for (const words of [...lifeName.split(' '), lifePhone, lifeAddress, person.email]) {
    const found = (await tablesWith(words)).filter((table) => !forTheBooks.includes(table));
    // The goodbye letter is stored with its address for thirty days.
    expect(found, words).toEqual(person.email.includes(words.toLowerCase()) ? ['mails'] : []);
  }
  expect(
    await ask('select subject, position($1 in text) as named from mails where lower(recipient) = $2', [
      lifeName,
      person.email,
    ]),
  ).toEqual([{ subject: 'आपका Tanabana अकाउंट डिलीट हो गया', named: 0 }]);

  const after = await rowsOf(person.id);
  const removed = ownFiles.filter(({ table }) => personalColumns[table]?.leaving === 'removed');
  expect(removed.filter(({ name }) => after[name] !== 0).map(({ name }) => name)).toEqual([]);
  for (const name of ['orders-bought', 'orders-sold', 'documents', 'messages', 'comments', 'reviews-written'])
    expect(after[name], name).toBe(before[name]);

  expect(await ask('select likes_count, saves_count from designs where id = $1', [shop.designId])).toEqual([
    { likes_count: 0, saves_count: 0 },
  ]);
  expect(await ask('select followers, following from follow_counts where user_id = $1', [friend.id])).toEqual(
    [{ followers: 0, following: 0 }],
  );
  expect(await ask(`select from designs where maker_id = $1 and status <> 'DELETED'`, [person.id])).toEqual(
    [],
  );

  const again = await app.visitor.call(register, {
    body: { name: lifeName, email: person.email, password: 'indigo and madder' },
  });
  expect(again.status).toBe(200);
});

test('letters to an address that was to take the place of the old one, or that had it before, go too', async () => {
  const person = await shop.app.actor({ name: 'Ritu Barman' });
  const waiting = `ritu.elsewhere.${person.id}@example.in`;
  const change = {
    ...{ name: person.name, email: waiting, currentPassword: actorPassword },
    ...{ phone: '+91 98450 22222', address: '3, Avenue Road', city: 'Bengaluru', state: 'Karnataka' },
    ...{ pincode: '560002', country: 'India', profession: 'Weaver' },
  };
  expect((await person.call(updateProfile, { body: change })).status).toBe(200);
  expect(await tablesWith(waiting)).toContain('mails');
  const [letter] = await ask('select text from mails where recipient = $1', [waiting]);
  const [, token = ''] = /confirm-email\?token=([\w-]+)/.exec(letter.text) ?? [];
  const next = `ritu.again.${person.id}@example.in`;
  expect((await shop.app.visitor.call(confirmEmail, { body: { token } })).status).toBe(200);
  expect((await person.call(updateProfile, { body: { ...change, email: next } })).status).toBe(200);
  expect((await leave(person)).status).toBe(200);
  await untilJobsDone(shop.app.services.db);
  // The goodbye letter went to the last confirmed address.
  expect(await tablesWith(waiting)).toEqual(['mails']);
  for (const words of [person.email, next, 'Ritu Barman']) expect(await tablesWith(words), words).toEqual([]);
  expect(await ask('select subject from mails where recipient = $1', [waiting])).toEqual([
    { subject: 'Your Tanabana account was deleted' },
  ]);
});

test('a letter to an address that was asked for and cancelled goes; a letter to a stranger there stays', async () => {
  const { app } = shop;
  const person = await app.actor({ name: 'Ritu Barman' });
  const asked = `ritu.cancelled.${person.id}@example.in`;
  const strangers = `nobody.here.${person.id}@example.in`;
  // An answer to an enquiry of a visitor without an account.
  await app.services.mail.send(app.services.db, {
    to: strangers,
    isOurs: true,
    says: aLetter('of a stranger'),
  });
  const change = {
    ...{ name: person.name, currentPassword: actorPassword },
    ...{ phone: '+91 98450 22222', address: '3, Avenue Road', city: 'Bengaluru', state: 'Karnataka' },
    ...{ pincode: '560002', country: 'India', profession: 'Weaver' },
  };
  expect((await person.call(updateProfile, { body: { ...change, email: asked } })).status).toBe(200);
  expect((await person.call(cancelEmailChange)).status).toBe(200);
  expect((await person.call(updateProfile, { body: { ...change, email: strangers } })).status).toBe(200);
  expect((await leave(person)).status).toBe(200);
  await untilJobsDone(app.services.db);
  expect(await tablesWith(asked)).toEqual([]);
  expect(await ask('select subject from mails where recipient = $1', [strangers])).toEqual([
    { subject: 'Order of a stranger: There is news' },
  ]);
});

test('a wrong password deletes nothing', async () => {
  const person = await shop.app.actor();
  const refused = await leave(person, { ...right, password: 'not the password' });
  expect(refused.status).toBe(400);
  expect((await person.call(userAuthChecker)).status).toBe(200);
});

test('neither side leaves while an order is in progress, and the sentence names it', async () => {
  const orderId = await shop.confirm();
  for (const person of [shop.buyer, shop.maker]) {
    const refused = await leave(person);
    expect(refused.status).toBe(409);
    expect(refused.error.message).toMatch(new RegExp(`: TB-\\d{4}-0*${orderId}\\.$`));
  }
});

test('of two deletions at once one deletes', async () => {
  const person = await shop.app.actor();
  const statuses = (await Promise.all([leave(person), leave(person)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
});

test('an order that is placed while either side leaves is refused, or keeps them', async () => {
  for (let round = 0; round < 6; round++) {
    const maker = await shop.app.actor({ role: 'DESIGNER' });
    const buyer = await shop.app.actor();
    const designId = await insertDesign(shop.app.services.db, { makerId: maker.id });
    await Promise.all([order(buyer, designId), leave(round % 2 === 0 ? maker : buyer)]);
  }
  expect(
    await ask(
      `select o.id from orders o join users u on u.id in (o.buyer_id, o.maker_id)
        where u.status = 'DELETED' and o.status not in ('DELIVERED','CANCELLED')`,
    ),
  ).toEqual([]);
});

test('the last admin stays', async () => {
  const [one, other] = [await shop.app.actor({ role: 'ADMIN' }), await shop.app.actor({ role: 'ADMIN' })];
  const statuses = (await Promise.all([leave(one), leave(other)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});
