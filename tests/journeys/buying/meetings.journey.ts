import { expect, type Page } from '@playwright/test';
import { bookableDays } from '#contracts/meetings/meeting-slots.ts';
import { noonOf, weekdayInWords } from '#contracts/platform/dates-in-words.ts';
import { journey, newPerson, register, settle } from '#tests/support/journey.ts';
import {
  cards,
  fillAddress,
  orderPaid,
  payByCard,
  placeOrder,
  publishDesign,
} from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

const title = 'Measurement meeting';

async function open(page: Page, orderId: number): Promise<void> {
  await page.goto(`/schedule-meeting/${orderId}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  // The grid is rendered after hydration, once the free times are loaded.
  await expect(page.getByRole('button', { name: firstDay() })).toBeEnabled();
}

/** "Sun, 22 Nov 2026": tomorrow in India. */
function firstDay(): string {
  return weekdayInWords(noonOf(bookableDays(new Date()).first));
}

journey(
  'two buyers want one hour: the first has it, the second keeps what was typed and takes another; then it is moved, held and completed',
  async ({ open: openBrowser }) => {
    journey.slow();
    const maker = await openBrowser();
    await settle(maker, await register(maker, newPerson('Meher Ansari')));
    const design = await publishDesign(maker);
    const first = await openBrowser();
    await register(first, newPerson('Asha Rao'));
    const second = await openBrowser({ screen: 'phone' });
    second.expectComplaint(/status of 409/);
    await register(second, newPerson('Ravi Menon'));
    const { orderId: firstOrder } = await orderPaid(first, design.id);
    const { orderId: secondOrder } = await orderPaid(second, design.id);

    // The page of the order links to the scheduling.
    await first.page.goto(`/order-details/purchase/${firstOrder}`);
    await first.page.getByRole('link', { name: 'Schedule Measurement' }).click();
    await expect(first.page.getByRole('heading', { name: title })).toBeVisible();
    await open(first.page, firstOrder);
    await first.page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(first.page.getByText('Please choose how you are measured')).toBeVisible();
    const visit = first.page.getByRole('radio', { name: /^Home visit/ });
    await expect(visit).toBeFocused();
    await visit.check();
    await first.page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(first.page.getByRole('button', { name: firstDay() })).toBeFocused();
    await first.page.getByRole('button', { name: firstDay() }).click();
    await first.page.getByRole('radio', { name: '11:00 am' }).check();
    await first.page.getByRole('radio', { name: 'Add a new address' }).check();
    await first.page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(
      first.page.getByText('Please create and save new address before scheduling').first(),
    ).toBeVisible();
    await audit(first.page, 'a booking with a mistake', { inDark: true });
    await first.page.getByLabel('Name of this address').fill('Mother');
    await first.page.getByRole('button', { name: 'Save address' }).click();
    await expect(first.page.getByText('Please fill all required fields').first()).toBeVisible();
    await first.page.getByLabel('Address', { exact: true }).fill('7, Temple Road, Malleshwaram');
    await first.page.getByLabel('PIN code').fill('560003');
    await expect(first.page.getByLabel('City')).toHaveValue('Bengaluru');
    await expect(first.page.getByLabel('State')).toHaveValue('Karnataka');
    await first.page.getByRole('button', { name: 'Save address' }).click();
    await expect(first.page.getByText('Address created successfully!')).toBeVisible();
    await expect(first.page.getByText('7, Temple Road, Malleshwaram')).toBeVisible();

    // The second buyer selects the same hour.
    await open(second.page, secondOrder);
    await second.page.getByRole('radio', { name: /^Phone call/ }).check();
    await second.page.getByRole('button', { name: firstDay() }).click();
    await second.page.getByRole('radio', { name: '11:00 am' }).check();
    await second.page.getByLabel('Notes').fill('After lunch is quiet');

    await first.page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(first.page.getByText('Meeting scheduled successfully!')).toBeVisible();
    await expect(first.page.getByRole('heading', { name: `${firstDay()} 11:00 am` })).toBeVisible();
    await audit(first.page, 'a booked meeting');

    await second.page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(
      second.page.getByText('This time was just taken. Please choose another.').first(),
    ).toBeVisible();
    await expect(second.page.getByLabel('Notes')).toHaveValue('After lunch is quiet');
    await expect(second.page.getByRole('radio', { name: '11:00 am' })).toBeDisabled();
    // The choices survive a reload too.
    await open(second.page, secondOrder);
    await expect(second.page.getByLabel('Notes')).toHaveValue('After lunch is quiet');
    await second.page.getByRole('radio', { name: '3:00 pm' }).check();
    await second.page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(second.page.getByRole('heading', { name: `${firstDay()} 3:00 pm` })).toBeVisible();

    const file = await first.page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    const calendar = await first.context.request.get(file ?? '');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain('BEGIN:VEVENT\r\n');

    await first.page.getByRole('button', { name: 'Reschedule' }).click();
    await first.page.getByRole('button', { name: firstDay() }).click();
    await expect(first.page.getByRole('radio', { name: '3:00 pm' })).toBeDisabled();
    await first.page.getByRole('radio', { name: '5:00 pm' }).check();
    await first.page.getByRole('button', { name: 'Move the meeting' }).click();
    await expect(first.page.getByText('Meeting rescheduled successfully!')).toBeVisible();
    await expect(first.page.getByRole('heading', { name: `${firstDay()} 5:00 pm` })).toBeVisible();

    // The maker's calendar shows both meetings in the order of their times.
    await maker.page.goto('/meetings');
    await expect(maker.page.getByRole('heading', { name: 'Meetings', level: 1 })).toBeVisible();
    const planned = maker.page.getByRole('article');
    await expect(planned).toHaveCount(2);
    await expect(planned.nth(0)).toContainText('Ravi Menon');
    await expect(planned.nth(1)).toContainText('7, Temple Road, Malleshwaram');
    await audit(maker.page, 'the calendar of a maker', { inDark: true });
    await planned.nth(1).getByRole('button', { name: 'Mark in progress' }).click();
    await maker.page
      .getByRole('dialog', { name: 'Before its day?' })
      .getByRole('button', { name: 'Mark in progress' })
      .click();
    await expect(maker.page.getByText('Meeting in progress successfully!')).toBeVisible();
    // The buyer's open page updates through the socket.
    await expect(first.page.getByText('In progress', { exact: true })).toBeVisible();
    await expect(first.page.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
    await planned.nth(1).getByRole('button', { name: 'Complete', exact: true }).click();
    await maker.page
      .getByRole('dialog', { name: 'Before its day?' })
      .getByRole('button', { name: 'Complete' })
      .click();
    await expect(maker.page.getByText('Meeting completed successfully!')).toBeVisible();
    await expect(first.page.getByText('The measurements for this order are taken already.')).toBeVisible();
    await first.page.getByRole('link', { name: 'Back to the order' }).first().click();
    await expect(first.page.getByText('Measurement completed').first()).toBeVisible();

    // The other meeting is cancelled and can be booked again.
    await planned.nth(0).getByRole('button', { name: 'Cancel meeting' }).click();
    await maker.page.getByRole('dialog').getByRole('button', { name: 'Cancel meeting' }).click();
    await expect(maker.page.getByText('Meeting cancelled successfully!')).toBeVisible();
    await expect(second.page.getByRole('button', { name: 'Schedule Meeting' })).toBeVisible();
    await expect(second.page.getByText('Cancelled', { exact: true })).toBeVisible();
  },
);

journey(
  'a buyer whose every address is too far writes another one for a home visit',
  async ({ open: openBrowser }) => {
    const maker = await openBrowser();
    await settle(maker, await register(maker, newPerson('Meher Ansari')));
    const design = await publishDesign(maker);
    const buyer = await openBrowser();
    await register(buyer, newPerson('Asha Rao'));
    const { page } = buyer;
    await page.goto(`/checkout/${design.id}`);
    await fillAddress(page);
    await page.getByLabel('PIN code').fill('700029');
    await page.getByLabel('City').fill('Kolkata');
    await page.getByLabel('State').fill('West Bengal');
    const { orderId } = await placeOrder(page);
    await payByCard(page, cards.good);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);

    await open(page, orderId);
    const visit = page.getByRole('radio', { name: /^Home visit.*this address is about .* km away/ });
    await expect(visit).toBeDisabled();
    await page.getByRole('button', { name: 'Be measured at another address' }).click();
    await expect(page.getByRole('radio', { name: /^Home visit/ })).toBeChecked();
    await expect(page.getByLabel('Name of this address')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Use an existing address' })).toHaveCount(0);
  },
);
