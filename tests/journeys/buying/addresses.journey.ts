import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { cards, ordersOf, payByCard, placeOrder, publishDesign } from '#tests/support/journey-shop.ts';

const addresses = (page: Page) => page.getByRole('region', { name: 'Addresses' });

journey(
  'a PIN code fills in city and state, an order goes to the second address, and the book is kept in the settings',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Farida Khatri'));
    const { id } = await publishDesign(maker);
    const shopper = await open({ screen: 'phone' });
    const { page } = shopper;
    await register(shopper, newPerson('Asha Rao'));

    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 2, name: 'Addresses' })).toBeVisible();
    await expect(page.getByText('No address yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add address' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add an address' });
    await dialog.getByRole('button', { name: 'Save address' }).tap();
    await expect(dialog.getByText('Please fill all required fields')).toHaveCount(1);
    await expect(dialog.getByText('Needed', { exact: true })).toHaveCount(4);
    await dialog.getByLabel('Name of this address').fill('Home');
    await dialog.getByLabel('Address', { exact: true }).fill('14, 3rd Cross, Malleshwaram');
    await dialog.getByLabel('PIN code').fill('060003');
    await dialog.getByRole('button', { name: 'Save address' }).tap();
    await expect(dialog.getByText('A PIN code has 6 digits and does not begin with 0')).toBeVisible();
    await dialog.getByLabel('PIN code').fill('560003');
    await expect(dialog.getByLabel('City')).toHaveValue('Bengaluru');
    await expect(dialog.getByLabel('State')).toHaveValue('Karnataka');
    // A new PIN code updates the fields that the PIN code filled in; manual input stays.
    await dialog.getByLabel('PIN code').fill('700029');
    await expect(dialog.getByLabel('City')).toHaveValue('Kolkata');
    await dialog.getByLabel('City').fill('Ballygunge');
    await dialog.getByLabel('PIN code').fill('560003');
    await expect(dialog.getByLabel('State')).toHaveValue('Karnataka');
    await expect(dialog.getByLabel('City')).toHaveValue('Ballygunge');
    await dialog.getByLabel('City').fill('Bengaluru');
    await dialog.getByRole('button', { name: 'Save address' }).tap();
    await expect(page.getByText('Address created successfully!')).toBeVisible();
    await expect(addresses(page).getByRole('listitem')).toHaveText(/Home.*Default/);

    await page.goto(`/checkout/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await expect(page.getByLabel('PIN code')).toBeHidden();
    await page.getByLabel('Phone').fill('+91 98450 11111');
    await page.getByRole('radio', { name: 'Use another address' }).check();
    await page.getByLabel('Address', { exact: true }).fill('8, Second Main Road, Adyar');
    await page.getByLabel('PIN code').fill('600020');
    await expect(page.getByLabel('City')).toHaveValue('Chennai');
    // Switching to the other choice and back loses no input.
    await page.getByRole('radio', { name: /^Home/ }).check();
    await expect(page.getByLabel('PIN code')).toBeHidden();
    await page.getByRole('radio', { name: 'Use another address' }).check();
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('8, Second Main Road, Adyar');
    await expect(page.getByLabel('State')).toHaveValue('Tamil Nadu');
    const { orderId } = await placeOrder(page);
    await payByCard(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');

    await page.goto(`/checkout/${id}`);
    await expect(page.getByRole('radio')).toHaveCount(3);
    const second = page.getByRole('radio', { name: /^Chennai/ });
    await second.check();
    await page.getByRole('button', { name: 'Edit Chennai' }).tap();
    const editor = page.getByRole('dialog', { name: 'Edit this address' });
    await editor.getByLabel('Name of this address').fill('Mother');
    await editor.getByRole('button', { name: 'Save address' }).tap();
    await expect(page.getByRole('radio', { name: /^Mother/ })).toBeChecked();
    await page.getByLabel('Phone').fill('+91 98450 11111');
    const again = await placeOrder(page);
    await payByCard(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
    await expect.poll(async () => (await ordersOf(shopper)).length).toBe(2);
    for (const order of [orderId, again.orderId]) {
      await page.goto(`/order-details/purchase/${order}`);
      await expect(page.getByRole('region', { name: 'Shipping Details' })).toContainText('Adyar');
    }

    await page.goto('/settings#addresses');
    await expect(addresses(page).getByRole('listitem')).toHaveCount(2);
    await addresses(page).getByRole('button', { name: 'Make Mother the default' }).tap();
    await expect(addresses(page).getByRole('listitem').first()).toHaveText(/Mother.*Default/);
    await addresses(page).getByRole('button', { name: 'Delete Mother' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByText('Address deleted')).toBeVisible();
    await expect(addresses(page).getByRole('listitem')).toHaveText(/Home.*Default/);
  },
);
