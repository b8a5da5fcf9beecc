import { expect } from '@playwright/test';
import { journey, newPerson, register, type Visitor } from '#tests/support/journey.ts';
import { cards, fillAddress, orderPaid, payByCard, publishDesign } from '#tests/support/journey-shop.ts';
import { ask, deliver } from '#tests/support/journeys/deliver.ts';
import { planTwoSteps, showStep } from '#tests/support/journeys/plans.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const { step } = journey;

/** A custom order: the maker on a desktop, the buyer on a phone. */
interface Custom {
  maker: Visitor;
  buyer: Visitor;
  design: { id: number };
}

journey(
  'a quote is accepted, measured into the book, planned, changed, approved, finished, paid, delivered, claimed and altered free, and the figure counts it',
  async ({ open, site }) => {
    journey.setTimeout(300_000);
    const maker = await open({ screen: 'desktop' });
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker, { title: 'Katan silk blouse' });
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const custom = { maker, buyer, design };
    await step('the buyer asks, the maker writes a quote', () => quote(custom));
    const orderId = await step('the buyer accepts it and pays the advance', () => accept(custom));
    await step('the buyer is measured into the naap book and shares it', () => measure(custom, orderId));
    await step('the maker plans, and the buyer asks for a change and approves', () => make(custom, orderId));
    await step('the finished piece is paid, sent and received', () => receive(custom));
    await step('the bust is too tight: claimed, and altered free', () => alter(custom, orderId));
    await step('once the time for claims is over, the figure counts it', async () => {
      const others = [];
      for (let n = 0; n < 9; n++) others.push((await orderPaid(buyer, design.id)).orderId);
      for (const other of others) await deliver(maker, buyer, other);
      for (const one of [orderId, ...others]) await site.ageOrder(one, 20);
      await site.computeFigures();
      await buyer.page.goto(`/product/${design.id}`);
      await buyer.page.getByRole('link', { name: 'Meher Ansari' }).first().tap();
      const figures = buyer.page.getByRole('region', { name: 'Earned figures' });
      await expect(figures).toContainText('90% of 10 orders');
      await expect(figures).toContainText('10% of 10 orders');
    });
  },
);

async function quote({ maker, buyer, design }: Custom): Promise<void> {
  const { page: asha } = buyer;
  await asha.goto(`/product/${design.id}`);
  await asha.getByRole('link', { name: 'Message Designer' }).tap();
  const box = asha.getByRole('textbox', { name: /^Message to/ });
  await box.fill('Could you make it with a longer sleeve?');
  await box.press('Enter');
  await expect(asha.getByText('Sent', { exact: true })).toBeAttached();

  const { page: meher } = maker;
  await meher.goto('/chat');
  await meher.getByRole('navigation', { name: 'Conversations' }).getByRole('link').click();
  await meher.getByRole('link', { name: 'Write a quote for Asha Rao' }).click();
  await meher.getByLabel('Title').fill('Blouse with a long sleeve');
  const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
  const sketch = { name: 'sketch.jpg', mimeType: 'image/jpeg', buffer };
  await meher.locator('#pictures-of-design').setInputFiles([sketch]);
  await expect(meher.getByLabel('Sent')).toBeVisible({ timeout: 30_000 });
  const line = meher.getByRole('listitem').filter({ hasText: 'Line 1' });
  await line.getByLabel('What for').fill('Blouse in katan silk');
  await line.getByLabel('Price in ₹').fill('10000');
  await line.getByLabel('Days').fill('12');
  await meher.getByLabel(/^Measur/).selectOption('MADE_TO_MEASURE');
  await meher.getByLabel(/^Free changes/).fill('2');
  await meher.getByRole('button', { name: 'Send the quote' }).click();
  await expect(meher.getByRole('heading', { name: 'Blouse with a long sleeve' })).toBeVisible();
}

async function accept({ buyer }: Custom): Promise<number> {
  const { page } = buyer;
  await page.getByRole('link', { name: 'Quote: Blouse with a long sleeve' }).tap({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Accept for ₹/ }).tap();
  await page.getByRole('link', { name: /^Pay the advance of ₹/ }).tap();
  await fillAddress(page);
  await page
    .locator('.buy-bar')
    .getByRole('button', { name: /^Pay ₹.* now$/ })
    .tap();
  await payByCard(page, cards.good);
  await expect(page).toHaveURL(/\/order-confirmation/, { timeout: 30_000 });
  await page.goto('/quotes');
  await page.getByRole('link', { name: /Blouse with a long sleeve/ }).tap();
  await page.getByRole('link', { name: 'To the order' }).tap();
  await expect(page).toHaveURL(/\/order-details\/purchase\/\d+/);
  return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
}

async function measure({ maker, buyer }: Custom, orderId: number): Promise<void> {
  const { page } = buyer;
  await page.goto('/naap');
  await page.getByRole('button', { name: 'Begin my naap book' }).tap();
  const entry = page.getByRole('dialog', { name: 'Who is measured' });
  await entry.getByRole('radio', { name: 'Woman' }).check();
  await entry.getByRole('radio', { name: 'inches' }).check();
  await entry.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('link', { name: /^Blouse or choli/ }).tap();
  const form = page.getByRole('form', { name: 'Measurements' });
  for (const [part, length] of [
    ['Bust or chest', '36'],
    ['Waist', '30'],
  ] as const) {
    await form.getByRole('button', { name: `${part}, not measured`, exact: true }).press('Enter');
    await form.getByLabel(part, { exact: true }).fill(length);
  }
  await form.getByRole('button', { name: 'Save measurements' }).tap();
  await expect(page.getByText('Measured today')).toBeVisible();

  await page.goto(`/order-details/purchase/${orderId}`);
  const naap = page.getByRole('region', { name: 'From your naap book' });
  await naap.getByRole('button', { name: 'Use my measurements' }).tap();
  const sharing = page.getByRole('dialog', { name: 'Use my measurements' });
  await sharing.getByRole('checkbox', { name: /^Yes, Meher Ansari/ }).check();
  await sharing.getByRole('button', { name: 'Share', exact: true }).tap();
  await expect(naap.getByText(/can read them/)).toBeVisible();
  await maker.page.goto(`/order-details/sale/${orderId}`);
  await maker.page.getByLabel('Update Status').selectOption('Measurement completed');
  await maker.page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(maker.page.getByText('Order status updated successfully')).toBeVisible();
  await expect(naap.getByText(/^Signed by you on/)).toBeVisible({ timeout: 30_000 });
}

async function make({ maker, buyer }: Custom, orderId: number): Promise<void> {
  const { page: meher } = maker;
  const { page: asha } = buyer;
  await planTwoSteps(meher, orderId);
  await meher.getByRole('button', { name: 'Save the plan' }).click();
  await meher.getByRole('button', { name: 'Show that it is done' }).click();
  await showStep(meher, 'Ask for approval', 'Pencil on paper.');

  const card = asha.getByRole('region', { name: /: Meher Ansari asks for your approval\.$/ });
  await expect(card.getByText('You have 2 free changes left.')).toBeVisible({ timeout: 30_000 });
  await card.getByRole('button', { name: 'Ask for a change' }).tap();
  const asking = asha.getByRole('dialog', { name: 'Ask for a change' });
  await asking.getByRole('textbox').fill('A deeper neck, please.');
  await asking.getByRole('button', { name: 'Ask Meher Ansari' }).tap();

  await expect(meher.getByText('“A deeper neck, please.”')).toBeVisible({ timeout: 30_000 });
  await meher.getByRole('button', { name: 'Show that it is done' }).click();
  await showStep(meher, 'Ask for approval', 'The neck is deeper now.');
  await expect(card.getByText('You have 1 free change left.')).toBeVisible({ timeout: 30_000 });
  await card.getByRole('button', { name: 'Approve' }).tap();
  await expect(meher.getByText(/^Asha Rao approved it/)).toBeVisible({ timeout: 30_000 });
}

async function receive({ maker, buyer }: Custom): Promise<void> {
  const { page: meher } = maker;
  const { page: asha } = buyer;
  const due = asha.getByText(/^Your turn\. The final payment of/);
  await expect(due).toHaveCount(0);
  await meher.getByRole('button', { name: 'Show the finished piece' }).click();
  await showStep(meher, 'Close the step');
  await expect(due).toBeVisible({ timeout: 30_000 });
  await asha.getByRole('button', { name: /^Pay Remaining ₹/ }).tap();
  await payByCard(asha, cards.good);
  await expect(asha.getByText('Payment Successful')).toBeVisible();
  await meher.getByLabel('Update Status').selectOption('Shipped');
  await meher.getByRole('button', { name: 'Update', exact: true }).click();
  await meher.getByLabel('Carrier').selectOption('Blue Dart');
  await meher.getByLabel('Tracking number').fill('BD 4471 9023');
  await meher.getByRole('button', { name: 'Update', exact: true }).click();
  await asha.getByRole('button', { name: 'Confirm delivery' }).tap({ timeout: 30_000 });
  const asked = asha.getByRole('dialog', { name: 'Has the parcel arrived?' });
  await asked.getByRole('button', { name: 'Confirm delivery' }).tap();
  await expect(asha.getByText('Delivery confirmed')).toBeVisible();
}

async function alter({ maker, buyer }: Custom, orderId: number): Promise<void> {
  const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
  const photograph = { name: 'fit.jpg', mimeType: 'image/jpeg', buffer };
  const { page: asha } = buyer;
  await asha.getByRole('link', { name: 'Something does not fit' }).tap();
  await asha.getByRole('button', { name: /^Bust or chest/ }).press('Enter');
  await asha.getByRole('radio', { name: 'Too tight' }).check();
  await asha.getByLabel('By how much (in)').fill('1/2');
  await asha.getByRole('button', { name: 'Add this part' }).tap();
  await asha.getByLabel('How does it sit?').fill('The hooks do not close.');
  await asha.locator('#pictures-of-design').setInputFiles([photograph]);
  await expect(asha.getByLabel('Sent')).toBeVisible({ timeout: 30_000 });
  await asha.getByRole('button', { name: 'Tell the maker' }).tap();
  await expect(asha.getByText('Waits for the maker')).toBeVisible();

  const { page: meher } = maker;
  await meher.goto(`/order-details/sale/${orderId}`);
  await meher.getByRole('link', { name: /^See the fit claim/ }).click();
  await meher.getByRole('button', { name: 'Say what you sewed' }).click();
  await meher.getByLabel('Bust or chest, sewn (in)').fill('35');
  await meher.getByRole('button', { name: 'Write it down' }).click();
  await expect(meher.getByText('The piece was sewn more than half an inch off the order.')).toBeVisible();
  await meher.getByRole('button', { name: 'Alter it free of charge' }).click();
  const dialog = meher.getByRole('dialog', { name: 'Alter it free of charge' });
  await dialog.getByLabel(/^Where to send the piece/).fill('12 Silk Lane, Varanasi');
  await dialog.getByRole('button', { name: 'Alter it free of charge' }).click();
  await expect(asha.getByRole('button', { name: 'I have sent the piece' })).toBeVisible({ timeout: 30_000 });

  const claimId = Number(/\d+$/.exec(new URL(asha.url()).pathname)?.[0]);
  await altered(maker, buyer, claimId);
  await expect(asha.getByRole('heading', { name: 'Remember for the next one?' })).toBeVisible({
    timeout: 30_000,
  });
}

/** The piece goes to the maker and comes back altered, through the API. */
async function altered(maker: Visitor, buyer: Visitor, claimId: number): Promise<void> {
  const image = { name: 'fit.jpg', mimeType: 'image/jpeg', buffer: await plainPicture('jpeg') };
  const staged = await maker.context.request.post('/api/fit/pictures', { multipart: { image } });
  const { data } = (await staged.json()) as { data: { mediaId: number } };
  const moves = [
    [buyer, { act: 'SEND', words: 'India Post EM123' }],
    [maker, { act: 'RECEIVE' }],
    [maker, { act: 'ALTER', mediaIds: [data.mediaId] }],
    [maker, { act: 'SEND_BACK', words: '' }],
    [buyer, { act: 'CONFIRM' }],
  ] as const;
  for (const [who, move] of moves) {
    const read = await who.context.request.get(`/api/fit/${claimId}`);
    const { claim } = (await read.json()) as { claim: { version: number } };
    await ask(who, 'post', `/api/fit/${claimId}/moves`, { version: claim.version, ...move });
  }
}
