import { expect } from '@playwright/test';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { cards, fillAddress, payByCard, placeOrder, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

journey(
  'a function that is too near is said at checkout, agreed to by a box, and seen by both on the order',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Kavya Iyer'));
    const design = await publishDesign(maker);
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Nisha Paul'));
    const { page } = buyer;
    buyer.expectComplaint(/status of 409/);

    await page.goto(`/checkout/${design.id}`);
    await fillAddress(page);
    const asked = page.getByRole('region', { name: 'Is it for a function?' });
    const day = addDays(istDayOf(new Date()), 3);
    await asked.getByLabel(/I need it for a function on/).fill(day);
    await expect(asked).toContainText('It is promised for after your function.');
    await expect(asked.getByRole('link', { name: /^Ask Kavya Iyer if it can be sooner/ })).toBeVisible();
    await audit(page, 'a checkout with a function that is too near');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(asked).toContainText('Please tick that you know this');
    const know = asked.getByRole('checkbox', { name: /I know that it is promised for/ });
    await know.check();
    const { orderId } = await placeOrder(page);
    await payByCard(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Nisha');

    await page.goto(`/order-details/purchase/${orderId}`);
    const card = page.getByRole('region', { name: 'After the function' });
    await expect(card).toContainText('It waits until you are measured');
    await audit(page, 'an order that comes after its function');
    await maker.page.goto(`/order-details/sale/${orderId}`);
    const sale = maker.page.getByRole('region', { name: 'After the function' });
    await expect(sale).toContainText('Nisha Paul needs it for a function on');

    await card.getByRole('button', { name: 'Change the function day' }).tap();
    const dialog = page.getByRole('dialog', { name: 'For which day do you need it?' });
    await dialog.getByLabel('Day of the function').fill(addDays(day, 120));
    await audit(page, 'the question for which day an order is needed');
    await dialog.getByRole('button', { name: 'Save the day' }).tap();
    await expect(page.getByText('The day is saved')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The promised day' })).toContainText('time to try it on');
    // The maker's open page updates through the socket.
    await expect(maker.page.getByRole('region', { name: 'The promised day' })).toContainText(
      'Nisha Paul needs it',
    );
  },
);
