// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rule } from '#contracts/words/rule.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';

it('shows the icon of an error together with its words, not while the sentences are being fetched', async () => {
  // Another test of this process may have fetched them.
  vi.resetModules();
  const { FieldError } = await import('./field.tsx');
  renderPart(<FieldError message={rule('accounts.emailRequired')} />, null);
  const fault = document.querySelector<HTMLElement>('[data-fault]');
  expect(fault?.hidden).toBe(true);
  await screen.findByText(/email/i);
  expect(fault?.hidden).toBe(false);
});
