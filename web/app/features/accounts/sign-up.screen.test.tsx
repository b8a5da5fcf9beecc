// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { register } from '#contracts/accounts/accounts.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import SignUpPage from './sign-up.route.tsx';

it('remembers who signs up, as sign-in does, unless they say otherwise', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(true);
  for (const isRemembered of [true, false]) {
    const network = fakeNetwork();
    network.answer(register, { success: true, message: 'Welcome', user: asha, data: { user: asha } });
    const page = renderRoute({ Component: SignUpPage, path: '/signup', viewer: null });
    const password = 'madder and indigo 7';
    await page.fill(await screen.findByLabelText('Name'), asha.name);
    await page.fill(screen.getByLabelText('Email'), asha.email);
    await page.fill(screen.getByLabelText('Password'), password);
    await page.fill(screen.getByLabelText('Confirm password'), password);
    if (!isRemembered) await page.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await page.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
    await page.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() =>
      expect(network.calls(register)).toMatchObject([{ body: { rememberMe: isRemembered } }]),
    );
    page.leave();
  }
});
