// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { editProduct, updateProduct } from '#contracts/admin/products/products.contract.ts';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import { typedOptionsOf } from '#contracts/designs/options/typed-options.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, kurtaOptions, savedDesign as saved } from '#tests/support/screen/samples.ts';
import EditProductPage from './edit-product.route.tsx';

const admin = { ...asha, role: 'ADMIN' } as const;
const savedElsewhere: EditableDesign = {
  ...saved,
  revision: 5,
  words: { ...saved.words, title: 'Gulnaar by its maker' },
};
const done = { success: true, message: 'Saved', design: { ...saved, revision: 6 } } as const;
const conflict = refused(409, { code: 'CONFLICT', message: 'It was changed elsewhere.' });

const withOptions: EditableDesign = {
  ...saved,
  words: { ...saved.words, options: typedOptionsOf(kurtaOptions) },
};

function openForm(design = saved) {
  const network = fakeNetwork();
  network.answer(editProduct, { success: true, design });
  network.answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  const page = renderRoute({
    Component: EditProductPage,
    path: '/admin/products/:productId/edit',
    at: '/admin/products/3/edit',
    viewer: admin,
  });
  return { network, page };
}

const title = () => screen.findByLabelText<HTMLInputElement>('Product Title');
const why = () => screen.findByLabelText<HTMLTextAreaElement>('Why');
const button = (name: string) => screen.findByRole('button', { name });

it('saves nothing without a reason, and then goes back to the product', async () => {
  const { network, page } = openForm();
  network.answer(updateProduct, done);
  await page.fill(await title(), 'Gulnaar in red');
  await page.user.click(await button('Save Changes'));
  await screen.findByText('Please say why.');
  await page.fill(await why(), 'The title was wrong.');
  await page.user.click(await button('Save Changes'));
  await waitFor(() => expect(page.address()).toBe('/admin/products/3'));
  expect(network.calls(updateProduct).map(({ body }) => body)).toMatchObject([
    { title: 'Gulnaar in red', price: 3500, revision: 2, reason: 'The title was wrong.' },
  ]);
});

it('shows what is saved by now beside what was typed, and saves over it only when told to', async () => {
  const { network, page } = openForm();
  network.answer(updateProduct, conflict, done);
  await page.fill(await title(), 'Gulnaar in red');
  await page.fill(await why(), 'The title was wrong.');
  network.answer(editProduct, { success: true, design: savedElsewhere });
  await page.user.click(await button('Save Changes'));
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Gulnaar by its maker',
    'Gulnaar in red',
  ]);
  await page.user.click(await button('Overwrite with mine'));
  await waitFor(() => expect(page.address()).toBe('/admin/products/3'));
  expect(network.calls(updateProduct).map(({ body }) => body)).toMatchObject([
    { revision: 2 },
    { revision: 5 },
  ]);
});

it('opens what is saved by now when the own words are given up', async () => {
  const { network, page } = openForm();
  network.answer(updateProduct, conflict);
  await page.fill(await title(), 'Gulnaar in red');
  await page.fill(await why(), 'The title was wrong.');
  network.answer(editProduct, { success: true, design: savedElsewhere });
  await page.user.click(await button('Save Changes'));
  await page.user.click(await button('Load the saved version'));
  await screen.findByDisplayValue('Gulnaar by its maker');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends the options of the design as they are when other words are changed', async () => {
  const { network, page } = openForm(withOptions);
  network.answer(updateProduct, done);
  await page.fill(await title(), 'Gulnaar in red');
  await page.fill(await why(), 'The title was wrong.');
  await page.user.click(await button('Save Changes'));
  await waitFor(() => expect(page.address()).toBe('/admin/products/3'));
  expect(network.calls(updateProduct)[0]?.body.options).toEqual(kurtaOptions);
});

it('changes options in the builder of makers, and shows at its field what the server refuses', async () => {
  const { network, page } = openForm(withOptions);
  const tooLow = 'Please enter a price of ₹1 or more';
  network.answer(
    updateProduct,
    refused(400, {
      ...{ code: 'INVALID_INPUT', message: tooLow },
      errors: { 'options.choices.1.options.0.price': tooLow },
    }),
    done,
  );
  const back = within(await screen.findByRole('group', { name: 'Choice: Back' }));
  const price = back.getByLabelText<HTMLInputElement>('Price ± ₹ Deep back');
  expect(price.value).toBe('-200');
  await page.fill(price, '-300');
  await page.fill(await why(), 'The maker asked for it.');
  await page.user.click(await button('Save Changes'));
  await back.findByText(tooLow);
  expect(price.value).toBe('-300');
  await page.fill(price, '-250');
  await page.user.click(await button('Save Changes'));
  await waitFor(() => expect(page.address()).toBe('/admin/products/3'));
  const sent = network.calls(updateProduct).map(({ body }) => body.options?.choices?.[1]?.options[0]?.price);
  expect(sent).toEqual([-300, -250]);
});
