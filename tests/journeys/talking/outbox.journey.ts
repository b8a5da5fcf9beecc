import { expect, type Page } from '@playwright/test';
import { bookableDays } from '#contracts/meetings/meeting-slots.ts';
import { journey, newPerson, register, rememberSession, type Visitor } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

/** A tab that leaves for the sign-in page may be closed before it has loaded. */
const expectedComplaints =
  /net::ERR_|Failed to fetch|Failed to load resource|Error loading route module|WebSocket connection|503/;

/** Installs the service worker for this browser, as when the site runs from the home screen. */
async function install({ page, expectComplaint }: Visitor): Promise<void> {
  expectComplaint(expectedComplaints);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the page has loaded the script of the outbox. */
const canKeep = (page: Page) => page.locator('#outbox').waitFor({ state: 'attached' });

/** Waits until the service worker has cached the page. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (at) => (await caches.match(at, { ignoreVary: true })) !== undefined, path),
    )
    .toBe(true);

/** Waits until the reply cached by the service worker contains these words. */
const saysWhenKept = (page: Page, address: string, words: string) =>
  expect
    .poll(() =>
      page.evaluate(async (part) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const found = (await cache.keys()).find(({ url }) => url.includes(part));
          if (found) return (await cache.match(found, { ignoreVary: true }))?.text();
        }
        return '';
      }, address),
    )
    .toContain(words);

async function write(chat: Page, words: string): Promise<void> {
  await chat.getByRole('textbox', { name: /^Message to/ }).fill(words);
  await chat.keyboard.press('Enter');
}

/** The server processes the call, but its reply is lost. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
}

const line = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const waiting = (count: number) =>
  count === 1 ? '1 thing waits for the network.' : `${count} things wait for the network.`;
const kept = (page: Page) => page.getByText('Saved on this device');

journey(
  'what is written without a network arrives once, own orders are read meanwhile, and signing out takes them away',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open({ screen: 'phone' });
    const meher = await register(maker, newPerson('Meher Ansari'));
    const makerName = meher.name;
    await rememberSession(maker, meher);
    const { id, title } = await publishDesign(maker, { title: 'Katan silk lehenga' });
    const buyer = await open();
    await rememberSession(buyer, await register(buyer, newPerson('Asha Rao')));
    const { orderId } = await orderPaid(buyer, id);
    await Promise.all([install(maker), install(buyer)]);

    // Both have opened the pages that they will need offline; the maker by a link within the site.
    const phone = maker.page;
    await phone.goto('/userDashboard?tab=sales');
    await phone.locator(`a[href="/order-details/sale/${orderId}"]:visible`).first().click();
    await expect(phone.getByRole('button', { name: 'Record measurements' })).toBeVisible();
    await canKeep(phone);
    await isKept(phone, `/order-details/sale/${orderId}`);
    const order = buyer.page;
    await order.goto(`/order-details/purchase/${orderId}`);
    await expect(order.getByRole('region', { name: 'Measurements' })).toBeVisible();
    const number = await order.getByRole('heading', { level: 1 }).textContent();
    const makerId = Number(await site.count('select maker_id from orders where id = $1', [orderId]));
    const chat = await buyer.context.newPage();
    await chat.goto(`/chat?receiverId=${makerId}`);
    await expect(chat.getByText(`Say hello to ${makerName.split(' ')[0]}`)).toBeVisible();
    await write(chat, 'Do you weave on Sundays?');
    await expect(chat.locator('[data-message]')).toHaveCount(1);
    const buyerId = Number(await site.count('select buyer_id from orders where id = $1', [orderId]));
    const answered = await maker.context.request.post('/api/chat/send', {
      data: {
        senderId: makerId,
        receiverId: buyerId,
        content: 'The loom rests on Sundays.',
        nonce: 'first-answer',
      },
    });
    expect(answered.status(), await answered.text()).toBe(200);
    await expect(chat.locator('[data-message]')).toHaveText([/Do you weave/, /The loom rests on Sundays/]);
    // The page was cached before the chat began; it is cached again without being reopened.
    await saysWhenKept(chat, `/chat?receiverId=${makerId}`, 'Do you weave on Sundays?');
    const inbox = await buyer.context.newPage();
    const conversation = inbox.getByRole('navigation', { name: 'Conversations' }).getByRole('link');
    await inbox.goto('/chat');
    await expect(conversation).toContainText(makerName);
    await saysWhenKept(chat, '/api/chat/chats/', 'The loom rests on Sundays.');
    const booked = await buyer.context.request.post(`/api/meeting/orders/${orderId}/meetings`, {
      data: {
        type: 'PHONE_CALL',
        scheduledAt: `${bookableDays(new Date()).first}T11:00:00+05:30`,
        notes: '',
      },
    });
    expect(booked.status(), await booked.text()).toBe(200);
    const meeting = await buyer.context.newPage();
    await meeting.goto(`/schedule-meeting/${orderId}`);
    await expect(meeting.getByRole('heading', { name: /11:00/ })).toBeVisible();
    const product = await buyer.context.newPage();
    await product.goto(`/product/${id}`);
    await canKeep(product);
    // The comments load once they are near the viewport.
    await product.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
    const talk = product.getByRole('combobox', { name: `Add a comment on ${title}` }).first();
    await expect(talk).toBeVisible();
    await phone.getByRole('button', { name: 'Record measurements' }).click();
    const editor = phone.getByRole('dialog', { name: 'Measurements' });
    await editor.getByLabel('Waist', { exact: true }).fill('30 1/8');

    await Promise.all([buyer.context.setOffline(true), maker.context.setOffline(true)]);
    await talk.fill('The border is lovely.');
    await talk.press('Enter');
    await expect(kept(product)).toBeVisible();
    const comments = product.locator('.design-comments');
    await expect(comments.locator('[data-waiting]')).toHaveText(
      /You.*The border is lovely\..*Waiting to be sent.*Discard/s,
    );
    await product
      .getByRole('button', { name: /^Like, / })
      .first()
      .click();
    await expect(product.getByRole('button', { name: /^Like, 1 like/ }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await write(chat, 'Is the zari real?');
    await expect(chat.locator('[data-waiting]')).toHaveText(/Is the zari real/);
    await expect(line(product, waiting(3))).toBeVisible();

    await editor.getByRole('button', { name: 'Save measurements' }).click();
    await expect(kept(phone)).toBeVisible();
    const measured = phone.getByRole('region', { name: 'Measurements' });
    await expect(measured.locator('[data-waiting]')).toHaveText(/Lehenga.*Waist.*30⅛.*Waiting to be sent/s);
    await phone.getByRole('button', { name: 'Post an update' }).click();
    await phone.getByLabel('Note').fill('The warp is on the loom.');
    await phone.getByLabel('Add photographs').setInputFiles({
      name: 'loom.jpg',
      mimeType: 'image/jpeg',
      buffer: await plainPicture('jpeg', { width: 400, height: 500 }),
    });
    await phone.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(line(phone, waiting(2))).toBeVisible();
    const told = phone.getByRole('region', { name: 'Progress', exact: true }).locator('[data-waiting]');
    await expect(told).toHaveText(/The warp is on the loom\..*Waiting to be sent.*Discard/s);

    // The order can be read without a network, and queued entries are still there.
    await order.reload();
    await expect(order.getByRole('heading', { level: 1 })).toHaveText(number ?? '');
    await expect(order.getByRole('region', { name: 'Measurements' })).toBeVisible();
    await expect(line(order, 'You’re offline.')).toContainText(/Seen today at \d+:\d\d [ap]m\./);
    await chat.reload();
    await expect(chat.locator('[data-message]')).toHaveText([/Do you weave/, /The loom rests on Sundays/]);
    await expect(chat.locator('[data-waiting]')).toHaveText(/Is the zari real/);
    await expect(line(chat, 'You’re offline.')).toContainText(/Seen today at/);
    await inbox.reload();
    await expect(conversation).toContainText(makerName);
    await meeting.reload();
    await expect(meeting.getByRole('heading', { name: /11:00/ })).toBeVisible();
    await expect(line(meeting, 'You’re offline.')).toContainText(/Seen today at/);
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(number ?? '');
    await expect(measured.locator('[data-waiting]')).toContainText('30⅛');
    await expect(told).toContainText('The warp is on the loom.');
    await phone.getByRole('button', { name: '2 waiting' }).click();
    const list = phone.getByRole('dialog', { name: 'Not sent yet' });
    await expect(list.getByRole('listitem')).toHaveText([
      /^Measurements.*Lehenga/s,
      /^From the making.*with 1 picture/s,
    ]);
    await phone.keyboard.press('Escape');

    await Promise.all([buyer.context.setOffline(false), maker.context.setOffline(false)]);
    const ofOrder = 'where order_id = $1';
    const arrived = async () => ({
      comments: await site.count('select count(*) from comments where design_id = $1', [id]),
      likes: await site.count('select count(*) from likes where design_id = $1', [id]),
      messages: await site.count(
        'select count(*) from messages join orders o on sender_id in (o.buyer_id, o.maker_id) where o.id = $1',
        [orderId],
      ),
      measurements: await site.count(`select count(*) from measurements ${ofOrder}`, [orderId]),
      updates: await site.count(`select count(*) from order_updates ${ofOrder}`, [orderId]),
      pictures: await site.count(
        `select count(*) from order_update_pictures p join order_updates u on u.id = p.update_id ${ofOrder}`,
        [orderId],
      ),
    });
    const once = { comments: 1, likes: 1, messages: 3, measurements: 1, updates: 1, pictures: 1 };
    await expect.poll(arrived, { timeout: 40_000 }).toEqual(once);
    for (const page of [phone, product, chat]) {
      await expect(page.getByText(/wait for the network|waits for the network/)).toHaveCount(0, {
        timeout: 40_000,
      });
    }
    await expect(order.getByRole('region', { name: 'Measurements' })).toContainText('30⅛', {
      timeout: 30_000,
    });
    expect(await arrived(), 'nothing leaves twice').toEqual(once);
    await expect(comments.getByText('The border is lovely.')).toHaveCount(1);
    for (const page of [product, phone]) await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(measured).toContainText('30⅛');

    // The next user of the device finds nothing.
    await order.goto('/');
    await order.getByRole('button', { name: 'Profile menu' }).click();
    await order.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(order.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await buyer.context.setOffline(true);
    for (const path of [
      `/order-details/purchase/${orderId}`,
      `/chat?receiverId=${makerId}`,
      `/schedule-meeting/${orderId}`,
    ]) {
      await order.goto(path);
      await expect(order.getByRole('heading', { level: 1 })).toHaveText('You’re offline.');
    }
    expect(
      await order.evaluate(async () => (await caches.keys()).filter((name) => name.includes('own'))),
    ).toEqual([]);
  },
);

journey(
  'what was taken unheard stands once, and what the server refuses stays with its sentence until it is thrown away',
  async ({ open, site }) => {
    const maker = await open();
    await register(maker, newPerson('Tara Rao'));
    const { id, title } = await publishDesign(maker, { title: 'Maheshwari stole' });
    const shopper = await open({ screen: 'phone' });
    shopper.expectComplaint(expectedComplaints);
    shopper.expectComplaint(/404/);
    await register(shopper, newPerson('Uma Rao'));
    const { page, context } = shopper;
    await page.goto(`/product/${id}`);
    await canKeep(page);
    await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
    const talk = page.getByRole('combobox', { name: `Add a comment on ${title}` }).first();
    // The server accepts it, but the reply is lost: it is sent again with the same key.
    const comments = () => site.count('select count(*) from comments where design_id = $1', [id]);
    await loseAnswer(page, '**/api/design/createComment/**');
    const again = page.waitForResponse(/createComment/);
    await talk.fill('The border is lovely.');
    await talk.press('Enter');
    await expect(kept(page)).toBeVisible();
    expect((await again).status()).toBe(200);
    expect(await comments()).toBe(1);

    await talk.fill('Do you weave this in green?');
    await context.setOffline(true);
    await talk.press('Enter');
    await expect(kept(page)).toBeVisible();
    await site.count(`update designs set status = 'HIDDEN' where id = $1 returning 1`, [id]);
    await context.setOffline(false);
    await expect(line(page, '1 thing was not accepted.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'See what' }).click();
    const list = page.getByRole('dialog', { name: 'Not sent yet' });
    await expect(list).toContainText('Do you weave this in green?');
    await expect(list.getByRole('alert')).toHaveText('This design could not be found.');
    await list.getByRole('button', { name: /^Discard/ }).click();
    await expect(list).toContainText('What you discarded was not sent. There is nothing left to send.');
    expect(await comments()).toBe(1);
  },
);
