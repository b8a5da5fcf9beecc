// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listAddresses } from '#contracts/profiles/addresses.contract.ts';
import { createBrief, readBrief, updateBrief } from '#contracts/quotes/briefs/briefs.contract.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { uploadQuotePicture } from '#contracts/quotes/quotes.contract.ts';
import { briefOfAsha } from '#tests/support/screen/brief-samples.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, home } from '#tests/support/screen/samples.ts';
import EditBriefPage from './edit-brief.route.tsx';
import NewBriefPage from './new-brief.route.tsx';

const fresh: Brief = { ...briefOfAsha, bidsCount: 0, can: { edit: true, end: true, bid: false } };
const done = (brief: Brief) => ({ success: true, message: 'Done.', brief, nudge: false }) as const;

function openForm() {
  const network = fakeNetwork();
  network.answer(listAddresses, { success: true, data: [home] });
  network.answer(uploadQuotePicture, { success: true, data: { mediaId: 31 } });
  const open = () => renderRoute({ Component: NewBriefPage, path: '/briefs/new', viewer: asha });
  const page = open();
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, open, press };
}

const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);

async function fillIn({ fill }: ReturnType<typeof openForm>['page']) {
  await fill(await field('In a few words'), 'Lehenga like my grandmother’s');
  await fill(await field('Describe it'), 'In green, with a wide border.');
  await fill(await field('Budget from, in ₹'), '15,000');
  await fill(await field('Up to, in ₹'), '25000');
  await fill(await field('Needed by'), '2027-01-20');
}

it('chooses the garment that the title names and the usual PIN code, and posts a brief with its picture', async () => {
  const { network, page, press } = openForm();
  network.answer(createBrief, done(fresh));
  await fillIn(page);
  await waitFor(async () => expect((await field('PIN code it is sent to')).value).toBe('700029'));
  const file = new File([new Uint8Array(8)], 'sketch.png', { type: 'image/png' });
  await page.user.upload(screen.getByLabelText(/Add pictures/), file);
  await screen.findByLabelText('Sent');
  await press('Post the brief');
  await waitFor(() => expect(page.address()).toBe('/briefs/31'));
  expect(network.calls(createBrief)[0]?.body).toEqual({
    title: 'Lehenga like my grandmother’s',
    garment: 'lehenga',
    words: 'In green, with a wide border.',
    fabric: '',
    budgetFrom: 15_000,
    budgetTo: 25_000,
    neededBy: '2027-01-20',
    wearer: 'SELF',
    forName: '',
    pincode: '700029',
    mediaIds: [31],
  });
});

it('says at each field what is missing, and sends nothing', async () => {
  const { network, press } = openForm();
  await press('Post the brief');
  await screen.findByText('Please give the brief a title');
  await screen.findByText('Please choose a garment');
  await screen.findByText('Please say what you would like made');
  await screen.findByText('Please choose the day you need it by');
  expect(await screen.findAllByText(/^Please enter an amount from/)).toHaveLength(2);
  expect(network.calls(createBrief)).toHaveLength(0);
});

it('refuses a budget whose ends are the wrong way round, and a person without a word who it is', async () => {
  const { network, page, press } = openForm();
  await fillIn(page);
  await page.fill(await field('Budget from, in ₹'), '30000');
  await page.user.click(await field('Someone else'));
  await press('Post the brief');
  await screen.findByText('The higher end of the budget is below the lower one');
  await screen.findByText('Please say whom it is for, such as “my sister”');
  expect(network.calls(createBrief)).toHaveLength(0);
});

it('nudges about a telephone number once the field is left, and sends it all the same', async () => {
  const { network, page, press } = openForm();
  const nudge = /Keep it here: your advance is protected/;
  network.answer(createBrief, done(fresh));
  await fillIn(page);
  await page.fill(await field('Describe it'), 'In green. Call 98450 12345');
  await page.user.click(await field('In a few words'));
  await screen.findByText(nudge);
  await page.fill(await field('Describe it'), 'In green.');
  await waitFor(() => expect(screen.queryByText(nudge)).toBeNull());
  await page.fill(await field('Describe it'), 'In green. Call 98450 12345');
  await screen.findByText(nudge);
  await press('Post the brief');
  await waitFor(() => expect(network.calls(createBrief)).toHaveLength(1));
});

it('shows the server’s refusal at its field, and repeats the same words under the same key', async () => {
  const { network, page, press } = openForm();
  const range = 'Please choose a day from tomorrow, and at most 1,000 days ahead';
  network.answer(
    createBrief,
    lost,
    lost,
    refused(400, { code: 'INVALID_INPUT', message: range, errors: { neededBy: range } }),
  );
  await fillIn(page);
  await press('Post the brief');
  await screen.findByText('The brief could not be posted');
  await press('Post the brief');
  await waitFor(() => expect(network.calls(createBrief)).toHaveLength(2));
  const keys = network.calls(createBrief).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await page.fill(await field('Describe it'), 'In red.');
  await press('Post the brief');
  await screen.findByText(range);
  expect(network.calls(createBrief)[2]?.headers.get('idempotency-key')).not.toBe(keys[0]);
});

it('has what was typed after a reload', async () => {
  const { page, open } = openForm();
  await fillIn(page);
  await page.user.click(await field('Someone else'));
  await page.fill(await field('Who is it?'), 'My sister');
  page.leave();
  open();
  await waitFor(async () => expect((await field('Who is it?')).value).toBe('My sister'));
  expect((await field('In a few words')).value).toBe('Lehenga like my grandmother’s');
  expect((await field('Budget from, in ₹')).value).toBe('15,000');
});

it('keeps what was typed when a maker answers while the brief is being changed', async () => {
  const network = fakeNetwork();
  network.answer(
    readBrief,
    { success: true, brief: fresh },
    { success: true, brief: { ...fresh, bidsCount: 1, can: { ...fresh.can, edit: false } } },
  );
  const message = 'Makers have answered this brief, so it cannot change any more.';
  network.answer(updateBrief, refused(409, { code: 'CONFLICT', message }));
  const page = renderRoute({
    Component: EditBriefPage,
    path: '/briefs/:id/edit',
    at: '/briefs/31/edit',
    viewer: asha,
  });
  const words = await field('Describe it');
  expect(words.value).toBe('In green, with a wide border.');
  await page.fill(words, 'In red, with a wide border.');
  // happy-dom drops the value that a select gets from code.
  await page.user.selectOptions(await field('Garment'), 'lehenga');
  await page.user.click(screen.getByRole('button', { name: 'Save the changes' }));
  await screen.findByText('This brief cannot be changed now');
  expect((await field('Describe it')).value).toBe('In red, with a wide border.');
});
