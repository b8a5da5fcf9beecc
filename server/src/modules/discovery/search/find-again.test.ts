import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { findAgain } from './find-again.ts';

/** How many designs privacy_move() reindexes in the transaction of the privacy change. */
const atOnce = 500;
const many = atOnce + 210;

let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  // No job workers: the test runs the jobs itself.
  app = await startTestApp();
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  for (let made = 0; made < many; made += 71)
    await Promise.all(Array.from({ length: 71 }, () => insertDesign(app.services.db, { makerId: maker.id })));
});
afterAll(() => app.stop());

const show = (profileVisibility: 'PUBLIC' | 'PRIVATE') =>
  maker.call(changePrivacy, { body: { profileVisibility } });
async function found(): Promise<number[]> {
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    'select design_id as id from design_search where maker_id = $1 order by design_id',
    [maker.id],
  );
  return rows.map(({ id }) => id);
}

test('the designs of a large shop leave the search at once, and come back the newest first', async () => {
  const all = await found();
  expect(all).toHaveLength(many);
  await show('PRIVATE');
  expect(await found()).toEqual([]);
  await findAgain(app.services.db, maker.id);
  expect(await found()).toEqual([]);

  await show('PUBLIC');
  expect(await found()).toEqual(all.slice(-atOnce));
  // Interrupted in the middle by a profile that becomes private again.
  await show('PRIVATE');
  await show('PUBLIC');
  await findAgain(app.services.db, maker.id);
  expect(await found()).toEqual(all);
});
