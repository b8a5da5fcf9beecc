import { expect, type Page } from '@playwright/test';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { journey, newPerson, register, signIn, type Visitor } from '#tests/support/journey.ts';
import { openNews, publishDesign } from '#tests/support/journey-shop.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const title = 'Lehenga like grandmother’s';

journey(
  'a brief from a phone: three sealed bids, compared on one screen, one of them taken; the others hear kindly',
  async ({ open }) => {
    journey.slow();
    const bidders = [
      { name: 'Meher Ansari', price: '18000', total: '₹19,440' },
      { name: 'Leela Nair', price: '21000', total: '₹22,680' },
      { name: 'Ruksana Khan', price: '26000', total: '₹28,080' },
    ];
    const makers: Visitor[] = [];
    for (const { name } of bidders)
      makers.push(await makerOf(open, name, { title: 'Gulnaar katan lehenga' }));
    const outsider = await makerOf(open, 'Jaya Das', { title: 'Jute tote', category: 'Bags' });
    const phone = await open({ screen: 'phone' });
    const shopper = await register(phone, newPerson('Asha Rao'));

    const { page: asha } = phone;
    await postBrief(asha);
    const address = new URL(asha.url()).pathname;

    // Outside the circle it looks as if it were not there.
    outsider.expectComplaint(/status of 404/);
    await outsider.page.goto('/briefs/work');
    await expect(outsider.page.getByRole('heading', { name: 'Briefs for you' })).toBeVisible();
    await expect(outsider.page.getByText(title)).toHaveCount(0);
    await outsider.page.goto(address);
    await expect(outsider.page.getByRole('heading', { name: 'This brief could not be found' })).toBeVisible();
    expect((await outsider.context.request.get(`/api${address}`)).status()).toBe(404);

    for (const [index, { price }] of bidders.entries()) {
      const { page } = makers[index] as Visitor;
      await page.goto('/briefs/work');
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectSealed(makers[index] as Visitor, address, bidders.slice(0, index));
      await page.getByRole('link', { name: 'Answer with a quote' }).click();
      await answer(page, price);
      await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', address);
    }

    // The owner's page learns of the bids live, and compares them.
    const compared = asha.getByRole('region', { name: 'Offers side by side' });
    for (const { name, total } of bidders) {
      await expect(compared.getByText(name).first()).toBeAttached({ timeout: 30_000 });
      await expect(compared.getByText(total).first()).toBeAttached();
    }
    await compared.getByRole('button', { name: 'Accept the offer of Leela Nair for ₹22,680' }).click();
    await asha.getByRole('button', { name: 'Accept for ₹22,680' }).tap();
    await expect(asha.getByRole('heading', { name: 'Pay the advance' })).toBeVisible({ timeout: 30_000 });
    await expect(asha).toHaveURL(/\/quotes\/\d+\/pay/);

    const [meher, leela, ruksana] = makers as [Visitor, Visitor, Visitor];
    for (const { page } of [meher, ruksana]) {
      await openNews(page, /chose another offer/);
      await expect(
        page.getByText(`${shopper.name} chose another offer for the brief this time.`),
      ).toBeVisible();
      await page.goto(address);
      await expect(page.getByText(`${shopper.name} chose another offer this time.`)).toBeVisible();
      await expect(page.getByText('Leela Nair')).toHaveCount(0);
    }
    await leela.page.goto(address);
    await expect(leela.page.getByText(`${shopper.name} chose your offer.`)).toBeVisible();
  },
);

journey('the address of a brief, opened signed out, leads through sign-in and back', async ({ open }) => {
  const maker = await open();
  const person = await register(maker, newPerson('Meher Ansari'));
  await publishDesign(maker, { title: 'Gulnaar katan lehenga' });
  await maker.context.clearCookies();
  await maker.page.goto('/briefs/work');
  await expect(maker.page).toHaveURL(/\/signin\?returnTo=/);
  await signIn(maker.page, person);
  await expect(maker.page).toHaveURL(/\/briefs\/work$/);
  await expect(maker.page.getByRole('heading', { name: 'Briefs for you' })).toBeVisible();
});

async function makerOf(
  open: (how: { screen: 'desktop' }) => Promise<Visitor>,
  name: string,
  design: Record<string, string>,
): Promise<Visitor> {
  const visitor = await open({ screen: 'desktop' });
  await register(visitor, newPerson(name));
  await publishDesign(visitor, design);
  return visitor;
}

async function addPicture(page: Page): Promise<void> {
  const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
  await page
    .locator('#pictures-of-design')
    .setInputFiles([{ name: 'sketch.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByLabel('Sent')).toBeVisible({ timeout: 30_000 });
}

async function postBrief(asha: Page): Promise<void> {
  await asha.goto('/briefs');
  await asha.getByRole('link', { name: 'Post a brief' }).tap();
  await asha.getByLabel('In a few words').fill(title);
  await asha.getByLabel('Garment').selectOption('lehenga');
  await asha.getByLabel('Describe it').fill('In green Katan silk, with a wide border.');
  await addPicture(asha);
  await asha.getByLabel('Budget from, in ₹').fill('15000');
  await asha.getByLabel('Up to, in ₹').fill('25000');
  await asha.getByLabel('Needed by').fill(addDays(istDayOf(new Date()), 90));
  await asha.getByRole('radio', { name: 'I will' }).check();
  await asha.getByLabel('PIN code it is sent to').fill('560003');
  await asha.getByRole('button', { name: 'Post the brief' }).tap();
  await expect(asha).toHaveURL(/\/briefs\/\d+$/);
  await expect(asha.getByRole('heading', { name: title })).toBeVisible();
}

/** Sends a quote from the open form. */
async function answer(page: Page, price: string): Promise<void> {
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('What for').fill('Lehenga in katan silk');
  await page.getByLabel('Price in ₹').fill(price);
  await page.getByLabel('Days', { exact: true }).fill('20');
  await addPicture(page);
  await page.getByRole('button', { name: 'Send the quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/\d+$/);
}

/** A maker's page and its data name no other bid, not even their number. */
async function expectSealed(
  { page, context }: Visitor,
  address: string,
  others: readonly { name: string; total: string }[],
): Promise<void> {
  const { brief } = (await (await context.request.get(`/api${address}`)).json()) as {
    brief: { bidsCount: number | null };
  };
  expect(brief.bidsCount).toBeNull();
  for (const { name, total } of others) {
    await expect(page.getByText(name)).toHaveCount(0);
    await expect(page.getByText(total)).toHaveCount(0);
    expect(JSON.stringify(brief)).not.toContain(name);
  }
}
