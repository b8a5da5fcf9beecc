import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { orderPaid, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

const line = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Measurements' }).getByRole('button', { name, exact: true });

journey(
  'a naap book is filled on the body map by keyboard, shared with an order, corrected, frozen and printed',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const { id } = await publishDesign(maker, { title: 'Katan silk blouse' });
    const buyer = await open();
    await register(buyer, newPerson('Asha Rao'));
    const { orderId } = await orderPaid(buyer, id);

    // Begins with oneself; the unit is never guessed.
    const { page } = buyer;
    await page.goto('/naap');
    await audit(page, 'an empty naap book');
    await page.getByRole('button', { name: 'Begin my naap book' }).click();
    const entry = page.getByRole('dialog', { name: 'Who is measured' });
    await expect(entry.getByLabel('Who is it')).toHaveValue('SELF');
    await entry.getByRole('radio', { name: 'Woman' }).check();
    await entry.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(entry.getByText('Please choose cm or inches')).toBeVisible();
    await entry.getByRole('radio', { name: 'inches' }).check();
    await entry.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: /^Blouse or choli/ }).click();

    // By keyboard: arrow keys go from line to line in the order of measuring, Enter opens the field.
    await line(page, 'Upper chest, not measured').focus();
    await page.keyboard.press('ArrowDown');
    await expect(line(page, 'Bust or chest, not measured')).toBeFocused();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Measurements' });
    await expect(form.getByLabel('Bust or chest', { exact: true })).toBeFocused();
    await page.keyboard.type('38');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Under-bust', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('300');
    await form.getByLabel('How it should fit').fill('Likes the sleeve loose');
    await form.getByRole('button', { name: 'Save measurements' }).click();
    await expect(form.getByText(/^A waist between/)).toBeVisible();
    await expect(form.getByLabel('Waist', { exact: true })).toBeFocused();
    await form.getByLabel('Waist', { exact: true }).fill('30 1/8');

    // What is typed survives a reload.
    await page.reload();
    await expect(form.getByLabel('Waist', { exact: true })).toHaveValue('30 1/8');
    await audit(page, 'the form of a naap book', { inDark: true });
    await form.getByRole('button', { name: 'Save measurements' }).click();
    await expect(page.getByText('Measured today')).toBeVisible();
    await expect(page.getByText('30⅛ in').first()).toBeVisible();
    await audit(page, 'a garment of a naap book', { inDark: true });

    // Shared by an explicit yes; the maker sees the drawing.
    await page.goto(`/order-details/purchase/${orderId}`);
    const naap = page.getByRole('region', { name: 'From your naap book' });
    await naap.getByRole('button', { name: 'Use my measurements' }).click();
    const sharing = page.getByRole('dialog', { name: 'Use my measurements' });
    await sharing.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(sharing.getByText(/Please say yes first/)).toBeVisible();
    await sharing.getByRole('checkbox', { name: /^Yes, Meher Ansari/ }).check();
    await sharing.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(naap.getByText(/can read them/)).toBeVisible();

    const desk = maker.page;
    await desk.goto(`/order-details/sale/${orderId}`);
    const shared = desk.getByRole('region', { name: 'Measurements of Asha Rao' });
    await expect(shared).toContainText('30⅛ in');
    await expect(shared).toContainText('Likes the sleeve loose');

    // A correction is a new version with its reason; the order keeps what was shared.
    await naap.getByRole('link', { name: /Blouse or choli/ }).click();
    await page.getByRole('button', { name: 'Correct' }).click();
    await form.getByLabel('Waist', { exact: true }).fill('31');
    await expect(form.getByText('Saved: 30⅛')).toBeVisible();
    await form.getByRole('button', { name: 'Save measurements' }).click();
    await expect(form.getByText('Please say why the measurements change')).toBeVisible();
    await form.getByRole('button', { name: 'A mistake in measuring' }).click();
    await form.getByRole('button', { name: 'Save measurements' }).click();
    await page.getByRole('button', { name: '2 versions' }).click();
    const versions = page.getByRole('dialog', { name: /every version/ });
    await expect(versions.getByRole('listitem').first()).toContainText('A mistake in measuring');
    await expect(versions.getByRole('listitem').first()).toContainText('30⅛ in');

    await desk.reload();
    await expect(shared).toContainText('30⅛ in');

    // Frozen when making starts.
    for (const status of ['DESIGN_IN_PROGRESS', 'MEASUREMENT_SCHEDULED', 'MEASUREMENT_COMPLETED']) {
      const moved = await maker.context.request.put(`/api/order/${orderId}/status`, {
        data: { status },
      });
      expect(moved.status(), await moved.text()).toBe(200);
    }
    await page.goto(`/order-details/purchase/${orderId}`);
    await expect(naap.getByText(/^Signed by you on/)).toBeVisible();
    await expect(naap.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
    await page.goto('/naap');
    await expect(page.getByText(/^Meher Ansari read Blouse or choli of Asha Rao/)).toBeVisible();

    // Printed, without menus.
    await shared.getByRole('link', { name: 'Print' }).click();
    await desk.emulateMedia({ media: 'print' });
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Asha Rao · Blouse or choli');
    await expect(desk.getByText('30⅛ in').first()).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Print' })).toBeHidden();
    const paper = await desk.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
