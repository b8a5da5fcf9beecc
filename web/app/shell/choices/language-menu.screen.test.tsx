// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { LanguageRow } from './language-menu.tsx';

const open = (at: string) => renderRoute({ Component: LanguageRow, path: '*', at, viewer: null });

it('an address with two slashes leads to no other site in any language', () => {
  open('//other.example/x?q=1');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['', '/hi', '/bn', '/ta'].map((prefix) => `${prefix}/other.example/x?q=1`),
  );
});

it('to choose a language there stays on this site', async () => {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  window.history.replaceState(null, '', '/hi//other.example/x?q=1');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { user } = open('//other.example/x?q=1');
  await user.click(screen.getByRole('link', { name: 'English' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/other.example/x?q=1'));
});
