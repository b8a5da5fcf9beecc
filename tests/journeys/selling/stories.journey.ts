import { expect, type Page } from '@playwright/test';
import { journey, newPerson, register } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

async function choosePhoto(page: Page, name = 'loom.jpg'): Promise<void> {
  const buffer = await plainPicture('jpeg', { width: 320, height: 400 });
  await page.locator('#story-photo').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

async function putUp(page: Page, caption: string): Promise<void> {
  await choosePhoto(page);
  await page.getByLabel('Caption').fill(caption);
  await page.getByRole('button', { name: 'Share story' }).click();
  await expect(page.getByText('Your story is up')).toBeVisible({ timeout: 30_000 });
}

journey(
  'a story is put up, watched by another, counted for its maker, and gone once it is deleted',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    const { name } = await register(maker, newPerson('Pallavi Deshmukh'));
    await maker.page.goto('/');
    await maker.page.getByRole('button', { name: 'Create Story' }).click();
    await putUp(maker.page, 'Washed, starched, and out on the rod.');
    await maker.page.getByRole('button', { name: 'Your story: create one' }).click();
    await putUp(maker.page, 'Tomorrow it travels.');

    const viewer = await open({ screen: 'phone' });
    await register(viewer, newPerson('Asha Rao'));
    const { page } = viewer;
    await page.goto('/');
    await page.getByRole('button', { name: `Stories by ${name}`, exact: true }).click();
    const stories = page.getByRole('dialog', { name: `Stories by ${name}` });
    await expect(stories.getByText('Washed, starched, and out on the rod.')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(stories.getByRole('button', { name: 'Play' })).toBeVisible();
    await audit(page, 'a story over the whole window');
    await page.touchscreen.tap(330, 400);
    await expect(stories.getByText('Tomorrow it travels.')).toBeVisible();
    await page.touchscreen.tap(30, 400);
    await expect(stories.getByText('Washed, starched, and out on the rod.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(stories.getByText('Tomorrow it travels.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(stories).toBeHidden();
    await expect(page.getByRole('button', { name: `Stories by ${name}, seen` })).toBeFocused();

    await maker.page.reload();
    await maker.page.getByRole('button', { name: 'Your own stories' }).click();
    const own = maker.page.getByRole('dialog', { name: `Stories by ${name}` });
    await own.getByRole('button', { name: 'Pause' }).click();
    await expect(own.getByRole('button', { name: 'Play' })).toBeVisible();
    await own.getByRole('button', { name: 'Seen by 1' }).click();
    await expect(
      maker.page.getByRole('dialog', { name: 'Seen by 1 person' }).getByText('Asha Rao'),
    ).toBeVisible();
    await audit(maker.page, 'who has seen a story');
    await maker.page.keyboard.press('Escape');
    await expect(own).toBeVisible();
    for (const last of [false, true]) {
      await own.getByRole('button', { name: 'Delete story' }).click();
      const question = maker.page.getByRole('dialog', { name: 'Delete this story?' });
      await question.getByRole('button', { name: 'Delete story' }).click();
      await expect(question).toBeHidden();
      if (last) await expect(own).toBeHidden();
    }

    // The tray was loaded before the deletion; after a reload it no longer offers the stories.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Your story: create one' })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`Stories by ${name}`) })).toHaveCount(0);
  },
);

journey('a visitor watches, and the browser remembers what was seen', async ({ open }) => {
  const maker = await open();
  const { name } = await register(maker, newPerson('Yamini Kulkarni'));
  await maker.page.goto('/');
  await maker.page.getByRole('button', { name: 'Create Story' }).click();
  await putUp(maker.page, 'Eleven thousand knots.');
  await maker.page.goto('/');
  await expect(maker.page.getByRole('button', { name: 'Your own stories' })).toBeVisible();

  const { page } = await open();
  await expect
    .poll(async () => {
      await page.goto('/');
      return page.getByRole('button', { name: `Stories by ${name}`, exact: true }).count();
    })
    .toBe(1);
  await page.getByRole('button', { name: `Stories by ${name}`, exact: true }).click();
  await expect(page.getByText('Eleven thousand knots.')).toBeVisible();
  // The words appear before the picture; a story counts as seen once its picture is shown.
  await page.waitForFunction(() => localStorage.getItem('tanabana_seen_stories') !== null);
  await page.keyboard.press('Escape');
  // Closing removes the history entry asynchronously; the browser refuses a reload during that step.
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays);
  await page.reload();
  await expect(page.getByRole('button', { name: `Stories by ${name}, seen` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your story: create one' })).toHaveCount(0);
});

journey('a story that cannot be sent stays in the form, with the reason', async ({ open }) => {
  const visitor = await open({ screen: 'phone' });
  visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await register(visitor, newPerson('Hetal Salvi'));
  const { page, context } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Your story: create one' }).click();
  await page.getByRole('button', { name: 'Share story' }).click();
  await expect(page.getByText('Please choose a photo for your story.')).toBeVisible();

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await page.locator('#story-photo').setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText(/a\.svg is not a picture\./)).toBeVisible();
  await choosePhoto(page);
  await page.getByLabel('Caption').fill('क'.repeat(203));
  await page.getByRole('button', { name: 'Share story' }).click();
  await expect(page.getByText('The caption is 3 characters too long. Please shorten it.')).toBeVisible();
  await audit(page, 'the form of a story with a mistake');

  await page.getByLabel('Caption').fill('Both faces alike.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Share story' }).click();
  await expect(page.getByText('You seem to be offline. Check the connection and try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Your story: create one' }).click();
  await expect(page.getByLabel('Caption')).toHaveValue('Both faces alike.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your story is up')).toBeVisible({ timeout: 30_000 });
});

journey('the composer leads to the upload form with its words', async ({ open }) => {
  const member = await open();
  await register(member, newPerson('Tania Sen'));
  await member.page.goto('/');
  await member.page.getByLabel('What are you making?').fill('Indigo jamdani stole');
  await member.page.getByRole('main').getByRole('button', { name: 'Upload Design' }).click();
  await expect(member.page.getByLabel('Title')).toHaveValue('Indigo jamdani stole');
});

journey('a person to write to is found by name', async ({ open }) => {
  const other = await open();
  const { name } = await register(other, newPerson('Srinivas Gajula'));
  // Publishing a design makes a person a maker, and makers can receive messages.
  await publishDesign(other);
  const writer = await open();
  await register(writer, newPerson('Asha Rao'));
  const { page } = writer;
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Chat' }).click();
  const picker = page.getByRole('dialog', { name: 'Start Chat' });
  await picker.getByLabel('Search people by name').fill('zzzz');
  await expect(picker.getByText('Nobody by that name')).toBeVisible();
  await audit(page, 'the picker of people');
  await picker.getByLabel('Search people by name').fill('srini');
  await expect(picker.getByRole('link', { name })).toBeVisible();
});
