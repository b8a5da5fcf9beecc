import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { cards, orderPaid, payByCard, publishDesign } from '#tests/support/journey-shop.ts';
import { auditScreens } from '#tests/support/journeys/audit.ts';

const people = ['Riya', 'Amma', 'Dev'];

journey(
  'a wedding of three: one share is paid without an account, the same is refused again, one link expires, and the board shows it',
  async ({ open, site }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Nazia Kachhi'));
    const stole = await publishDesign(maker, {
      title: 'Indigo stole for a wedding',
      price: '2500',
      measuring: 'NONE',
    });

    const organiser = await open({ screen: 'desktop' });
    await register(organiser, newPerson('Revathi Iyer'));
    const placed = [];
    for (const _ of people) placed.push(await orderPaid(organiser, stole.id));
    // The newest order is offered first.
    const orders = placed.reverse();
    const { page: board } = organiser;
    await board.goto('/occasions');
    await board.getByRole('button', { name: 'Begin an occasion' }).click();
    await board.getByLabel('What is it?').fill('Riya’s wedding');
    await board.getByLabel('Day', { exact: true }).fill(inDays(60));
    await board.getByLabel(/^City/).fill('Jaipur');
    await board.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(board.getByRole('heading', { name: 'Riya’s wedding' })).toBeVisible();
    await board.getByRole('button', { name: 'Add the first person' }).click();
    for (const [nth, name] of people.entries()) {
      if (nth > 0) await board.getByRole('button', { name: 'Add a person' }).click();
      await board.getByLabel('Name').fill(name);
      await board.getByRole('button', { name: 'Add', exact: true }).click();
      const row = board.getByRole('row').filter({ hasText: name });
      await row.getByRole('button', { name: 'Give an order' }).click();
      await board.getByRole('button', { name: 'Give this order' }).click();
      await expect(row.getByText('₹1,080 of ₹2,700')).toBeVisible();
    }

    const links = [];
    for (const name of people) links.push(await linkFor(board, name));
    const [first = '', , third = ''] = links;

    // Nobody signs in here, and nothing of the order is told.
    const payer = await open({ screen: 'phone' });
    const { page: nana } = payer;
    await nana.goto(first);
    await expect(nana.getByRole('heading', { level: 1 })).toHaveText('Riya’s wedding');
    const shown = await nana.getByRole('main').innerText();
    for (const kept of ['Nazia', 'Kachhi', 'Iyer', 'stole', 'Malleshwaram', 'Jaipur', 'Amma', 'Dev', 'TB-'])
      expect(shown, kept).not.toContain(kept);
    await nana.getByLabel(/^Your name/).fill('Nana');

    // Another browser has the same link open.
    const second = await open({ screen: 'phone' });
    await second.page.goto(first);
    const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₹1,620' });
    await expect(pay(second.page)).toBeVisible();
    await auditScreens(second.page, 'a share to pay');

    await pay(nana).tap();
    await payByCard(nana, cards.good);
    await expect(nana.getByText('This share is already paid. Thank you.')).toBeVisible({ timeout: 30_000 });

    // The board learns of it live, and so does the bell.
    const riya = board.getByRole('row').filter({ hasText: 'Riya' }).first();
    await expect(riya.getByText('Paid by Nana')).toBeVisible({ timeout: 30_000 });
    await expect(riya.getByText('Paid', { exact: true }).first()).toBeVisible();

    await pay(second.page).tap();
    second.expectComplaint(/share-link\/pay/);
    await expect(second.page.getByText('This share is already paid. Thank you.').first()).toBeVisible();

    await site.expireShares(orders[2]?.orderId ?? 0);
    await nana.goto(third);
    await expect(nana.getByText('This link has expired. Please ask for a new one.')).toBeVisible();
    await expect(nana.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
    await board.reload();
    const dev = board.getByRole('row').filter({ hasText: 'Dev' }).first();
    await expect(dev.getByText('The link has expired')).toBeVisible();
    await auditScreens(board, 'the board of an occasion');

    const final = `select count(*) from payments where order_id = $1 and purpose = 'FINAL' and status = 'CAPTURED'`;
    const paid = orders.map(({ orderId }) => site.count(final, [orderId]));
    expect(await Promise.all(paid)).toEqual([1, 0, 0]);
    expect((await site.ledgerOf(orders[0]?.razorpayOrderId ?? '')).double_charged).toEqual([]);

    // The maker reads the wish, and not for whom it is.
    const { page: maison } = maker;
    await maison.goto(`/order-details/sale/${orders[0]?.orderId}`);
    const wish = maison.getByRole('region', { name: 'The occasion' });
    await expect(wish).toContainText('Wanted together with 2 others by');
    await expect(wish).toContainText('deliver to Jaipur');
    await expect(wish).not.toContainText('Riya');
  },
);

/** Makes the link of a person's final payment and returns its address. */
async function linkFor(board: Page, name: string): Promise<string> {
  await board
    .getByRole('button', { name: new RegExp(`^Get a link: final payment of .* for ${name}$`) })
    .click();
  const dialog = board.getByRole('dialog', { name: `${name}’s share` });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return address;
}

/** The day that many days ahead in India, YYYY-MM-DD. */
function inDays(days: number): string {
  const india = 5.5 * 3_600_000;
  return new Date(Date.now() + india + days * 86_400_000).toISOString().slice(0, 10);
}
