import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

journey('from a role to a profile, a follow, and the first words to its maker', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Mrunal Kelkar'));
  const { title } = await publishDesign(maker, { title: 'Katan silk saree, gulnaar' });

  const shopper = await open();
  const { page } = shopper;
  await register(shopper, newPerson('Ananya Iyer'));
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Side' }).getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Creators');
  await page.getByRole('link', { name: 'Designer', exact: true }).click();
  await expect(page).toHaveURL('/explore?role=DESIGNER');
  const card = page.getByRole('article', { name: /Mrunal Kelkar/ });
  await expect(card.getByText('1 design')).toBeVisible();
  await expect(card.getByText('No followers yet')).toBeVisible();
  await audit(page, 'creators', { inDark: true });
  await page.getByRole('link', { name: 'Vendor', exact: true }).click();
  await expect(card).toBeHidden();
  await page.goBack();

  await card.getByRole('link', { name: /Mrunal Kelkar/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mrunal Kelkar');
  await expect(page).toHaveTitle('Mrunal Kelkar · Tanabana');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  const profile = page.url();

  const isTold = page.waitForResponse(/\/api\/users\/follow\//);
  await page.getByRole('button', { name: 'Follow Mrunal Kelkar' }).click();
  await expect(page.getByRole('button', { name: '1 follower', exact: true })).toBeVisible();
  await isTold;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Following Mrunal Kelkar' })).toHaveText('Following');
  await page.getByRole('button', { name: '1 follower', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Followers' }).getByText('Ananya Iyer')).toBeVisible();
  await audit(page, 'followers', { inDark: true });
  await page.keyboard.press('Escape');
  await audit(page, 'profile', { inDark: true });

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share this profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report Mrunal Kelkar' }).click();
  await expect(page.getByRole('dialog', { name: 'Report this person' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(`${profile}?tab=reviews`);
  await expect(page.getByText('No reviews yet')).toBeVisible();
  await audit(page, 'reviews of a profile', { inDark: true });
  await page.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(page).toHaveURL(/\/chat\?receiverId=\d+$/);
  await expect(page.getByRole('heading', { name: 'Mrunal Kelkar' })).toBeVisible();
  await page.getByRole('heading', { name: 'Mrunal Kelkar' }).getByRole('link').click();
  await expect(page).toHaveURL(profile);

  await maker.page.goto(profile);
  await expect(maker.page.getByRole('heading', { level: 1 })).toContainText('Mrunal Kelkar');
  await expect(maker.page.getByRole('button', { name: /Follow/ })).toHaveCount(0);
  await expect(maker.page.getByRole('link', { name: 'Message', exact: true })).toHaveCount(0);
  await maker.page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(maker.page).toHaveURL('/profile');
});

journey(
  'a visitor on a phone finds a maker by a slip of the pen, and is led to sign in and back',
  async ({ open }) => {
    const maker = await open();
    await register(maker, newPerson('Sumaiya Khatri'));
    await publishDesign(maker, { title: 'Ajrakh stole, indigo' });

    const { page } = await open({ screen: 'phone' });
    await page.goto('/explore');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click();
    const box = page.getByRole('searchbox', { name: 'Find a creator by name, craft or town' });
    await box.fill('sumaya');
    await box.press('Enter');
    await expect(page).toHaveURL('/explore?q=sumaya');
    const card = page.getByRole('article', { name: /Sumaiya Khatri/ });
    await expect(card).toBeVisible();
    await box.fill('xylophonist');
    await box.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nobody found for “xylophonist”' })).toBeVisible();
    await audit(page, 'nobody found', { inDark: true });
    await page.getByRole('link', { name: 'See all creators' }).click();
    await expect(page).toHaveURL('/explore');

    await page.getByRole('tab', { name: 'Designs' }).click();
    await expect(page).toHaveURL('/explore?tab=designs');
    await expect(page.getByRole('article', { name: 'Ajrakh stole, indigo' })).toBeVisible();
    await audit(page, 'designs', { inDark: true });
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Designs' })).toHaveAttribute('aria-selected', 'true');

    await page.goto('/explore?q=sumaiya');
    await card.getByRole('link', { name: /Sumaiya Khatri/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sumaiya Khatri');
    await audit(page, 'profile of a visitor', { inDark: true });
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: 'Follow Sumaiya Khatri' }).click();
    await expect(page.getByText('You need to be logged in to follow.')).toBeVisible();
    await expect(page).toHaveURL(`/signin?returnTo=${encodeURIComponent(pathname)}`);
  },
);

journey(
  'an address of nobody is not found, and a profile says who it is to those who share it',
  async ({ open, site }) => {
    const maker = await open();
    await register(maker, newPerson('Zoya Rizvi'));
    await publishDesign(maker, { title: 'Chikankari anarkali, subah' });
    const visitor = await open();
    const list = await visitor.context.request.get('/api/public/getListOfUsersByRole?q=zoya');
    const id: number = (await list.json()).data.users[0].id;

    const html = await (await visitor.context.request.get(`/publicProfile/${id}`)).text();
    expect(html).toContain('<meta property="og:type" content="profile"/>');
    expect(html).toContain(`<link rel="canonical" href="${site.url}/publicProfile/${id}"/>`);
    expect(html).toMatch(/"@type":"ProfilePage"/);
    expect(html).toContain('Zoya Rizvi');

    for (const address of ['/publicProfile/999999999', '/publicProfile/nobody']) {
      const answer = await visitor.context.request.get(address);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain('User not found');
    }
  },
);
