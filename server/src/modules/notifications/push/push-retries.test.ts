import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hurryTimeouts } from '#tests/support/hurry-timeouts.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import type { PushService } from '#tests/support/servers/push-service.ts';
import { linesOf, makeReaders, openPush, startMaking, stateOf } from '#tests/support/set-ups/push.ts';
import { hurryJobs, untilJobsDone } from '#tests/support/until.ts';

let app: TestApp;
let service: PushService;
let stop: () => Promise<void>;
let ahead = 0;
beforeAll(async () => {
  ({ app, service, stop } = await openPush({ now: () => new Date(Date.now() + ahead) }));
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => stop());

const { reader, orderBetween, subscriptionsOf, untilTriedAgain } = makeReaders(() => ({ app, service }));
const allHeard = () => untilJobsDone(app.services.db);

test.each([404, 410, 403])('a push service that answers %i is not called again', async (answer) => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  browser.answers.push(answer);
  await write(maker, person, 'The silk has come.');
  await allHeard();
  expect(await subscriptionsOf(person)).toBe(0);
  expect((await stateOf(person)).endpoint).toBeNull();
  await write(maker, person, 'Shall I cut it?');
  await allHeard();
  expect(browser.calls).toBe(1);
});

test.each([429, 500, 503])('what a push service answers with %i is tried again', async (answer) => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  browser.answers.push(answer);
  await write(maker, person, 'The silk has come.');
  await expect.poll(() => browser.calls).toBe(1);
  expect(linesOf(browser)).toEqual([]);
  await expect
    .poll(async () => {
      await hurryJobs(app.services.db, 'notifications.push');
      return linesOf(browser);
    })
    .toEqual(['Meher Ansari sent you a message']);
  expect(await subscriptionsOf(person)).toBe(1);
});

test('a push service that has taken nothing for three days has three tries, and is then forgotten', async () => {
  hurryTimeouts();
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  const { db } = app.services;
  browser.answers.push('silence', 503, 503);
  await db.$client.query(
    `update push_subscriptions set created_at = now() - interval '73 hours' where user_id = $1`,
    [person.id],
  );
  await write(maker, person, 'The silk has come.');
  for (const failures of [1, 2]) {
    await expect.poll(() => waitingAfter(person, failures)).toBe(1);
    expect(await subscriptionsOf(person)).toBe(1);
    await hurryJobs(db, 'notifications.push');
  }
  await expect.poll(() => subscriptionsOf(person)).toBe(0);
  await allHeard();
  expect(browser.calls).toBe(3);
});

/** The number of waiting push jobs of a person with this many failures. */
async function waitingAfter({ id }: Actor, failures: number): Promise<number> {
  const text = `select 1 from pgboss.job j join push_subscriptions p on p.id = (j.data ->> 'subscriptionId')::bigint
     where j.name = 'notifications.push' and j.state = 'created' and p.user_id = $1
       and (j.data ->> 'failures')::int = $2`;
  return (await app.services.db.$client.query(text, [id, failures])).rows.length;
}

test('one that has taken something since is tried as often as any', async () => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari' });
  browser.answers.push(503);
  await app.services.db.$client.query(
    `update push_subscriptions set created_at = now() - interval '30 days', taken_at = now() - interval '71 hours'
      where user_id = $1`,
    [person.id],
  );
  await write(maker, person, 'The silk has come.');
  await untilTriedAgain('notifications.push');
  await hurryJobs(app.services.db, 'notifications.push');
  await expect.poll(() => linesOf(browser)).toEqual(['Meher Ansari sent you a message']);
});

test('the news and its sending are written together: what undoes one undoes the other', async () => {
  const { person, browser } = await reader({ name: 'Asha Rao' });
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const orderId = await orderBetween(person, maker);
  const { db } = app.services;
  // Simulates a crash between the two writes: the database refuses the second.
  await db.$client.query(
    `create function refuse_push() returns trigger language plpgsql as
       $$ begin if new.name = 'notifications.push' then raise exception 'gone'; end if; return new; end $$;
     create trigger refuse_push before insert on pgboss.job for each row execute function refuse_push()`,
  );
  await startMaking(maker, orderId);
  const listed = 'select 1 from notifications where recipient_id = $1';
  await untilTriedAgain('order.moved/notify');
  expect((await db.$client.query(listed, [person.id])).rows).toEqual([]);
  await db.$client.query('drop function refuse_push cascade');
  await hurryJobs(db, 'order.moved/notify');
  await expect
    .poll(() => linesOf(browser))
    .toEqual([expect.stringMatching(/^Katan silk lehenga \(TB-[-\d]+\) is being designed$/)]);
  expect((await db.$client.query(listed, [person.id])).rows).toHaveLength(1);
});
