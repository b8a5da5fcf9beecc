import { expect } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

journey('a private profile with a follow request', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Nasreen Mirza'));
  const { id, title } = await publishDesign(maker, { title: 'Zardozi clutch, silver wire' });

  const fan = await open({ screen: 'phone' });
  await register(fan, newPerson('Tara Menon'));
  await fan.page.goto(`/product/${id}`);
  const address = await fan.page
    .getByRole('main')
    .locator('a[href^="/publicProfile/"]')
    .first()
    .getAttribute('href');
  if (address === null) throw new Error('The page of the design leads to no profile');

  await maker.page.goto('/settings?tab=privacy');
  const visibility = maker.page.getByRole('group', { name: 'Who can see your profile' });
  await expect(visibility.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  const saved = maker.page.waitForResponse(
    (answer) => answer.url().endsWith('/api/users/privacy') && answer.request().method() === 'POST',
  );
  await visibility.getByRole('radio', { name: 'Approved followers' }).check();
  expect((await saved).ok()).toBe(true);
  await expect(visibility).toContainText('can ask to follow you');
  await maker.page.reload();
  await expect(visibility.getByRole('radio', { name: 'Approved followers' })).toBeChecked();

  // Pages for visitors are cached for a moment.
  const visitor = await open();
  await expect.poll(async () => (await visitor.page.request.get(`/product/${id}`)).status()).toBe(404);
  await visitor.page.goto(address);
  await expect(visitor.page.getByRole('heading', { name: 'This profile is private' })).toBeVisible();
  await expect(visitor.page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await visitor.page.content()).not.toContain(title);

  await fan.page.goto(address);
  await expect(fan.page.getByRole('heading', { level: 1 })).toContainText('Nasreen Mirza');
  await expect(fan.page.getByRole('heading', { name: 'This profile is private' })).toBeVisible();
  const follow = fan.page
    .getByRole('main')
    .getByRole('button', { name: /Nasreen Mirza$/ })
    .first();
  await follow.click();
  await expect(follow).toHaveText('Requested');
  await expect(fan.page.getByText('You have asked to follow Nasreen Mirza')).toBeVisible();

  const toast = maker.page.getByRole('region', { name: 'Messages' });
  await expect(toast).toContainText('Tara Menon asks to follow you');
  await maker.page.goto('/notifications');
  const requests = maker.page.getByRole('region', { name: 'Follow requests' });
  await requests.getByRole('button', { name: 'Approve Tara Menon' }).click();
  await expect(requests).toContainText('No follow requests.');

  // The fan's page updates through the socket and shows the designs.
  await expect(fan.page.getByRole('article', { name: title })).toBeVisible();
  await expect(follow).toHaveText('Following');
  await fan.page.goto(`/product/${id}`);
  await expect(fan.page.getByRole('heading', { level: 1 })).toHaveText(title);
});
