// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userAuthChecker, type Viewer } from '#contracts/accounts/accounts.contract.ts';
import { confirmEmail } from '#contracts/accounts/email-confirmation.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import ConfirmEmailPage from './confirm-email.route.tsx';

/** Confirms an address as `viewer` and returns the addresses of the links that the page then shows. */
async function confirmAs(viewer: Viewer | null) {
  const network = fakeNetwork();
  network.answer(confirmEmail, { success: true, data: { email: asha.email, isChanged: false } });
  network.answer(
    userAuthChecker,
    viewer
      ? { success: true, data: { userFromToken: viewer } }
      : refused(401, { code: 'SIGN_IN_REQUIRED', message: 'Please sign in.' }),
  );
  const page = renderRoute({
    Component: ConfirmEmailPage,
    path: '/confirm-email',
    at: '/confirm-email?token=secretsecretsecretsecret',
    viewer,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Confirm Email' }));
  await screen.findByText(asha.email);
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  page.leave();
  return links;
}

test('who confirms an address is offered one way to sign in, and none where they are signed in', async () => {
  expect(await confirmAs(null)).toEqual(['/', '/signin']);
  expect(await confirmAs(asha)).toEqual(['/', '/', '/settings']);
});
