import { expect } from '@playwright/test';
import { journey, newPerson, register, rememberSession, type Visitor } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import { planTwoSteps, showStep } from '#tests/support/journeys/plans.ts';

/** Records the measurements of an order as its buyer. */
async function measure({ context }: Visitor, orderId: number): Promise<void> {
  const answer = await context.request.post(`/api/order/${orderId}/measurements`, {
    data: {
      ...{ garment: 'blouse', unit: 'in', lengths: { bust: 36, waist: 30, sleeveLength: 10 } },
      ...{ measuredBy: 'Kavya', measuredOn: '2026-01-20', basedOn: 0 },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** An order of a gown with a paid advance, measured. */
async function orderGown(maker: Visitor, buyer: Visitor): Promise<number> {
  const design = await publishDesign(maker, { title: 'Katan silk gown' });
  const { orderId } = await orderPaid(buyer, design.id);
  await measure(buyer, orderId);
  return orderId;
}

journey(
  'a plan is made, a change asked for, the step approved, and the finished piece asks for the final payment',
  async ({ open }) => {
    journey.slow();
    const maker = await open({ screen: 'desktop' });
    await register(maker, newPerson('Meher Ansari'));
    const buyer = await open({ screen: 'phone' });
    await register(buyer, newPerson('Asha Rao'));
    const orderId = await orderGown(maker, buyer);

    const { page: meher } = maker;
    await planTwoSteps(meher, orderId);
    await audit(meher, 'the form of a plan', { inDark: true });
    await meher.getByRole('button', { name: 'Save the plan' }).click();
    await expect(meher.getByText('0 of 2 steps done')).toBeVisible();
    await expect(meher.getByRole('link', { name: 'To the last step' })).toBeVisible();

    await meher.getByRole('button', { name: 'Show that it is done' }).click();
    await showStep(meher, 'Ask for approval', 'Pencil on paper.');
    await expect(meher.getByText(/^Waits for Asha Rao/)).toBeVisible();

    const { page: asha } = buyer;
    await asha.goto(`/order-details/purchase/${orderId}`);
    const card = asha.getByRole('region', { name: 'Sketch: Meher Ansari asks for your approval.' });
    await expect(card.getByText('You have 2 free changes left.')).toBeVisible();
    await expect(
      card
        .getByRole('img')
        .or(card.getByRole('button', { name: /^Open/ }))
        .first(),
    ).toBeVisible({
      timeout: 30_000,
    });
    await audit(asha, 'a step that waits for approval', { inDark: true });
    await card.getByRole('button', { name: 'Ask for a change' }).tap();
    const asking = asha.getByRole('dialog', { name: 'Ask for a change' });
    await asking.getByRole('textbox').fill('A deeper neck, please.');
    await audit(asha, 'asking for a change');
    await asking.getByRole('button', { name: 'Ask Meher Ansari' }).tap();
    await expect(card).toHaveCount(0);
    await expect(asha.getByText('“A deeper neck, please.”')).toBeVisible();

    await expect(meher.getByText('“A deeper neck, please.”')).toBeVisible({ timeout: 30_000 });
    await meher.getByRole('button', { name: 'Show that it is done' }).click();
    await showStep(meher, 'Ask for approval', 'The neck is deeper now.');
    await expect(card.getByText('“The neck is deeper now.”')).toBeVisible({ timeout: 30_000 });
    await expect(card.getByText('You have 1 free change left.')).toBeVisible();
    await card.getByRole('button', { name: 'Approve' }).tap();
    await expect(asha.getByText(/^You approved it/)).toBeVisible();

    await expect(meher.getByText(/^Asha Rao approved it/)).toBeVisible({ timeout: 30_000 });
    const due = asha.getByText(/^Your turn\. The final payment of/);
    await expect(due).toHaveCount(0);
    await meher.getByRole('button', { name: 'Show the finished piece' }).click();
    await showStep(meher, 'Close the step');
    await expect(meher.getByText('2 of 2 steps done')).toBeVisible();
    await expect(due).toBeVisible({ timeout: 30_000 });
    await audit(asha, 'an order with a finished plan');
  },
);

journey(
  'a step that is shown without a network waits on the phone and arrives once',
  async ({ open, site }) => {
    const maker = await open({ screen: 'phone' });
    maker.expectComplaint(/net::ERR_|Failed to fetch|Failed to load resource|WebSocket connection|503/);
    const meher = await register(maker, newPerson('Meher Ansari'));
    await rememberSession(maker, meher);
    const buyer = await open();
    await register(buyer, newPerson('Asha Rao'));
    const orderId = await orderGown(maker, buyer);
    const { page, context } = maker;
    await planTwoSteps(page, orderId);
    await page.getByRole('button', { name: 'Save the plan' }).tap();
    await page.getByRole('button', { name: 'Show that it is done' }).tap();
    await page.locator('#outbox').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await showStep(page, 'Ask for approval', 'Pencil on paper.');
    const waiting = page.getByRole('region', { name: 'How it is made' }).locator('[data-waiting]');
    await expect(waiting).toHaveText(/Pencil on paper.*Waiting to be sent.*Discard/s);
    await expect(page.getByRole('button', { name: 'Show that it is done' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(/^Waits for Asha Rao/)).toBeVisible({ timeout: 40_000 });
    await expect(waiting).toHaveCount(0);
    const closed = await site.count('select max(submission) from plan_steps where order_id = $1', [orderId]);
    expect(Number(closed)).toBe(1);
  },
);
