import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, signIn } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

const kept = /^Draft saved/;
const title = 'Riha and mekhela in eri silk';

async function fillRest(page: Page): Promise<void> {
  await page.getByLabel('Description').fill('Woven in Sualkuchi, the border drawn thread by thread.');
  await page.getByLabel('Category').selectOption("Women's Fashion");
  await page.getByLabel('Completion Time').fill('2 weeks');
  await page.getByLabel('Price (₹)').fill('8200');
}

journey(
  'a design is begun at the desk, continued and published on a phone, and duplicated into a draft that is deleted',
  async ({ open }) => {
    journey.slow();
    const desk = await open();
    const person = await register(desk, newPerson('Revathi Kumar'));
    await desk.page.goto('/upload-product');
    await desk.page.getByLabel('Product Title').fill(title);
    const buffer = await plainPicture('jpeg', { width: 400, height: 600 });
    await desk.page
      .getByLabel('Add pictures')
      .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer }]);
    await expect(desk.page.getByLabel('Sent')).toHaveCount(1);
    await expect(desk.page.getByText(kept)).toBeVisible();
    await expect(desk.page).toHaveURL(/draft=\d+$/);

    const phone = await open({ screen: 'phone' });
    const { page } = phone;
    await page.goto('/signin');
    await signIn(page, person);
    await expect(page).not.toHaveURL(/signin/);
    await page.goto('/userDashboard?tab=products');
    await expect(page.getByText(/^Deleted on .* unless you change it$/)).toBeVisible();
    await page.getByRole('link', { name: `Continue ${title}` }).click();
    await expect(page.getByLabel('Product Title')).toHaveValue(title);
    const pictures = page.getByRole('list', { name: 'Pictures of the design, in order' });
    await expect(pictures.getByRole('listitem')).toHaveCount(1);
    await fillRest(page);
    await expect(page.getByText(kept)).toBeVisible();

    // The desktop page has not seen the change: it shows a notice and keeps its own text.
    await desk.page.getByLabel('Product Title').fill('Typed at the desk meanwhile');
    await expect(desk.page.getByText(/changed in another window or on another device/)).toBeVisible();
    await expect(desk.page.getByLabel('Product Title')).toHaveValue('Typed at the desk meanwhile');

    await page.getByRole('button', { name: 'Upload Design' }).click();
    await expect(page.getByText('Design published')).toBeVisible({ timeout: 40_000 });
    desk.expectComplaint(/drafts|This draft could not be found/);
    await desk.page.reload();
    await expect(desk.page.getByText('This draft is not there any more')).toBeVisible();

    await desk.page.goto('/userDashboard?tab=products');
    await expect(desk.page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
    await desk.page.getByRole('button', { name: `Duplicate ${title}` }).click();
    await expect(desk.page).toHaveURL(/\/upload-product\?draft=\d+$/);
    await expect(desk.page.getByLabel('Product Title')).toHaveValue(title);
    await expect(desk.page.getByLabel('Price (₹)')).toHaveValue('8200');
    await expect(
      desk.page.getByRole('list', { name: 'Pictures of the design, in order' }).getByRole('listitem'),
    ).toHaveCount(1);
    await desk.page.goto('/userDashboard?tab=products');
    await desk.page.getByRole('button', { name: `Delete the draft ${title}` }).click();
    await desk.page.getByRole('button', { name: 'Delete draft' }).click();
    await expect(desk.page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);
  },
);

journey(
  'a maker changes the prices of many designs at once, sees them before, and hides them',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const { page } = maker;
    const lehenga = await publishDesign(maker, { title: 'Gulnaar lehenga', price: '10000' });
    await publishDesign(maker, { title: 'Ajrakh stole', price: '2000' });
    await publishDesign(maker, { title: 'Small tassel', price: '1' });
    await page.goto('/userDashboard?tab=products');
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await page.getByRole('checkbox', { name: 'Choose all shown' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('3 chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Change prices' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Direction').selectOption('lower');
    await dialog.getByLabel('By how much').fill('60');
    const preview = dialog.getByRole('region', { name: 'Old and new prices' });
    await expect(preview.getByRole('listitem').filter({ hasText: 'Gulnaar lehenga' })).toContainText(
      '₹4,000',
    );
    await expect(preview.getByText('Its new price would be under ₹1.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change 3 prices' }).click();
    await expect(page.getByText('2 prices are changed')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'One design stays as it was' })).toContainText(
      'Small tassel',
    );
    await expect(row('Gulnaar lehenga')).toContainText('₹4,000');
    await expect(row('Ajrakh stole')).toContainText('₹800');
    await expect(row('Small tassel')).toContainText('₹1');

    await page.getByRole('checkbox', { name: 'Choose Small tassel' }).uncheck();
    await page.getByRole('checkbox', { name: 'Choose Gulnaar lehenga' }).check();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(row('Gulnaar lehenga')).toContainText('Hidden');

    const shopper = await open({ screen: 'phone' });
    shopper.expectComplaint(/product/);
    await shopper.page.goto(`/product/${lehenga.id}`);
    await expect(shopper.page.getByRole('heading', { name: 'Gulnaar lehenga' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Choose Gulnaar lehenga' }).check();
    await page.getByRole('button', { name: 'Show again' }).click();
    await expect(row('Gulnaar lehenga')).toContainText('Published');
  },
);
