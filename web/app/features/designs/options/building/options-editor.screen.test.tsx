// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { editDesign, updateDesign } from '#contracts/designs/edit-design.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute, type Screen } from '#tests/support/screen/render-route.tsx';
import { asha, savedDesign as saved } from '#tests/support/screen/samples.ts';
import EditDesignPage from '../../editing/edit-design.route.tsx';

function openEditor() {
  const network = fakeNetwork();
  network.answer(editDesign, { success: true, design: saved });
  network.answer(updateDesign, { success: true, message: 'Saved', design: { ...saved, revision: 3 } });
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

const press = async (page: Screen, name: string | RegExp) =>
  page.user.click(await screen.findByRole('button', { name }));
const choice = async (name: string) => within(await screen.findByRole('group', { name: `Choice: ${name}` }));
const preview = async () => within(await screen.findByRole('region', { name: 'What buyers see' }));

it('adds a usual choice at a tap, prices it, and shows it as buyers see it', async () => {
  const { network, page } = openEditor();
  await press(page, 'Add options');
  await press(page, 'Sleeve');
  const sleeve = await choice('Sleeve');
  await page.fill(sleeve.getByLabelText('Price ± ₹ Full length'), '500');
  await page.fill(sleeve.getByLabelText('Days + Full length'), '3');
  await page.user.selectOptions(sleeve.getByLabelText('Usual option'), 'Elbow length');
  await page.user.click(sleeve.getByLabelText('Buyers must choose'));
  const shown = await preview();
  shown.getByText('₹3,780 incl. tax');
  await page.user.click(shown.getByRole('radio', { name: /^Full length/ }));
  shown.getByText('₹4,320 incl. tax, 3 days more');

  await press(page, 'Save Changes');
  await waitFor(() => expect(network.calls(updateDesign)).toHaveLength(1));
  const [sent] = network.calls(updateDesign)[0]?.body.options?.choices ?? [];
  const [, elbow, full] = sent?.options ?? [];
  expect(sent).toMatchObject({ name: 'Sleeve', required: true, defaultOption: elbow?.key });
  expect(full).toMatchObject({ name: 'Full length', price: 500, days: 3 });
});

it('forbids two options to be combined, and shows it in the preview', async () => {
  const { network, page } = openEditor();
  await press(page, 'Add options');
  await press(page, 'Sleeve');
  await press(page, 'Neck');
  await press(page, 'Add a rule');
  await page.user.selectOptions(await screen.findByLabelText('Option', { selector: 'select' }), 'Deep back');
  await page.user.selectOptions(screen.getByLabelText('Other option'), 'Full length');
  const shown = await preview();
  await page.user.click(shown.getByRole('radio', { name: /^Full length/ }));
  shown.getByText('Not with “Full length”');

  await press(page, 'Save Changes');
  await waitFor(() => expect(network.calls(updateDesign)).toHaveLength(1));
  expect(network.calls(updateDesign)[0]?.body.options?.rules).toMatchObject([{ kind: 'EXCLUDES' }]);
});

it('says at its field what is wrong with an option, leads to it and saves nothing', async () => {
  const { network, page } = openEditor();
  await press(page, 'Add options');
  await press(page, 'Lining');
  const price = (await choice('Lining')).getByLabelText('Price ± ₹ Satin');
  await page.fill(price, 'a lot');
  await press(page, 'Save Changes');
  await screen.findByText(/^Please give the price of the option in rupees/);
  expect(document.activeElement).toBe(price);
  expect(network.calls(updateDesign)).toEqual([]);
  await page.fill(price, '250');
  await waitFor(() => expect(screen.queryByText(/^Please give the price of the option/)).toBeNull());
});

it('moves and removes choices and questions, and keeps them when the page is left', async () => {
  const { network, page, open } = openEditor();
  await press(page, 'Add options');
  await press(page, 'Sleeve');
  await press(page, 'Border');
  await press(page, 'Move Border up');
  await press(page, 'Ask a question');
  await page.fill(await screen.findByLabelText('Question'), 'Which thread?');
  await page.user.selectOptions(screen.getByLabelText('Answered with'), 'ONE_OF');
  await page.fill(screen.getByLabelText('Answers'), 'Gold\nSilver\n');
  page.leave();
  const later = open();
  await screen.findByDisplayValue('Which thread?');
  await press(later, 'Remove Broad');
  await later.user.click(screen.getByLabelText('Answers'));
  await press(later, 'Save Changes');
  await waitFor(() => expect(network.calls(updateDesign)).toHaveLength(1));
  const sent = network.calls(updateDesign)[0]?.body.options;
  expect(sent?.choices?.map(({ name, options }) => [name, options.map((one) => one.name)])).toEqual([
    ['Border', ['Narrow']],
    ['Sleeve', ['Sleeveless', 'Elbow length', 'Full length']],
  ]);
  expect(sent?.questions).toMatchObject([
    { text: 'Which thread?', kind: 'ONE_OF', answers: ['Gold', 'Silver'] },
  ]);
});
