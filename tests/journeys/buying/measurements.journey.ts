import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Measurements' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Measurements' });

journey(
  'the maker writes measurements in inches, the buyer reads them at once in centimetres and puts one right',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const { id } = await publishDesign(maker, { title: 'Katan silk lehenga' });
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, id);

    const phone = buyer.page;
    await phone.goto(`/order-details/purchase/${orderId}`);
    await expect(card(phone).getByText(/Nothing is written down yet/)).toBeVisible();

    const { page: desktop } = maker;
    await desktop.goto(`/order-details/sale/${orderId}`);
    await card(desktop).getByRole('button', { name: 'Record measurements' }).click();
    await expect(editor(desktop).getByLabel('Garment')).toHaveValue('lehenga');
    await editor(desktop).getByLabel('Who measured').fill('');
    await editor(desktop).getByRole('button', { name: 'Save measurements' }).click();
    await expect(editor(desktop).getByText('Please write at least one measurement')).toBeVisible();
    await expect(editor(desktop).getByText('Please say who measured')).toBeVisible();
    await editor(desktop).getByLabel('Who measured').fill('Iqbal, Meher’s master');
    await editor(desktop).getByLabel('Waist', { exact: true }).fill('300');
    await editor(desktop).getByLabel('Hip', { exact: true }).fill('wide');
    await editor(desktop).getByRole('button', { name: 'Save measurements' }).click();
    await expect(editor(desktop).getByText('A waist between 12 and 78 inches')).toBeVisible();
    await expect(editor(desktop).getByText('Please write a number, such as 30 1/8')).toBeVisible();
    await editor(desktop).getByLabel('Waist', { exact: true }).fill('30 1/8');
    await editor(desktop).getByLabel('Hip', { exact: true }).fill('38.5');

    // Input survives a reload.
    await desktop.reload();
    await card(desktop).getByRole('button', { name: 'Record measurements' }).click();
    await expect(editor(desktop).getByLabel('Waist', { exact: true })).toHaveValue('30 1/8');
    await editor(desktop).getByLabel('Lehenga length', { exact: true }).fill('41');
    await editor(desktop).getByRole('button', { name: 'Save measurements' }).click();
    await expect(card(desktop)).toContainText('30⅛');

    // The buyer's page updates through the socket.
    await expect(card(phone)).toContainText('30⅛', { timeout: 15_000 });
    await expect(card(phone)).toContainText('Iqbal, Meher’s master');
    await expect(card(phone)).toContainText('Written down by Meher Ansari');
    await card(phone).getByRole('radio', { name: 'cm' }).check();
    await expect(card(phone)).toContainText('76.5');

    // Meanwhile the maker has begun to edit too; the buyer saves first.
    await card(desktop)
      .getByRole('button', { name: /^Change/ })
      .click();
    await editor(desktop).getByLabel('Hip', { exact: true }).fill('39');
    await card(phone)
      .getByRole('button', { name: /^Change/ })
      .tap();
    await editor(phone).getByRole('radio', { name: 'cm' }).check();
    await expect(editor(phone).getByLabel('Waist', { exact: true })).toHaveValue('76.5');
    await editor(phone).getByLabel('Waist', { exact: true }).fill('79');
    await editor(phone).getByRole('button', { name: 'Save measurements' }).tap();
    await expect(card(phone)).toContainText('2 versions');

    await expect(editor(desktop).getByText('Saved: 31⅛')).toBeVisible();
    await editor(desktop).getByLabel('Waist', { exact: true }).fill('31 1/8');
    await editor(desktop).getByRole('button', { name: 'Save measurements' }).click();
    await expect(card(desktop)).toContainText('3 versions');
    await card(desktop)
      .getByRole('button', { name: /^3 versions/ })
      .click();
    const history = desktop.getByRole('dialog', { name: /every version/ });
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await expect(history.getByRole('listitem').nth(1)).toContainText('Written down by Asha Rao');
  },
);
