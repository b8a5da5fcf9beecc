import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';

/** The figure on the card with this name. */
function card(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

journey(
  'a maker sees looks and orders arrive, finds them, and takes them away as a table',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const lehenga = await publishDesign(maker, { title: 'Gulnaar lehenga', price: '10000' });
    const stole = await publishDesign(maker, { title: 'Ajrakh stole', price: '2000', measuring: 'NONE' });
    const desktop = maker.page;
    await desktop.goto('/userDashboard');
    await expect(desktop.getByRole('heading', { name: 'Nothing sold yet' })).toBeVisible();

    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const looked = buyer.page.waitForResponse(/\/api\/design\/viewed\//);
    await buyer.page.goto(`/product/${lehenga.id}`);
    expect((await looked).status()).toBe(200);
    const { orderId: first } = await orderPaid(buyer, lehenga.id);

    // Without a reload: the event of the order updates the figures.
    await expect(card(desktop, 'Revenue, 30 days')).toContainText('₹10,800', { timeout: 20_000 });
    const { orderId: second } = await orderPaid(buyer, stole.id);
    await expect(card(desktop, 'Revenue, 30 days')).toContainText('₹12,960', { timeout: 20_000 });
    await expect(card(desktop, 'Paid orders, 30 days')).toContainText('2');
    await expect(card(desktop, 'Avg. Order Value')).toContainText('₹6,480');
    await expect(card(desktop, 'Waiting for you')).toContainText('since today');

    const chart = desktop.getByRole('slider', { name: 'Choose a day' });
    await chart.focus();
    await expect(chart).toHaveAttribute('aria-valuetext', /₹12,960 from 2 orders/);
    await chart.press('ArrowLeft');
    await expect(chart).toHaveAttribute('aria-valuetext', /₹0 from no order/);

    const sales = desktop.getByRole('table', { name: 'My Sales' });
    await expect(sales.getByRole('row')).toHaveCount(3);
    await desktop.getByRole('searchbox', { name: 'Search your orders' }).fill('ajrakh');
    await expect(sales.getByRole('row')).toHaveCount(2);
    await expect(desktop).toHaveURL(/q=ajrakh/);
    await desktop.reload();
    await expect(sales.getByRole('row')).toHaveCount(2);
    await expect(desktop.getByRole('searchbox', { name: 'Search your orders' })).toHaveValue('ajrakh');

    const download = desktop.waitForEvent('download');
    await desktop.getByRole('link', { name: 'Export CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(String(second).padStart(6, '0'));
    expect(text).not.toContain(String(first).padStart(6, '0'));
    expect(text).toContain(',2160.00,');

    await desktop.getByLabel('Status').selectOption('Delivered');
    await expect(desktop.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await desktop.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(sales.getByRole('row')).toHaveCount(3);
    await card(desktop, 'Waiting for you').getByRole('link').click();
    await expect(desktop).toHaveURL(/status=WAITING/);
    // Both orders wait for the maker; the lehenga's next step is the design.
    await expect(sales.getByRole('row')).toHaveCount(3);

    await desktop.getByRole('tab', { name: 'Products' }).click();
    const row = desktop.getByRole('row').filter({ hasText: 'Gulnaar lehenga' });
    await expect(row).toContainText('Published');
    // The server renders the same.
    await desktop.reload();
    await expect(row.getByRole('link', { name: 'Edit Gulnaar lehenga' })).toBeVisible();
    // Views are written every few seconds, and an open page does not poll for them.
    await expect(async () => {
      await desktop.reload();
      await expect(card(desktop, 'Views, 30 days')).toContainText(/[12]/, { timeout: 2000 });
    }).toPass();
    await row.getByRole('button', { name: 'Delete Gulnaar lehenga' }).click();
    await expect(desktop.getByRole('dialog')).toBeVisible();
    await desktop.keyboard.press('Escape');
    await row.getByRole('link', { name: 'Sales of Gulnaar lehenga' }).click();
    await expect(desktop.getByRole('heading', { level: 1, name: 'Gulnaar lehenga' })).toBeVisible();
    await expect(card(desktop, 'Total Revenue')).toContainText('₹10,800');
    await expect(card(desktop, 'Confirmed Orders')).toContainText('1');
    await expect(desktop.getByRole('region', { name: 'From looking to ordering' })).toContainText('Views');
    await desktop
      .getByRole('table', { name: 'Recent Orders' })
      .getByRole('link', { name: /^View TB-/ })
      .click();
    await expect(desktop).toHaveURL(`/order-details/sell/${first}`);

    buyer.expectComplaint(/status of 404/);
    await buyer.page.goto(`/user/products/${lehenga.id}/sells-details`);
    await expect(buyer.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(buyer.page.getByText('₹10,800')).toHaveCount(0);
  },
);
