// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { type EditableDesign, editDesign, updateDesign } from '#contracts/designs/edit-design.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, savedDesign as saved } from '#tests/support/screen/samples.ts';
import EditDesignPage from './edit-design.route.tsx';

const done = { success: true, message: 'Saved', design: { ...saved, revision: 3 } } as const;
const savedElsewhere: EditableDesign = {
  ...saved,
  revision: 5,
  words: { ...saved.words, title: 'Gulnaar by the other tab' },
};
const conflict = refused(409, { code: 'CONFLICT', message: 'It was saved in another window meanwhile.' });

function openEditor() {
  const network = fakeNetwork();
  network.answer(editDesign, { success: true, design: saved });
  network.answer(updateDesign, done);
  // All open queries are refetched once a design has changed.
  network.answer(userAuthChecker, { success: true, data: { userFromToken: asha } });
  const open = () =>
    renderRoute({
      Component: EditDesignPage,
      path: '/editProduct/:productId',
      at: '/editProduct/3',
      viewer: asha,
    });
  return { network, open, page: open() };
}

const title = () => screen.findByLabelText<HTMLInputElement>('Product Title');
const button = (name: string) => screen.findByRole('button', { name });

it('saves once at a double press, on top of what was read, and leads back to the dashboard', async () => {
  const { network, page } = openEditor();
  const answer = Promise.withResolvers<typeof done>();
  network.answer(updateDesign, answer.promise);
  await page.fill(await title(), 'Gulnaar in red');
  await page.user.dblClick(await button('Save Changes'));
  await screen.findByText('Saving...');
  answer.resolve(done);
  await waitFor(() => expect(page.address()).toBe('/userDashboard?tab=products'));
  expect(network.calls(updateDesign).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      title: 'Gulnaar in red',
      price: 3500,
      pictures: [21],
      videoId: null,
      revision: 2,
    }),
  ]);
});

it('asks when somebody else has saved first, and saves over it only when told to', async () => {
  const { network, page } = openEditor();
  network.answer(updateDesign, conflict, done);
  await page.fill(await title(), 'Gulnaar in red');
  await page.user.click(await button('Save Changes'));
  await screen.findByText('It was saved in another window meanwhile.');
  network.answer(editDesign, { success: true, design: savedElsewhere });
  await page.user.click(await button('Overwrite with mine'));
  await waitFor(() => expect(page.address()).toBe('/userDashboard?tab=products'));
  expect(network.calls(updateDesign).map(({ body }) => body)).toMatchObject([
    { title: 'Gulnaar in red', revision: 2 },
    { title: 'Gulnaar in red', revision: 5 },
  ]);
});

it('opens what somebody else has saved when the own words are given up', async () => {
  const { network, page, open } = openEditor();
  network.answer(updateDesign, conflict);
  await page.fill(await title(), 'Gulnaar in red');
  await page.user.click(await button('Save Changes'));
  network.answer(editDesign, { success: true, design: savedElsewhere });
  await page.user.click(await button('Load the saved version'));
  await screen.findByDisplayValue('Gulnaar by the other tab');
  page.leave();
  open();
  await screen.findByDisplayValue('Gulnaar by the other tab');
});

it('puts words that were not saved back when the page is opened again, until they are discarded', async () => {
  const { page, open } = openEditor();
  await page.fill(await title(), 'Gulnaar in red');
  page.leave();
  const later = open();
  await screen.findByText('What you had typed here before is still there.');
  expect((await title()).value).toBe('Gulnaar in red');
  await later.user.click(await button('Discard it'));
  expect((await title()).value).toBe(saved.words.title);
  later.leave();
  open();
  await screen.findByDisplayValue(saved.words.title);
  expect(screen.queryByText('What you had typed here before is still there.')).toBeNull();
});

it('does not put words back over what was saved since, and keeps the words of one revision only', async () => {
  const { network, page, open } = openEditor();
  await page.fill(await title(), 'Gulnaar in red');
  page.leave();
  network.answer(editDesign, { success: true, design: savedElsewhere });
  const later = open();
  await screen.findByDisplayValue('Gulnaar by the other tab');
  await later.fill(await title(), 'Gulnaar in blue');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('tanabana_edit_'))).toHaveLength(1);
});

it('keeps the words of somebody who has to sign in again', async () => {
  const { network, page, open } = openEditor();
  network.answer(updateDesign, refused(401, { code: 'SIGN_IN_REQUIRED', message: 'Please sign in' }));
  await page.fill(await title(), 'Gulnaar in red');
  await page.user.click(await button('Save Changes'));
  await waitFor(() => expect(page.address()).toBe('/signin?returnTo=%2FeditProduct%2F3'));
  page.leave();
  open();
  await screen.findByDisplayValue('Gulnaar in red');
});

it('asks before changes are left behind', async () => {
  const { page } = openEditor();
  await page.fill(await title(), 'Gulnaar in red');
  await page.user.click(await screen.findByText('Cancel'));
  await screen.findByText(/What you typed stays in this tab/);
  expect(page.address()).toBe('/editProduct/3');
});
