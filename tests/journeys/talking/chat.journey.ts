import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const words = (page: Page) => page.locator('[data-message] .message-words p').allInnerTexts();
const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

async function idOf({ context }: Visitor): Promise<number> {
  const answer = await context.request.get('/api/auth/userAuthChecker');
  return ((await answer.json()) as { data: { userFromToken: { id: number } } }).data.userFromToken.id;
}

/** Opens a page and waits until its live connection is open, so that later changes arrive over it. */
async function openLive(page: Page, address: string): Promise<void> {
  // Closes the previous page, so that its connection is not mistaken for the new one.
  await page.goto('about:blank');
  const isLive = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
    // Packet 5 of the protocol: the connection was upgraded to the WebSocket.
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => payload === '5'));
  await page.goto(address);
  await isLive;
}

journey(
  'a shopper asks from a design, both write, one loses the connection, the server dies, and both see the same',
  async ({ site, open }) => {
    journey.slow();
    const desktop = await open({ screen: 'desktop' });
    const maker = await register(desktop, newPerson('Meher Ansari'));
    const design = await publishDesign(desktop, { title: 'Gulnaar katan saree' });
    const phone = await open({ screen: 'phone' });
    const shopper = await register(phone, newPerson('Asha Rao'));
    // While the network is offline, the browser logs an error for each call.
    for (const each of [desktop, phone]) each.expectComplaint(/ERR_|WebSocket|Failed to load resource/);

    const { page: asha } = phone;
    await asha.goto(`/product/${design.id}`);
    await asha.getByRole('link', { name: 'Message Designer' }).tap();
    await expect(asha.getByRole('heading', { name: maker.name })).toBeVisible();
    await expect(asha.getByText('Gulnaar katan saree').first()).toBeVisible();
    // A narrow window shows either the record button or the send button.
    await expect(asha.getByRole('button', { name: 'Record a voice note' })).toBeVisible();
    await expect(asha.getByRole('button', { name: 'Send' })).toBeHidden();
    await say(asha, 'Is the zari tested?');
    await expect(asha.getByText('Sent', { exact: true })).toBeAttached();

    const { page: meher } = desktop;
    await meher.goto('/');
    await meher.getByRole('link', { name: 'Chat, 1 unread message' }).click();
    await meher.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
    await expect(meher.locator('[data-message]').getByText('Gulnaar katan saree')).toBeVisible();
    await expect(asha.getByText('Read', { exact: true })).toBeAttached();
    await expect(meher.getByRole('link', { name: 'Chat', exact: true }).first()).toBeVisible();
    // Presence is shown only once both have written.
    await expect(meher.locator('.conversation-head').getByText('Online')).toHaveCount(0);

    await box(meher).pressSequentially('Tested, ');
    await expect(asha.getByText(`${maker.name} is typing`)).toBeAttached();
    await box(meher).fill('Tested, and here is the border.');
    const picture = await plainPicture('jpeg', { width: 400, height: 500 });
    await meher
      .locator('input[type=file]')
      .setInputFiles([{ name: 'border.jpg', mimeType: 'image/jpeg', buffer: picture }]);
    await expect(meher.getByAltText('border.jpg')).toBeVisible();
    await meher.getByRole('button', { name: 'Send' }).click();
    const shown = asha.getByRole('button', { name: `Open picture 1 from ${maker.name}` });
    await expect(shown).toBeVisible({ timeout: 30_000 });
    await shown.tap();
    await asha.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(meher.locator('.conversation-head').getByText('Online')).toBeVisible();

    await phone.context.setOffline(true);
    await say(asha, 'It glows.');
    await say(asha, 'And the pallu?');
    await expect(asha.locator('[data-waiting]')).toHaveCount(2);
    await say(meher, 'The pallu is next.');
    await expect(meher.locator('[data-message]').getByText('The pallu is next.')).toBeVisible();
    await box(asha).fill('Half a thou');
    await phone.context.setOffline(false);

    await expect(asha.locator('[data-waiting]')).toHaveCount(0, { timeout: 40_000 });
    const all = [
      'Is the zari tested?',
      'Tested, and here is the border.',
      'The pallu is next.',
      'It glows.',
      'And the pallu?',
    ];
    for (const page of [asha, meher]) await expect.poll(() => words(page), { timeout: 30_000 }).toEqual(all);

    await site.kill();
    await say(meher, 'Written while nobody listened.');
    await expect(meher.locator('[data-waiting]')).toHaveCount(1);
    await site.restart();
    all.push('Written while nobody listened.');
    for (const page of [asha, meher]) await expect.poll(() => words(page), { timeout: 60_000 }).toEqual(all);
    await asha.reload();
    await expect.poll(() => words(asha)).toEqual(all);
    await expect(box(asha)).toHaveValue('Half a thou');

    await meher.getByRole('button', { name: 'Options' }).click();
    await meher.getByRole('menuitem', { name: `Block ${shopper.name}` }).click();
    await meher
      .getByRole('dialog')
      .getByRole('button', { name: `Block ${shopper.name}` })
      .click();
    await expect(meher.getByText(`You have blocked ${shopper.name}.`)).toBeVisible();
    phone.expectComplaint(/403/);
    await say(asha, 'Hello?');
    await expect(asha.getByRole('alert').getByText('You cannot write to this person.')).toBeVisible();
    await asha.getByRole('button', { name: 'Discard' }).tap();
    await expect(asha.getByText('Hello?')).toHaveCount(0);
  },
);

journey('two who look at the chat that they have not begun see its first words at once', async ({ open }) => {
  const [maker, shopper] = [await open(), await open({ screen: 'phone' })];
  await register(maker, newPerson('Kavya Rathore'));
  await register(shopper, newPerson('Rohan Das'));
  await openLive(maker.page, `/chat?receiverId=${await idOf(shopper)}`);
  await shopper.page.goto(`/chat?receiverId=${await idOf(maker)}`);
  for (const { page } of [maker, shopper]) await expect(page.getByText(/^Say hello to /)).toBeVisible();
  await say(shopper.page, 'Do you weave on Sundays?');
  await expect.poll(() => words(maker.page)).toEqual(['Do you weave on Sundays?']);
  await say(maker.page, 'The loom rests on Sundays.');
  for (const { page } of [maker, shopper])
    await expect.poll(() => words(page)).toEqual(['Do you weave on Sundays?', 'The loom rests on Sundays.']);
});

journey('a long conversation opens at its end and is read upwards without a jump', async ({ open }) => {
  journey.slow();
  const [one, two] = [await open(), await open()];
  await register(one, newPerson('Kavya Rathore'));
  await register(two, newPerson('Rohan Das'));
  const [first, second] = [await idOf(one), await idOf(two)];
  for (let n = 1; n <= 110; n++) {
    const [from, receiverId] = n % 2 === 0 ? [one, second] : [two, first];
    const content = `Line ${n} of a long talk about cloth.`;
    const sent = await from.context.request.post('/api/chat/send', { data: { receiverId, content } });
    expect(sent.status()).toBe(200);
  }

  const { page } = two;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/messages\?before=/, async (call) => {
    await held;
    await call.continue();
  });
  await page.goto(`/chat?receiverId=${first}`);
  const lines = page.locator('[data-message]');
  await expect(lines.last()).toBeInViewport();
  await expect(lines.last()).toContainText('Line 110 of');
  expect(await lines.count()).toBe(50);

  const asked = page.waitForRequest(/messages\?before=/);
  await page.locator('.talk').evaluate((talk) => talk.scrollTo(0, -talk.scrollHeight));
  await asked;
  const oldest = page.locator('[data-message]', { hasText: 'Line 61 of' });
  const before = await oldest.boundingBox();
  release();
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(100);
  const after = await oldest.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThanOrEqual(2);
  await page.locator('.talk').evaluate((talk) => talk.scrollTo(0, -talk.scrollHeight));
  await expect(page.getByText('This is where your conversation')).toBeVisible();
  await expect(lines).toHaveCount(110);
});
