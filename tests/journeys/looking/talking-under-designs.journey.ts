import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { openNews, publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';

const comment = (page: Page, name: string) => page.getByRole('article', { name: `Comment by ${name}` });

journey(
  'a reply with a mention stands on the other’s open page, and its news leads to it',
  async ({ open }) => {
    const maker = await open();
    const { name: makerName } = await register(maker, newPerson('Imran Khatri'));
    const { id } = await publishDesign(maker, { title: 'Ajrakh saree of many replies' });
    const shopper = await open({ screen: 'phone' });
    const { name } = await register(shopper, newPerson('Kavya Nair'));
    // Caused by the comment that is deleted while it is displayed.
    shopper.expectComplaint(/api\/comments\/\d+/);

    for (const { page } of [maker, shopper]) {
      await page.goto(`/product/${id}`);
      await page.getByRole('heading', { name: 'Comments (0)' }).scrollIntoViewIfNeeded();
      await expect(page.getByText('No comments yet.')).toBeVisible();
    }
    const box = shopper.page.getByPlaceholder('Add a comment…');
    await box.fill('Is the border woven?');
    await box.press('Enter');
    await expect(comment(maker.page, name)).toContainText('Is the border woven?');
    await expect(maker.page.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();

    await maker.page.getByRole('button', { name: `Reply to ${name}` }).click();
    await expect(maker.page.getByText(`Replying to ${name}`)).toBeVisible();
    const answer = maker.page.getByPlaceholder('Add a comment…');
    await expect(answer).toBeFocused();
    await answer.pressSequentially('Yes, @kav');
    await expect(maker.page.getByRole('option', { name })).toBeVisible();
    await audit(maker.page);
    await answer.press('Enter');
    await expect(answer).toHaveValue(`Yes, @${name} `);
    await answer.press('Enter');
    const reply = comment(maker.page, makerName);
    await expect(reply).toContainText(`Yes, @${name}`);
    await expect(reply.getByRole('link', { name: `@${name}` })).toHaveAttribute(
      'href',
      /^\/publicProfile\/\d+$/,
    );

    const { page } = shopper;
    // By key: the toast of the reply may come beneath a finger.
    await page.getByRole('button', { name: 'View 1 reply' }).press('Enter');
    await expect(comment(page, makerName)).toContainText(`Yes, @${name}`);
    await page.goto('/');
    await openNews(page, 'answered your comment on');
    await expect(page).toHaveURL(new RegExp(`/product/${id}\\?comment=\\d+$`));
    const asked = page.getByRole('region', { name: 'The comment you opened' });
    await expect(asked.getByRole('article', { name: `Comment by ${makerName}` })).toBeInViewport();
    await expect(asked).toBeFocused();
    await audit(page);

    await maker.page.getByRole('button', { name: `Delete the comment by ${name}` }).click();
    await expect(maker.page.getByText('Delete this comment and its reply?')).toBeVisible();
    await maker.page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect(page.getByText('The comment you opened has been deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Comments (0)' })).toBeVisible();
  },
);

journey('a hashtag leads to the designs that have it', async ({ open }) => {
  const maker = await open();
  await register(maker, newPerson('Zoya Khan'));
  const tagged = await publishDesign(maker, {
    title: 'Kota drape for the evening',
    description: 'Woven for the #sangeetnight, in the colour of #केसरसाड़ी.',
  });
  const other = await publishDesign(maker, { title: 'Ikat drape without one' });
  const { page } = await open({ screen: 'phone' });
  await page.goto(`/product/${tagged.id}`);
  await page.getByRole('link', { name: '#केसरसाड़ी' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=%23/);
  await expect(page.getByRole('link', { name: tagged.title }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: other.title })).toHaveCount(0);
});

journey('whoever is muted leaves the feed, and is brought back from the settings', async ({ open }) => {
  const maker = await open();
  const { name } = await register(maker, newPerson('Hetal Shah'));
  const { title } = await publishDesign(maker, { title: 'Bandhani to be muted' });
  const reader = await open();
  await register(reader, newPerson('Nisha Paul'));
  const { page } = reader;
  await page.goto('/');
  const card = page.getByRole('article', { name: title });
  await expect(card).toBeVisible();
  await card.locator('a[href^="/publicProfile/"]').first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: `Mute ${name}` }).click();
  await expect(page.getByText(`${name} is muted`)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto('/settings?tab=privacy');
  await expect(page.getByText("You haven't blocked anyone.")).toBeVisible();
  await audit(page);
  await page.getByRole('button', { name: `Unmute ${name}` }).click();
  await expect(page.getByText("You haven't muted anyone.")).toBeVisible();
  await page.goto('/');
  await expect(card).toBeVisible();
});
