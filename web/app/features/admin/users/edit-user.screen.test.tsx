// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { type EditableUser, editUser, updateUser } from '#contracts/admin/users/edit-user.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import EditUserPage from './edit-user.route.tsx';

const admin = { ...asha, role: 'ADMIN' } as const;
const saved: EditableUser = {
  id: 9,
  email: 'meher@example.in',
  isVerified: true,
  words: {
    name: 'Meher Ansari',
    role: 'DESIGNER',
    phone: '',
    address: '',
    city: 'Bhuj',
    state: '',
    pincode: '',
    country: '',
  },
  can: { changeRole: true },
};
const savedElsewhere: EditableUser = { ...saved, words: { ...saved.words, city: 'Surat' } };
const done = { success: true, message: 'Saved', user: saved } as const;
const conflict = refused(409, { code: 'CONFLICT', message: 'It was changed elsewhere.' });

function openForm() {
  const network = fakeNetwork();
  network.answer(editUser, { success: true, user: saved });
  network.answer(userAuthChecker, { success: true, data: { userFromToken: admin } });
  const at = '/admin/users/9/edit';
  const open = () =>
    renderRoute({ Component: EditUserPage, path: '/admin/users/:userId/edit', at, viewer: admin });
  return { network, page: open(), open };
}

const city = () => screen.findByLabelText<HTMLInputElement>('City');
const why = () => screen.findByLabelText<HTMLTextAreaElement>('Why');
const button = (name: string) => screen.findByRole('button', { name });

it('saves nothing without a reason, and then goes back to the user', async () => {
  const { network, page } = openForm();
  network.answer(updateUser, done);
  await page.fill(await city(), 'Pune');
  await page.user.click(await button('Save Changes'));
  await screen.findByText('Please say why.');
  await page.fill(await why(), 'They wrote to us.');
  await page.user.click(await button('Save Changes'));
  await waitFor(() => expect(page.address()).toBe('/admin/users/9'));
  expect(network.calls(updateUser).map(({ body }) => body)).toMatchObject([
    { city: 'Pune', reason: 'They wrote to us.', seen: saved.words },
  ]);
});

it('shows what is saved by now beside what was typed, and saves over it only when told to', async () => {
  const { network, page } = openForm();
  network.answer(updateUser, conflict, done);
  await page.fill(await city(), 'Pune');
  await page.fill(await why(), 'They wrote to us.');
  network.answer(editUser, { success: true, user: savedElsewhere });
  await page.user.click(await button('Save Changes'));
  const alert = await screen.findByRole('alert');
  expect([...alert.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['Surat', 'Pune']);
  await page.user.click(await button('Overwrite with mine'));
  await waitFor(() => expect(page.address()).toBe('/admin/users/9'));
  expect(network.calls(updateUser).map(({ body }) => body)).toMatchObject([
    { seen: { city: 'Bhuj' } },
    { seen: { city: 'Surat' } },
  ]);
});

it('keeps what was typed over a reload, but not over what somebody else has saved since', async () => {
  const { network, page, open } = openForm();
  await page.fill(await city(), 'Pune');
  await page.fill(await why(), 'They wrote to us.');
  page.leave();
  const again = open();
  await screen.findByDisplayValue('Pune');
  await screen.findByDisplayValue('They wrote to us.');
  again.leave();
  network.answer(editUser, { success: true, user: savedElsewhere });
  open();
  await screen.findByDisplayValue('Surat');
  expect((await why()).value).toBe('');
});
