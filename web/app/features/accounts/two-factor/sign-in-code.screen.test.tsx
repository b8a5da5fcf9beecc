// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { login } from '#contracts/accounts/accounts.contract.ts';
import { numberSignInOffered } from '#contracts/accounts/mobile-numbers.contract.ts';
import { loginWithCode } from '#contracts/accounts/two-factor.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import SignInPage from '../sessions/sign-in.route.tsx';
import SignInCodePage from './sign-in-code.route.tsx';

const open = () =>
  renderRoute({
    Component: SignInCodePage,
    path: '/signin/code',
    at: '/signin/code?returnTo=%2Fsettings',
    viewer: null,
  });
const press = async (page: ReturnType<typeof open>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));

it('a password that needs a code leads to the page of the code, and keeps where one wanted to go', async () => {
  const network = fakeNetwork();
  network.answer(
    login,
    refused(401, {
      code: 'CODE_REQUIRED',
      message: 'Please enter the code from your authenticator app.',
    }),
  );
  network.answer(numberSignInOffered, { success: true, data: { isOffered: false } });
  const page = renderRoute({
    Component: SignInPage,
    path: '/signin',
    at: '/signin?returnTo=%2Fsettings',
    viewer: null,
  });
  await page.fill(await screen.findByLabelText('Email'), 'asha@example.in');
  await page.fill(await screen.findByLabelText('Password'), 'khadi and shuttle');
  await press(page, 'Sign In');
  await waitFor(() => expect(page.address()).toBe('/signin/code?returnTo=%2Fsettings'));
});

it('an unfinished code is not sent, and a refusal says what to do', async () => {
  const network = fakeNetwork();
  const late = 'This sign-in is too old or was tried too often. Please enter your password again.';
  network.answer(loginWithCode, refused(400, { code: 'BAD_REQUEST', message: late }));
  const page = open();
  await press(page, 'Sign In');
  await screen.findByText('Enter the 6-digit code');
  expect(network.calls(loginWithCode)).toEqual([]);
  await page.user.click(screen.getByLabelText('Digit 1 of 6'));
  await page.user.paste('482 913');
  await press(page, 'Sign In');
  await screen.findByText(late);
  expect(network.calls(loginWithCode).map(({ body }) => body)).toEqual([{ code: '482913' }]);
});

it('a recovery code opens the page one wanted, and says that it was the last', async () => {
  const network = fakeNetwork();
  network.answer(loginWithCode, {
    success: true,
    message: 'Welcome back!',
    data: { user: asha, codesLeft: 0 },
  });
  const page = open();
  await press(page, 'Use a recovery code');
  await page.fill(await screen.findByLabelText('Recovery code'), ' 7k2m-9xqt-04hd-vwz1 ');
  await press(page, 'Sign In');
  await waitFor(() => expect(page.address()).toBe('/settings'));
  await screen.findByText(/^That was your last recovery code/);
  expect(network.calls(loginWithCode).map(({ body }) => body)).toEqual([{ code: '7k2m-9xqt-04hd-vwz1' }]);
});
