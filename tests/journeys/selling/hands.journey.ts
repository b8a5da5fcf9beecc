import { expect, type Page } from '@playwright/test';
import { journey, newPerson, type Person, register, type Visitor } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { auditScreens } from '#tests/support/journeys/audit.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function registerMaster(visitor: Visitor, person: Person): Promise<Person> {
  await register(visitor, person);
  const chosen = await visitor.context.request.post('/api/users/chooseRole', { data: { role: 'MASTER' } });
  expect(chosen.status(), await chosen.text()).toBe(200);
  return person;
}

async function addPhotograph(page: Page): Promise<void> {
  const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
  await page
    .locator('#pictures-of-design')
    .setInputFiles([{ name: 'piece.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByLabel('Sent')).toBeVisible({ timeout: 30_000 });
}

journey(
  'a blouse is handed to a jariwala, who accepts and brings it back on a phone without an account, with photographs at both ends and a credit',
  async ({ open }) => {
    journey.slow();
    const maker = await open({ screen: 'desktop' });
    maker.expectComplaint(/status of 400/);
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker, { title: 'Katan silk set' });
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, design.id);

    const { page: meher } = maker;
    await meher.goto(`/order-details/sale/${orderId}`);
    await meher.getByRole('button', { name: 'Name the pieces' }).click();
    await meher.getByLabel('Piece 1').fill('Blouse');
    await meher.getByRole('button', { name: 'Add a piece' }).click();
    await meher.getByLabel('Piece 2', { exact: true }).fill('Skirt');
    await meher.getByRole('button', { name: 'Save the pieces' }).click();
    const pieces = meher.getByRole('region', { name: 'Pieces and hands' });
    await expect(pieces.getByRole('heading', { name: 'Skirt' })).toBeVisible();

    await pieces.getByRole('button', { name: 'Hand it over' }).first().click();
    const dialog = meher.getByRole('dialog', { name: 'Hand over: Blouse' });
    await dialog.getByLabel('Who works on it').selectOption('JARIWALA');
    await dialog.getByRole('button', { name: 'Hand it over' }).click();
    await expect(dialog.getByText('Please write the name of the hand')).toBeVisible();
    await dialog.getByLabel('Name', { exact: true }).fill('Rafiq Ansari');
    await dialog.getByLabel('Rate for the piece, in ₹').fill('1,200');
    await dialog.getByLabel('Back by').fill(inDays(5));
    await dialog.getByLabel(/^What is to be done/).fill('Gold zari on both sleeves, two fingers wide.');
    await addPhotograph(meher);
    await auditScreens(meher, 'the form of a hand-over');
    await dialog.getByRole('button', { name: 'Hand it over' }).click();
    const ready = meher.getByRole('dialog', { name: 'The link for Rafiq Ansari' });
    const link = await ready.getByLabel('Link').inputValue();
    await ready.getByRole('button', { name: 'Done' }).click();
    await expect(pieces.getByText('Waits for an answer')).toBeVisible();
    const download = meher.waitForEvent('download');
    await pieces.getByRole('button', { name: 'Print the job tag: Blouse' }).click();
    expect((await download).suggestedFilename()).toMatch(/^tag-TB-.*\.pdf$/);

    const hand = await open({ screen: 'phone' });
    hand.expectComplaint(/status of 400/);
    const { page: rafiq } = hand;
    await rafiq.goto(link);
    await expect(rafiq.getByRole('heading', { level: 1 })).toHaveText('Blouse');
    const shown = await rafiq.getByRole('main').innerText();
    expect(shown).toContain('₹1,200');
    for (const kept of ['Asha', 'Rao', 'TB-', 'Malleshwaram', 'Katan'])
      expect(shown, kept).not.toContain(kept);
    await auditScreens(rafiq, 'the page of a hand');
    await rafiq.getByRole('button', { name: 'Take on the work' }).tap();
    await rafiq.getByRole('button', { name: 'Bring it back' }).tap();
    await rafiq.getByRole('button', { name: 'I have brought it back' }).tap();
    await expect(rafiq.getByText('Please add 1 to 6 photographs of the piece')).toBeVisible();
    await addPhotograph(rafiq);
    await rafiq.getByLabel(/^A word to the workshop/).fill('Both sleeves are done.');
    await rafiq.getByRole('button', { name: 'I have brought it back' }).tap();
    await expect(rafiq.getByText('You brought it back.', { exact: false })).toBeVisible();

    await meher.reload();
    await expect(pieces.getByText('Both sleeves are done.')).toBeVisible();
    await expect(pieces.getByText('When handed over')).toBeVisible();
    await expect(pieces.getByText('When brought back')).toBeVisible();
    await auditScreens(meher, 'the pieces of an order');
    await pieces.getByRole('button', { name: 'Take it back' }).click();
    await expect(pieces.getByText('Back with you')).toBeVisible();
    await pieces.getByRole('button', { name: 'Offer a credit' }).click();
    await expect(pieces.getByText('A credit is offered.', { exact: false })).toBeVisible();

    await rafiq.reload();
    await rafiq.getByLabel('The name that people read').fill('Ustad Rafiq');
    await rafiq.getByRole('button', { name: 'Show my name' }).tap();
    await expect(rafiq.getByText('Shown: Zari by Ustad Rafiq')).toBeVisible();

    const { page: asha } = buyer;
    await asha.goto(`/order-details/purchase/${orderId}`);
    const bought = asha.getByRole('region', { name: 'The pieces' });
    await expect(bought.getByText('Zari by Ustad Rafiq')).toBeVisible();
    expect(await bought.innerText()).not.toContain('1,200');
    await asha.goto(`/product/${design.id}`);
    await expect(asha.getByText('Zari by Ustad Rafiq')).toBeVisible();
  },
);

journey(
  'a blouse is handed to the account of a master, who finds it in the menu of a phone, accepts it and brings it back with photographs',
  async ({ open }) => {
    journey.slow();
    const hand = await open({ screen: 'phone' });
    const { page: salim } = hand;
    const master = await registerMaster(hand, newPerson('Salim Sheikh'));
    const maker = await open({ screen: 'desktop' });
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker, { title: 'Katan silk blouse' });
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, design.id);

    const { page: meher } = maker;
    await meher.goto(`/order-details/sale/${orderId}`);
    const pieces = meher.getByRole('region', { name: 'Pieces and hands' });
    await pieces.getByRole('button', { name: 'Hand it over' }).click();
    const dialog = meher.getByRole('dialog', { name: 'Hand over: Katan silk blouse' });
    await dialog.getByRole('button', { name: 'Choose from Tanabana' }).click();
    await dialog.getByLabel('Search people by name').fill(master.name);
    await auditScreens(meher, 'the choice of a hand');
    await dialog.getByRole('button', { name: master.name }).first().click();
    await expect(dialog.getByLabel('Who works on it')).toHaveValue('MASTER');
    await dialog.getByLabel('Rate for the piece, in ₹').fill('950');
    await dialog.getByLabel('Back by').fill(inDays(5));
    await dialog.getByLabel(/^What is to be done/).fill('Hem it by hand, eight stitches to the inch.');
    await addPhotograph(meher);
    await dialog.getByRole('button', { name: 'Hand it over' }).click();
    await expect(pieces.getByText('It waits in their account.')).toBeVisible();

    await salim.goto('/notifications');
    await expect(salim.getByText('hands you work', { exact: false })).toBeVisible();
    await salim.goto('/handed-work');
    await auditScreens(salim, 'the list of work that was handed over');
    await salim.getByRole('link', { name: /Katan silk blouse/ }).tap();
    await expect(salim.getByRole('heading', { level: 1 })).toHaveText('Katan silk blouse');
    const shown = await salim.getByRole('main').innerText();
    expect(shown).toContain('₹950');
    for (const kept of ['Asha', 'Rao', 'TB-', 'Malleshwaram']) expect(shown, kept).not.toContain(kept);
    await auditScreens(salim, 'the work in an account');
    await salim.getByRole('button', { name: 'Take on the work' }).tap();
    await salim.getByRole('button', { name: 'Bring it back' }).tap();
    await addPhotograph(salim);
    await salim.getByLabel(/^A word to the workshop/).fill('The hem is done.');
    await salim.getByRole('button', { name: 'I have brought it back' }).tap();
    await expect(salim.getByText('You brought it back.', { exact: false })).toBeVisible();

    await meher.reload();
    await expect(pieces.getByText('The hem is done.')).toBeVisible();
    await pieces.getByRole('button', { name: 'Take it back' }).click();
    await pieces.getByRole('button', { name: 'Offer a credit' }).click();
    await expect(pieces.getByText('A credit is offered.', { exact: false })).toBeVisible();
    await salim.reload();
    await salim.getByRole('button', { name: 'Show my name' }).tap();
    await expect(salim.getByText(`Shown: Tailored by ${master.name}`)).toBeVisible();
    await salim.getByRole('link', { name: 'Work given to you' }).first().tap();
    await salim.getByRole('tab', { name: 'Past' }).tap();
    await expect(salim.getByRole('link', { name: /Katan silk blouse/ })).toBeVisible();

    const { page: asha } = buyer;
    await asha.goto(`/product/${design.id}`);
    await asha.getByRole('link', { name: `Tailored by ${master.name}` }).tap();
    await expect(asha.getByRole('heading', { level: 1 })).toContainText(master.name);
  },
);
