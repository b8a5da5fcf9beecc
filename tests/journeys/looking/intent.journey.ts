import { expect } from '@playwright/test';
import { journey, newPerson, register, signIn, signUp } from '#tests/support/journey.ts';
import { publishDesign } from '#tests/support/journey-shop.ts';

journey(
  'what a visitor pressed is done once after signing in or up, for that very thing',
  async ({ open }) => {
    const maker = await open();
    const { name } = await register(maker, newPerson('Yamuna Hegde'));
    const { id } = await publishDesign(maker, { title: 'Ilkal saree in pomegranate' });
    const other = await publishDesign(maker, { title: 'Ilkal saree in indigo' });
    const shopper = await open();
    const person = await register(shopper, newPerson('Leela Nambiar'));
    await shopper.context.clearCookies();

    const { page } = shopper;
    const like = page.getByRole('button', { name: /^Like, / }).first();
    await page.goto(`/product/${id}`);
    await like.click();
    await expect(page.getByText('You need to be logged in to like.')).toBeVisible();
    await signIn(page, person);
    await expect(page).toHaveURL(`/product/${id}`);
    await expect(page.getByText('Added to your likes')).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    // The action runs only once: it is not repeated after it was undone. A page requested before the action finished
    // does not show it.
    const takenBack = page.waitForResponse(/likeUnLikeDesign/);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    expect((await takenBack).status()).toBe(200);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await page.goto(`/product/${other.id}`);
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    // Found by name, because makers of other journeys may fill the first page.
    const makersFound = '/explore?q=yamuna+hegde';
    const { page: visitor } = await open({ screen: 'phone' });
    await visitor.goto(makersFound);
    await visitor
      .getByRole('button', { name: `Follow ${name}` })
      .first()
      .tap();
    await visitor.getByRole('link', { name: 'Sign up', exact: false }).last().tap();
    await signUp(visitor, newPerson('Mahua Sen'));
    await expect(visitor).toHaveURL(makersFound);
    await expect(visitor.getByRole('button', { name: `Following ${name}` }).first()).toBeVisible();
  },
);
