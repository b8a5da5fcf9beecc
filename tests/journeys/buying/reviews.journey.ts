import { expect } from '@playwright/test';
import { journey, newPerson, register, signIn } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';
import { audit } from '#tests/support/journeys/audit.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';

async function photos(...names: string[]) {
  const buffer = await plainPicture('jpeg', { width: 160, height: 200 });
  return names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
}

journey(
  'a review with photos is written, shown with its pictures, found helpful by another and answered by the maker',
  async ({ open }) => {
    journey.slow();
    const maker = await open();
    await register(maker, newPerson('Meher Ansari'));
    const design = await publishDesign(maker);

    const buyer = await open({ screen: 'phone' });
    const { name } = await register(buyer, newPerson('Asha Rao'));
    const { page } = buyer;
    await page.goto(`/product/${design.id}`);
    await page.getByRole('link', { name: 'Write a Review' }).click();
    await expect(page.getByRole('heading', { name: 'Write a Review' })).toBeVisible();
    await audit(page, 'the form of a review');

    // All missing fields are reported at once, and nothing is sent.
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByText('Please select a rating')).toBeVisible();
    await expect(page.getByText('Review must be at least 10 characters long')).toBeVisible();
    await expect(page.getByRole('radio', { name: '1 star: Poor' })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Your rating' })).toBeInViewport({ ratio: 1 });

    // By keyboard: arrow keys choose within the group of stars.
    await page.getByRole('radio', { name: '1 star: Poor' }).focus();
    await page.keyboard.press('Space');
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '4 stars: Very Good' })).toBeChecked();
    await page.getByLabel('Your review').fill('The border is woven in and the fall is right.');
    // Input survives a reload.
    await page.reload();
    await expect(page.getByLabel('Your review')).toHaveValue('The border is woven in and the fall is right.');
    await expect(page.getByRole('radio', { name: '4 stars: Very Good' })).toBeChecked();

    const six = await photos('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg');
    await page.getByLabel('Add photos').setInputFiles(six);
    await expect(page.getByText('You can upload maximum 5 images.')).toBeVisible();
    for (let left = 5; left > 2; left--)
      await page.getByRole('button', { name: `Remove photo ${left}` }).click();
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByText('Review submitted!')).toBeVisible();

    const review = page.getByRole('article', { name: `Review by ${name}` });
    await expect(review.getByRole('img', { name: '4 of 5' })).toBeVisible();
    await expect(review.getByRole('button', { name: /^Open photo/ })).toHaveCount(2, { timeout: 30_000 });
    await audit(page, 'reviews with photos');
    await review.getByRole('button', { name: 'Open photo 1 of 2' }).click();
    const viewer = page.getByRole('dialog', { name: `Pictures of the review by ${name}` });
    await expect(viewer.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    await maker.page.goto(`/product/${design.id}/reviews`);
    const own = maker.page.getByRole('article', { name: `Review by ${name}` });
    await own.getByRole('button', { name: 'Reply' }).click();
    await own.getByLabel(`Reply to ${name}`).fill('Thank you. It only gets softer.');
    await own.getByRole('button', { name: 'Publish reply' }).click();
    await expect(own.getByText('Meher Ansari replied')).toBeVisible();
    await expect(maker.page.getByRole('link', { name: 'Write a Review' })).toHaveCount(0);

    // A signed-out person who marks a review as helpful signs in and returns; then the mark is stored.
    const stranger = await open();
    const person = newPerson('Nisha Paul');
    await stranger.context.request.post('/api/auth/register', { data: person });
    await stranger.context.clearCookies();
    await stranger.page.goto(`/product/${design.id}/reviews`);
    const seen = stranger.page.getByRole('article', { name: `Review by ${name}` });
    await expect(seen.getByText('It only gets softer.')).toBeVisible();
    await seen.getByRole('button', { name: 'Helpful' }).click();
    await expect(
      stranger.page.getByText('You need to be logged in to mark a review as helpful.'),
    ).toBeVisible();
    await signIn(stranger.page, person);
    await stranger.page.waitForURL(`**/product/${design.id}/reviews`);
    const marked = stranger.page.waitForResponse(/\/api\/design\/reviews\/\d+\/helpful$/);
    await seen.getByRole('button', { name: 'Helpful' }).click();
    await expect(seen.getByRole('button', { name: 'Helpful (1)' })).toHaveAttribute('aria-pressed', 'true');
    expect((await marked).ok()).toBe(true);
    await stranger.page.reload();
    await expect(seen.getByRole('button', { name: 'Helpful (1)' })).toHaveAttribute('aria-pressed', 'true');

    // The page of the design separates it from the buyers' reviews. Only those are in the data for search engines.
    await stranger.page.goto(`/product/${design.id}`);
    const others = stranger.page.getByRole('region', { name: 'From people who have not ordered it' });
    await expect(others.getByRole('link', { name: '4.0 (1 review)' })).toBeVisible();
    await expect(stranger.page.getByRole('link', { name: '4.0 (1 review)' })).toHaveCount(1);
    const told = await stranger.page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(told ?? '{}')).not.toHaveProperty('aggregateRating');
  },
);

journey('reviews are sorted, filtered and read on, and the address holds how', async ({ open, site }) => {
  journey.slow();
  const maker = await open();
  await register(maker, newPerson('Kavya Iyer'));
  const design = await publishDesign(maker);
  for (const [place, rating] of [5, 3, 4, 1, 5, 4, 2].entries()) {
    const author = await open();
    await register(author, newPerson(`Shopper ${place + 1}`));
    const answer = await author.context.request.post('/api/design/submitReviewAndRating', {
      multipart: { designId: design.id, rating, comment: `Review number ${place + 1} of them` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await author.context.close();
  }
  const visitor = await open();
  const { page } = visitor;
  await page.goto(`${site.url}/product/${design.id}/reviews`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(7);
  await page.getByLabel('Sort reviews').selectOption('Lowest rating');
  await expect(page).toHaveURL(/sort=lowest/);
  await expect(cards.first().getByRole('img', { name: '1 of 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Only 4 stars: 2 reviews' }).click();
  await expect(page).toHaveURL(/stars=4/);
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(page.getByLabel('Sort reviews')).toHaveValue('lowest');
  await audit(page, 'reviews with a filter');
});
