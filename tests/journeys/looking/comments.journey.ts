import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register, signIn } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

const words = 'Is the border woven or stitched on?';

/** Opens the dialog with all comments of a design from its card. */
async function openComments(page: Page, title: string) {
  await page
    .getByRole('article', { name: title })
    .first()
    .getByRole('button', { name: /^Comments/ })
    .click();
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    box: dialog.getByPlaceholder('Add a comment…'),
    post: dialog.getByRole('button', { name: 'Post' }),
  };
}

journey('comments are read on, written from the card and deleted by those who may', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Farida Chhipa'));
  const { id, title } = await publishDesign(maker, { title: 'Bagh dupatta' });
  const shopper = await open();
  const { name } = await register(shopper, newPerson('Rohan Deshpande'));
  for (let n = 1; n <= 12; n++) {
    const sent = await shopper.context.request.post(`/api/design/createComment/${id}`, {
      data: { content: `Thought ${n}` },
    });
    expect(sent.ok()).toBe(true);
  }

  const { page } = shopper;
  await page.goto('/');
  const card = page.getByRole('article', { name: title }).first();
  const line = card.getByPlaceholder('Add a comment…');
  await line.fill('Written on the card');
  await card.getByRole('button', { name: 'Post' }).click();
  await expect(line).toHaveValue('');
  await card.getByRole('button', { name: 'View all 13 comments' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article').first()).toContainText('Written on the card');
  await expect(dialog.getByRole('article')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Load more' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(13);
  await expect(dialog.getByRole('article').last()).toContainText('Thought 1');

  const newest = dialog.getByRole('article').first();
  await newest.getByRole('button', { name: `Delete the comment by ${name}` }).click();
  await newest.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('Written on the card')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Comments (12)' })).toBeVisible();

  const other = await open({ screen: 'phone' });
  await register(other, newPerson('Nisha Paul'));
  await other.page.goto(`/product/${id}`);
  await other.page.getByRole('button', { name: 'View all 12 comments' }).click();
  await expect(other.page.getByRole('dialog').getByRole('article').first()).toContainText('Thought 12');
  await expect(other.page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  await maker.page.goto(`/product/${id}`);
  await maker.page.getByRole('heading', { name: 'Comments (12)' }).scrollIntoViewIfNeeded();
  await maker.page
    .getByRole('button', { name: `Delete the comment by ${name}` })
    .first()
    .click();
  // The first such button would delete the design itself.
  await maker.page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await expect(maker.page.getByRole('heading', { name: 'Comments (11)' })).toBeVisible();
});

journey('signed out one is asked to sign in, and finds the words again afterwards', async ({ open }) => {
  const maker = await open();
  const person = await register(maker, newPerson('Zoya Khan'));
  const { title } = await publishDesign(maker, { title: 'Chikan kurta for the words' });

  const { page } = await open();
  await page.goto('/');
  const { box } = await openComments(page, title);
  await box.fill(words);
  await box.press('Enter');
  await expect(page.getByText('You need to be logged in to comment.')).toBeVisible();
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, person);
  await expect(page).toHaveURL('/');
  const card = page.getByRole('article', { name: title }).first();
  await expect(card.getByPlaceholder('Add a comment…')).toHaveValue(words);
});

journey(
  'a design is passed on by link, by site and by the device, and each way is counted',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Lakshmi Rajan'));
    const { id, title } = await publishDesign(maker, { title: 'Temple border saree to pass on' });

    const desktop = await open();
    await register(desktop, newPerson('Hetal Shah'));
    await desktop.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await desktop.context.route(/api\.whatsapp\.com/, (route) =>
      route.fulfill({ body: 'A window of another house' }),
    );
    const { page } = desktop;
    await page.goto(`/product/${id}`);
    const share = page.getByRole('button', { name: /^Share/ });
    await share.click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Shared successfully!')).toBeVisible();
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(
      `/product/${id}`,
    );
    await expect(share).toHaveAccessibleName('Share, 1 share');
    await share.click();
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'WhatsApp' }).click(),
    ]);
    expect(new URL(opened.url()).searchParams.get('text')).toContain(`/product/${id}`);
    await expect(share).toHaveAccessibleName('Share, 2 shares');

    const phone = await open({ screen: 'phone' });
    await register(phone, newPerson('Arjun Menon'));
    phone.expectComplaint(/shareDesign/);
    await phone.page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      navigator.share = async (what) => {
        (window as unknown as { shared: unknown[] }).shared.push(what);
      };
    });
    await phone.page.goto(`/product/${id}`);
    await phone.page.route('**/api/design/shareDesign/*', (route) => route.abort('internetdisconnected'));
    const button = phone.page.getByRole('button', { name: /^Share/ });
    await button.tap();
    await expect(phone.page.getByText('Error while sharing!')).toBeVisible();
    await expect(button).toHaveAccessibleName('Share, 2 shares');
    await phone.page.unroute('**/api/design/shareDesign/*');
    const isTold = phone.page.waitForResponse(/shareDesign/);
    await button.tap();
    await expect(button).toHaveAccessibleName('Share, 3 shares');
    await isTold;
    expect(
      await phone.page.evaluate(() => (window as unknown as { shared: unknown[] }).shared),
    ).toMatchObject([{ title }, { title }]);
    await phone.page.reload();
    await expect(button).toHaveAccessibleName('Share, 3 shares');
  },
);

journey(
  'a link to a design shows its picture, title and price to whoever fetches it',
  async ({ open, site }) => {
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const { id, title } = await publishDesign(maker, { title: 'Katan saree & <brocade>' });
    const html = await (await maker.context.request.get(`/product/${id}`)).text();
    const { page } = await open();
    const tags = await page.evaluate((text) => {
      const { head } = new DOMParser().parseFromString(text, 'text/html');
      const said = [...head.querySelectorAll('meta[content]')].map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]);
      const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      return Object.fromEntries([...said, ['canonical', canonical]]) as Record<string, string>;
    }, html);
    expect(tags).toMatchObject({
      'og:title': title,
      'og:type': 'product',
      'og:url': `${site.url}/product/${id}`,
      canonical: `${site.url}/product/${id}`,
      'twitter:card': 'summary_large_image',
      'product:price:currency': 'INR',
    });
    expect(Number(tags['product:price:amount'])).toBeGreaterThan(0);
    const image = tags['og:image'] ?? '';
    expect(image).toMatch(/^https?:\/\//);
    const picture = await maker.context.request.get(image);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    const size = await page.evaluate(
      async (bytes) => {
        const drawn = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${bytes}`)).blob());
        return [drawn.width, drawn.height].map(String);
      },
      (await picture.body()).toString('base64'),
    );
    expect(size).toEqual([tags['og:image:width'], tags['og:image:height']]);

    const home = await (await maker.context.request.get('/')).text();
    expect(home).toContain('<title>Tanabana</title>');
    expect(home).toContain(`<link rel="canonical" href="${site.url}/"/>`);
  },
);
