import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign, shownPicture } from '#tests/support/journey-shop.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const edit = { name: 'Edit Product', level: 1 };

/** Opens the form and waits until it is hydrated and filled. */
async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`/user/products/${id}/edit`);
  await expect(page.getByRole('heading', edit)).toBeVisible();
  await expect(page.getByLabel('Product Title')).not.toHaveValue('');
}

journey(
  'a maker changes a design: words, pictures and their order, is asked before leaving, and buyers see it',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Nusrat Jahan'));
    const { id } = await publishDesign(maker, { title: 'Jamdani sari' }, 2);
    const other = await publishDesign(maker, { title: 'Jamdani dupatta' });
    const { page } = maker;

    await page.goto(`/product/${id}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('heading', edit)).toBeVisible();
    await expect(page.getByLabel('Product Title')).toHaveValue('Jamdani sari');
    await expect(page.getByLabel('Price (₹)')).toHaveValue('12500');
    await expect(page.getByLabel('Completion Time')).toHaveValue('12 days');

    await page.getByLabel('Product Title').fill('Jamdani sari with a border of mangoes');
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Product Title')).toHaveValue('Jamdani sari with a border of mangoes');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/userDashboard/);

    await openForm(page, id);
    await expect(page.getByText('What you had typed here before is still there.')).toBeVisible();
    await expect(page.getByLabel('Product Title')).toHaveValue('Jamdani sari with a border of mangoes');

    await page.getByLabel('Price (₹)').fill('-1');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Price must be at least ₹1', { exact: true })).toBeVisible();
    await page.getByLabel('Price (₹)').fill('9000');
    await page.getByLabel('Colour').fill('Madder red');
    await page.getByLabel('Size').selectOption('M');

    const pictures = page.getByRole('list', { name: 'Pictures of the design, in order' });
    await expect(pictures.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    const tall = await plainPicture('jpeg', { width: 160, height: 300 });
    await page
      .getByLabel('Add pictures')
      .setInputFiles([{ name: 'tall.jpg', mimeType: 'image/jpeg', buffer: tall }]);
    await expect(pictures.getByLabel('Sent')).toHaveCount(1);
    await page.getByRole('button', { name: 'Picture 2 of 2. Move' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Now at place 2 of 2.')).toBeAttached();
    // A key pressed at the moment of picking up is ignored, hence the retry. At the first place a further press moves
    // nothing.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByText('Now at place 1 of 2.')).toBeAttached({ timeout: 1000 });
    }).toPass({ timeout: 10_000 });
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    await expect(page).toHaveURL('/userDashboard?tab=products');

    const shopper = await open({ screen: 'phone' });
    await expect
      .poll(async () => {
        await shopper.page.goto(`/product/${id}`);
        const cover = shopper.page.getByRole('img', { name: /picture 1 of 2/ });
        await expect(cover).toBeVisible();
        return (await shownPicture(cover)).isTall;
      })
      .toBe(true);
    await expect(
      shopper.page.getByRole('heading', { name: 'Jamdani sari with a border of mangoes', level: 1 }),
    ).toBeVisible();
    await expect(shopper.page.getByText('Madder red')).toBeVisible();
    await shopper.page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await shopper.page.keyboard.press('End');
    const more = shopper.page.getByRole('region', { name: 'More from this maker' });
    await more.getByRole('link', { name: 'Jamdani dupatta', exact: true }).click();
    await expect(shopper.page).toHaveURL(new RegExp(`/product/${other.id}$`));
  },
);

journey(
  'a maker hides a design, shows it again and deletes it; its page says that it is gone',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Kamala Devi'));
    const { id, title } = await publishDesign(maker);
    const shopper = await open();
    shopper.expectComplaint(/status of 404/);
    maker.expectComplaint(/status of 404/);
    const { page } = maker;

    await page.goto(`/product/${id}`);
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByText('Hidden by you. Only you see this page')).toBeVisible();
    await shopper.page.goto(`/product/${id}`);
    await expect(shopper.page.getByRole('heading', { name: 'This design is gone' })).toBeVisible();

    await page.getByRole('button', { name: 'Show again' }).click();
    await expect(page.getByText('This is your own design.')).toBeVisible();
    await expect.poll(async () => (await shopper.page.goto(`/product/${id}`))?.status()).toBe(200);
    await expect(shopper.page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete this design?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Product deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/userDashboard/);
    for (const address of [`/product/${id}`, `/user/products/${id}/edit`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'This design is gone' })).toBeVisible();
    }
  },
);
