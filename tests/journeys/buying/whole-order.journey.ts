import { expect, type Page } from '@playwright/test';
import { bookableDays } from '#contracts/meetings/meeting-slots.ts';
import { noonOf, weekdayInWords } from '#contracts/platform/dates-in-words.ts';
import { journey, newPerson, type Person, register, settle, type Visitor } from '#tests/support/journey.ts';
import {
  cards,
  fillAddress,
  openNews,
  orderPaid,
  payByCard,
  paymentSlip,
  placeOrder,
  publishDesign,
} from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const { step } = journey;

/** A sale from both sides: the maker on a desktop, the buyer on a phone. */
interface Sale {
  maker: Visitor;
  buyer: Visitor;
  makerName: string;
  person: Person;
  design: { id: number; title: string };
}

journey(
  'an enquiry becomes a chat, an order, a visit, a garment, a parcel and a verified review, and each side sees what the other does',
  async ({ open }) => {
    journey.setTimeout(180_000);
    const sale = await meet(open);
    const { maker, buyer } = sale;
    await step('the buyer asks, the maker answers', () => enquire(sale));
    await step('they go on in the chat', () => chat(sale));
    const orderId = await step('the buyer orders and pays the advance', () => order(sale));
    await step('a visit is booked', () => bookVisit(sale, orderId));
    await step('the maker comes and measures', () => visit(sale, orderId));
    await step('the measurements are written down', () => measure(sale));
    await step('the making is photographed', () => photograph(sale));
    await step('the rest is asked for and paid', () => payRest(sale));
    await step('the parcel is sent', () => send(sale));
    await step('the buyer has it', async () => {
      await buyer.page.getByRole('button', { name: 'Confirm delivery' }).tap();
      const asked = buyer.page.getByRole('dialog', { name: 'Has the parcel arrived?' });
      await asked.getByRole('button', { name: 'Confirm delivery' }).tap();
      await expect(buyer.page.getByText('Delivery confirmed')).toBeVisible();
      await expect(stepOf(maker.page, 'Delivered')).toContainText(sale.person.name);
      await expect(maker.page.getByLabel('Update Status')).toHaveCount(0);
    });
    await step('the buyer reviews it', () => review(sale));
  },
);

journey(
  'an order is cancelled within a day: both sides see the advance go back and where it stands',
  async ({ open, site }) => {
    const { maker, buyer, design } = await meet(open);
    const { orderId, razorpayOrderId } = await orderPaid(buyer, design.id);
    await maker.page.goto(`/order-details/sale/${orderId}`);
    await expect(maker.page.getByLabel('Update Status')).toBeVisible();
    await buyer.page.goto(`/order-details/purchase/${orderId}`);
    await expect(buyer.page.getByText(/^Free to cancel until /)).toBeVisible();
    await buyer.page.getByRole('button', { name: 'Cancel order' }).tap();
    const question = buyer.page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(question).toContainText('₹5,400');
    await question.getByLabel('Why').fill('The wedding is in another town.');
    await question.getByRole('button', { name: 'Cancel order' }).tap();
    await expect(buyer.page.getByText('Order cancelled')).toBeVisible();

    for (const { page } of [buyer, maker]) {
      const slip = paymentSlip(page);
      await expect(slip.getByText('The order was cancelled')).toBeVisible();
      await expect(slip).toContainText('₹5,400');
      await expect(slip.getByText(/^Sent back to the bank on /)).toBeVisible({ timeout: 30_000 });
      await expect(slip.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('“The wedding is in another town.”')).toBeVisible();
    }
    await expect
      .poll(async () =>
        (await site.ledgerOf(razorpayOrderId)).payments.map(({ amount_refunded }) => amount_refunded),
      )
      .toEqual([540_000]);
    await expect(maker.page.getByLabel('Update Status')).toHaveCount(0);
    await openNews(maker.page, / was cancelled$/);
    await expect(maker.page).toHaveURL(`/order-details/sale/${orderId}`);

    await buyer.page.goto(`/order-processing/${orderId}`);
    const tracked = buyer.page.getByRole('region', { name: 'How far it has come' });
    await expect(tracked).toContainText('This order was cancelled');
    await expect(tracked.locator('.tracked > li')).toHaveText([
      /^Order Confirmed.*Completed.*Order placed.*Confirmed/,
    ]);
    await audit(buyer.page, 'the tracker of a cancelled order');

    // It is listed among the purchases, but does not count in the sales figures.
    await buyer.page.goto('/userDashboard?tab=purchases');
    await expect(buyer.page.getByRole('main')).toContainText('Cancelled');
    await maker.page.goto('/userDashboard?tab=sales');
    await expect(maker.page.getByRole('row').nth(1)).toContainText('Cancelled');
    await expect(
      maker.page.getByRole('listitem').filter({ hasText: 'Revenue, 30 days' }).first(),
    ).toContainText('₹0');
  },
);

async function meet(open: (how?: { screen: 'phone' }) => Promise<Visitor>): Promise<Sale> {
  const maker = await open();
  const seller = await register(maker, newPerson('Meher Ansari'));
  await settle(maker, seller);
  const { name: makerName } = seller;
  const design = await publishDesign(maker, { title: 'Gulnaar lehenga' });
  await maker.page.goto('/');
  const buyer = await open({ screen: 'phone' });
  const person = await register(buyer, newPerson('Asha Rao'));
  return { maker, buyer, makerName, person, design };
}

async function enquire({ maker, buyer, person, design, makerName }: Sale): Promise<void> {
  await buyer.page.goto(`/product/${design.id}`);
  await buyer.page.getByRole('button', { name: 'Enquiry', exact: true }).tap();
  const form = buyer.page.getByRole('dialog', { name: 'Enquiry' });
  await expect(form.getByLabel('Name')).toHaveValue(person.name);
  await form.getByLabel('Message').fill('Can it be ready by the eighth?');
  await form.getByRole('button', { name: 'Send Enquiry' }).tap();
  await expect(buyer.page.getByText('Enquiry Sent Successfully')).toBeVisible();

  await openNews(maker.page, `${person.name} asks about ${design.title}`);
  await expect(maker.page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await maker.page.getByRole('textbox', { name: 'Your answer' }).fill('By the sixth, if we begin this week.');
  await maker.page.getByRole('button', { name: 'Send answer' }).click();
  await expect(maker.page.getByText('Answer sent')).toBeVisible();
  await openNews(buyer.page, `${makerName} sent you a message`);
}

async function chat({ maker, buyer, person, makerName, design }: Sale): Promise<void> {
  await expect(buyer.page.getByText('By the sixth, if we begin this week.').last()).toBeVisible();
  await maker.page.getByRole('link', { name: `Open the chat with ${person.name}` }).click();
  const box = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
  await box(buyer.page, makerName).fill('Then let us begin.');
  await box(buyer.page, makerName).press('Enter');
  await expect(maker.page.getByText('Then let us begin.').last()).toBeVisible();
  await box(maker.page, person.name).fill('Gladly. I keep a place on the loom.');
  await box(maker.page, person.name).press('Enter');
  await expect(buyer.page.getByText('Gladly. I keep a place on the loom.').last()).toBeVisible();
  // The link to their design leads back to its page.
  await buyer.page.getByRole('link', { name: design.title }).first().tap();
  await expect(buyer.page).toHaveURL(`/product/${design.id}`);
}

/** Goes from the page of the design to an order with a paid advance. Ends with the maker on the page of the sale. */
async function order({ maker, buyer, person, design }: Sale): Promise<number> {
  await expect(buyer.page.getByRole('heading', { level: 1, name: design.title })).toBeVisible();
  await buyer.page.getByRole('link', { name: 'Order Now' }).tap();
  await expect(buyer.page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await fillAddress(buyer.page);
  const { orderId } = await placeOrder(buyer.page);
  await payByCard(buyer.page, cards.good);
  await expect(buyer.page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha');
  await openNews(maker.page, new RegExp(`^${person.name} ordered ${design.title}`));
  await expect(maker.page).toHaveURL(`/order-details/sale/${orderId}`);
  await expect(paymentSlip(maker.page).getByText('Paid', { exact: true })).toHaveCount(1);
  return orderId;
}

/** "Sun, 22 Nov 2026": tomorrow in India. */
const firstDay = () => weekdayInWords(noonOf(bookableDays(new Date()).first));

async function bookVisit({ maker, buyer, person }: Sale, orderId: number): Promise<void> {
  await buyer.page.getByRole('link', { name: 'Schedule Measurement' }).tap();
  await expect(buyer.page).toHaveURL(`/schedule-meeting/${orderId}`);
  await buyer.page.getByRole('radio', { name: /^Home visit/ }).check();
  await buyer.page.getByRole('button', { name: firstDay() }).tap();
  await buyer.page.getByRole('radio', { name: '11:00 am' }).check();
  // The address of the order is already in the address book.
  await buyer.page.getByRole('radio', { name: /14, 3rd Cross, Malleshwaram/ }).check();
  await buyer.page.getByRole('button', { name: 'Schedule Meeting' }).tap();
  await expect(buyer.page.getByText('Meeting scheduled successfully!')).toBeVisible();
  await expect(
    maker.page.getByText(
      new RegExp(`^Your turn\\..*${person.name} is waiting for you to begin\\..*Home visit, `),
    ),
  ).toBeVisible();
}

async function visit({ maker, buyer, person }: Sale, orderId: number): Promise<void> {
  await openNews(maker.page, new RegExp(`^${person.name} booked`));
  await maker.page.getByRole('link', { name: 'All meetings' }).click();
  await expect(maker.page.getByRole('heading', { level: 1, name: 'Meetings' })).toBeVisible();
  const meeting = maker.page.getByRole('article');
  await expect(meeting).toContainText('14, 3rd Cross, Malleshwaram');
  await meeting.getByRole('button', { name: 'Mark in progress' }).click();
  await maker.page
    .getByRole('dialog', { name: 'Before its day?' })
    .getByRole('button', { name: 'Mark in progress' })
    .click();
  await expect(buyer.page.getByText('In progress', { exact: true })).toBeVisible();
  await meeting.getByRole('button', { name: 'Complete', exact: true }).click();
  await maker.page
    .getByRole('dialog', { name: 'Before its day?' })
    .getByRole('button', { name: 'Complete' })
    .click();
  await expect(maker.page.getByText('Meeting completed successfully!')).toBeVisible();
  await expect(buyer.page.getByText('The measurements for this order are taken already.')).toBeVisible();
  await buyer.page.getByRole('link', { name: 'Back to the order' }).first().tap();
  await expect(buyer.page).toHaveURL(`/order-details/purchase/${orderId}`);
  await meeting.getByRole('link', { name: /Gulnaar lehenga/ }).click();
  await expect(maker.page).toHaveURL(`/order-details/sale/${orderId}`);
}

async function measure({ maker, buyer, makerName }: Sale): Promise<void> {
  const card = (page: Page) => page.getByRole('region', { name: 'Measurements' });
  await card(maker.page).getByRole('button', { name: 'Record measurements' }).click();
  const editor = maker.page.getByRole('dialog', { name: 'Measurements' });
  await expect(editor.getByLabel('Garment')).toHaveValue('lehenga');
  await editor.getByLabel('Waist', { exact: true }).fill('30 1/2');
  await editor.getByLabel('Lehenga length', { exact: true }).fill('41');
  await editor.getByRole('button', { name: 'Save measurements' }).click();
  await expect(card(buyer.page)).toContainText('30½', { timeout: 20_000 });
  await expect(card(buyer.page)).toContainText(`Written down by ${makerName}`);
}

async function photograph({ maker, buyer }: Sale): Promise<void> {
  const buffer = await plainPicture('jpeg', { width: 400, height: 500 });
  await maker.page.getByLabel('Note').fill('The border is on.');
  await maker.page
    .getByLabel('Add photographs')
    .setInputFiles(['border.jpg', 'fall.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await maker.page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(maker.page.getByText('Update added')).toBeVisible();
  await expect(buyer.page.getByText('“The border is on.”')).toBeVisible();
  await expect(buyer.page.getByRole('button', { name: /^Open photograph/ })).toHaveCount(2, {
    timeout: 30_000,
  });
}

async function payRest({ maker, buyer }: Sale): Promise<void> {
  await moveTo(maker.page, 'Final payment pending');
  await expect(buyer.page.getByText(/^Your turn\. The final payment of ₹8,100 is due by /)).toBeVisible();
  // The only payment button is beside the sentence that asks for the payment.
  await expect(paymentSlip(buyer.page).getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await buyer.page.getByRole('button', { name: 'Pay Remaining ₹8,100' }).tap();
  await payByCard(buyer.page, cards.good);
  await expect(buyer.page.getByText('Payment Successful')).toBeVisible();
  for (const { page } of [buyer, maker])
    await expect(paymentSlip(page).getByText('Paid', { exact: true })).toHaveCount(2);
  await openNews(maker.page, /^The final payment for .* has arrived; it can be sent once it is ready$/);
}

async function send({ maker, buyer }: Sale): Promise<void> {
  await maker.page.getByLabel('Update Status').selectOption('Shipped');
  await maker.page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(maker.page.getByLabel('Carrier')).toBeFocused();
  await maker.page.getByLabel('Carrier').selectOption('Blue Dart');
  await maker.page.getByLabel('Tracking number').fill('BD 4471 9023');
  await maker.page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(maker.page.getByText('Order status updated successfully')).toBeVisible();
  const parcel = buyer.page.getByRole('region', { name: 'Shipment' });
  await expect(parcel).toContainText('Blue Dart');
  await expect(parcel).toContainText('BD 4471 9023');
  await openNews(buyer.page, / is on its way$/);
}

async function review({ maker, buyer, person, design }: Sale): Promise<void> {
  await buyer.page.getByRole('link', { name: 'Write a Review' }).tap();
  await expect(buyer.page).toHaveURL(`/product/${design.id}/write-review`);
  await buyer.page.getByRole('radio', { name: '5 stars: Excellent' }).check({ force: true });
  await buyer.page.getByLabel('Your review').fill('The border sits where we drew it.');
  const buffer = await plainPicture('jpeg', { width: 160, height: 200 });
  await buyer.page
    .getByLabel('Add photos')
    .setInputFiles([{ name: 'worn.jpg', mimeType: 'image/jpeg', buffer }]);
  await buyer.page.getByRole('button', { name: 'Submit Review' }).tap();
  await expect(buyer.page.getByText('Review submitted!')).toBeVisible();

  await openNews(maker.page, `${person.name} reviewed ${design.title}`);
  const told = maker.page.getByRole('article', { name: `Review by ${person.name}` });
  await expect(told).toContainText('Verified purchase');
  await expect(told.getByRole('button', { name: /^Open photo/ })).toHaveCount(1, { timeout: 30_000 });
}

/** Changes the status of an order with the form on the page of the sale. */
async function moveTo(desktop: Page, status: string): Promise<void> {
  await desktop.getByLabel('Update Status').selectOption(status);
  await desktop.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(desktop.getByText('Order status updated successfully')).toBeVisible();
}

const stepOf = (page: Page, status: string) =>
  page.getByRole('region', { name: 'Progress' }).getByRole('listitem').filter({ hasText: status });
