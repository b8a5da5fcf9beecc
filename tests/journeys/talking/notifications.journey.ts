import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

journey('a like rings the other’s bell at once, and opening it leads to the design', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Meher Ansari'));
  const { id, title } = await publishDesign(maker, { title: 'Katan silk lehenga' });
  await maker.page.goto('/');
  await expect(bellOf(maker.page)).toHaveAccessibleName('Notifications');
  await bellOf(maker.page).click();
  await expect(maker.page.getByText('No notifications yet')).toBeVisible();
  await maker.page.keyboard.press('Escape');
  await expect(bellOf(maker.page)).toBeFocused();

  const fan = await open({ screen: 'phone' });
  await register(fan, newPerson('Asha Rao'));
  await fan.page.goto(`/product/${id}`);
  await fan.page.getByRole('button', { name: /^Like/ }).click();

  await expect(bellOf(maker.page)).toHaveAccessibleName('Notifications, 1 unread');
  const toast = maker.page.getByRole('region', { name: 'Messages' });
  await expect(toast).toContainText('Like');
  await expect(toast).toContainText(`Asha Rao liked ${title}`);

  await bellOf(maker.page).click();
  const list = maker.page.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('link', { name: new RegExp(`Asha Rao liked ${title}`) }).click();
  await expect(maker.page).toHaveURL(`/product/${id}`);
  await expect(bellOf(maker.page)).toHaveAccessibleName('Notifications');
  await maker.page.reload();
  await expect(maker.page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(bellOf(maker.page)).toHaveAccessibleName('Notifications');
});

journey('all are read at once in every tab, and stay on their page', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Lakshmi Rajan'));
  const designs = [
    await publishDesign(maker, { title: 'Kanchipuram sari, temple border' }),
    await publishDesign(maker, { title: 'Cotton stole, indigo' }),
  ];
  const fan = await open();
  await register(fan, newPerson('Rohan Das'));
  for (const { id } of designs) {
    const answer = await fan.context.request.post(`/api/design/likeUnLikeDesign/${id}`, { data: {} });
    expect(answer.ok()).toBe(true);
  }

  const phone = maker.page;
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/');
  await expect(bellOf(phone)).toHaveAccessibleName('Notifications, 2 unread');
  const desktop = await maker.context.newPage();
  await desktop.goto('/notifications');
  await expect(desktop.getByRole('listitem').filter({ hasText: 'Rohan Das liked' })).toHaveCount(2);
  for (const page of [phone, desktop]) {
    if (page === phone) await bellOf(phone).click();
    await expect(page.getByRole('button', { name: 'Mark all read' })).toBeVisible();
    await audit(page, 'notifications', { inDark: true });
  }

  const sheet = phone.getByRole('dialog', { name: 'Notifications' });
  await sheet.getByRole('button', { name: 'Mark all read' }).click();
  await expect(sheet.getByText('No notifications yet')).toBeVisible();
  await expect(bellOf(desktop)).toHaveAccessibleName('Notifications');
  await expect(desktop.getByText('Unread')).toHaveCount(0);
  await expect(desktop.getByRole('listitem').filter({ hasText: 'Rohan Das liked' })).toHaveCount(2);
});
