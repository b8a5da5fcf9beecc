// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moveClaim, priceClaim, readClaim, rememberFit, stateSewn } from '#contracts/fit/fit.contract.ts';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { readApproved } from '#contracts/plans/plans.contract.ts';
import { askedClaim, doneClaim, openClaim, statedClaim } from '#tests/support/screen/fit-samples.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import ClaimPage from './claim.route.tsx';

const done = (claim: FitClaim) => ({ success: true, message: 'Done.', claim }) as const;

function openPage(claim: FitClaim) {
  const network = fakeNetwork();
  network.answer(readClaim, { success: true, claim });
  network.answer(readApproved, { success: true, approved: [] });
  const page = renderRoute({ Component: ClaimPage, path: '/fit/:id', at: '/fit/7', viewer: asha });
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, press };
}

it('shows the buyer what was ordered beside what is said, until when the maker answers, and only their own acts', async () => {
  openPage(openClaim);
  await screen.findByRole('heading', { name: 'Katan silk blouse' });
  expect(screen.getByText('tight by ½ in')).toBeDefined();
  expect(screen.getByText('36 in')).toBeDefined();
  expect(screen.getByText('body')).toBeDefined();
  expect(screen.getByText('Not said yet')).toBeDefined();
  expect(screen.getByText(/answers by 25 Nov 2026/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Alter it free/ })).toBeNull();
});

it('the maker says what was sewn, with fractions, and is then led to what the figures suggest', async () => {
  const { network, page, press } = openPage(askedClaim);
  network.answer(stateSewn, done(statedClaim));
  await press('Say what you sewed');
  const dialog = within(await screen.findByRole('dialog'));
  await page.fill(dialog.getByLabelText('Bust or chest, sewn (in)'), 'a lot');
  await page.user.click(dialog.getByRole('button', { name: 'Write it down' }));
  await dialog.findByText('Please write a number, such as 30 1/8');
  expect(network.calls(stateSewn)).toEqual([]);
  await page.fill(dialog.getByLabelText('Bust or chest, sewn (in)'), '35 1/4');
  await page.fill(dialog.getByLabelText('Ease'), '-1/2');
  await page.user.click(dialog.getByRole('button', { name: 'Write it down' }));
  await screen.findByText('The piece was sewn more than half an inch off the order.');
  expect(network.calls(stateSewn)[0]?.body).toEqual({
    ...{ version: 1, words: '', mediaIds: [] },
    zones: [{ part: 'bust', sewn: 35.25, ease: -0.5 }],
  });
  const free = screen.getByRole('button', { name: 'Alter it free of charge' });
  expect(free.className).toContain('btn-1');
});

it('refuses only with a reason, and a price only within its limits', async () => {
  const { network, page, press } = openPage(statedClaim);
  network.answer(priceClaim, done({ ...statedClaim, state: 'PRICED' }));
  await press('Refuse');
  const refusing = within(await screen.findByRole('dialog'));
  await page.user.click(refusing.getByRole('button', { name: 'Refuse' }));
  await refusing.findByText('Please give your reason in a few words');
  await page.user.click(refusing.getByRole('button', { name: 'Close' }));
  await press('Name a price');
  const pricing = within(await screen.findByRole('dialog'));
  await page.user.click(pricing.getByRole('button', { name: 'Send the price' }));
  await pricing.findByText(/^Please enter a price from ₹1/);
  await page.fill(pricing.getByLabelText('Price in ₹, before tax'), '400');
  await page.user.click(pricing.getByRole('button', { name: 'Send the price' }));
  await screen.findByText('A price is named');
  expect(network.calls(priceClaim)[0]?.body).toEqual({ version: 2, price: 400, days: 2, words: '' });
});

it('shows the newer claim where the other side was first', async () => {
  const { network, press, page } = openPage(statedClaim);
  const taken: FitClaim = { ...statedClaim, state: 'WITHDRAWN', version: 3, turn: null, can: doneClaim.can };
  network.answer(moveClaim, refused(409, { code: 'CONFLICT', message: 'This has changed.', newer: taken }));
  await press('Alter it free of charge');
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Alter it free of charge' }));
  await dialog.findByText('Please write where the piece is to be sent');
  await page.fill(dialog.getByLabelText(/^Where to send the piece/), '12 Silk Lane, Varanasi');
  await page.user.click(dialog.getByRole('button', { name: 'Alter it free of charge' }));
  await screen.findByText('This has ended without an alteration.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('after the alteration the differences are remembered for a person, once', async () => {
  const { network, press } = openPage(doneClaim);
  network.answer(rememberFit, done({ ...doneClaim, remember: null }));
  expect(await screen.findByLabelText('Bust or chest: likes ½ in looser')).toHaveProperty('checked', true);
  await press('Remember it');
  await screen.findByText('It is altered and back with you.');
  expect(network.calls(rememberFit)[0]?.body).toEqual({ personId: 5, parts: ['bust'] });
  expect(screen.queryByRole('heading', { name: 'Remember for the next one?' })).toBeNull();
});
