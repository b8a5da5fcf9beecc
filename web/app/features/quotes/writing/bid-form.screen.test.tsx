// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readBrief } from '#contracts/quotes/briefs/briefs.contract.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { createQuote, offerQuote, uploadQuotePicture } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { offered } from '#tests/support/screen/quote-samples.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { briefForMaker } from '#tests/support/screen/work-brief-samples.ts';
import NewQuotePage from './new-quote.route.tsx';

const { id, title, neededBy } = briefForMaker;
const draft: Quote = {
  ...offered,
  ...{ state: 'DRAFT', role: 'MAKER', version: 1, brief: { id, title, state: 'OPEN' } },
};
const done = (quote: Quote) => ({ success: true, message: 'Done.', quote }) as const;

function openForm(part: Partial<Brief> = {}) {
  const network = fakeNetwork();
  network.answer(readBrief, { success: true, brief: { ...briefForMaker, ...part } });
  network.answer(uploadQuotePicture, { success: true, data: { mediaId: 31 } });
  const open = () =>
    renderRoute({ Component: NewQuotePage, path: '/quotes/new', at: '/quotes/new?brief=31', viewer: asha });
  const page = open();
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  return { network, page, open, press };
}

const line = () => within(screen.getByText('Line 1').closest('li') ?? document.body);
const textIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

async function fillIn({ page, network }: ReturnType<typeof openForm>) {
  await screen.findByText('Line 1');
  await page.fill(line().getByLabelText('What for'), 'Lehenga');
  await page.fill(line().getByLabelText('Price in ₹'), '24000');
  await page.fill(line().getByLabelText('Days'), '25');
  const file = new File([new Uint8Array(8)], 'sketch.png', { type: 'image/png' });
  await page.user.upload(screen.getByLabelText(/Add pictures/), file);
  await waitFor(() => expect(network.calls(uploadQuotePicture)).toHaveLength(1));
  await screen.findByLabelText('Sent');
}

it('begins with the title and the day of the brief, and sends a bid on it', async () => {
  const form = openForm();
  form.network.answer(createQuote, { ...done(draft), nudge: false });
  form.network.answer(offerQuote, done({ ...draft, state: 'OFFERED' }));
  await screen.findByText('Answer for Asha Rao');
  expect([textIn('Title'), textIn(/^Day of the function/)]).toEqual([title, neededBy]);
  screen.getByText('In green, with a wide border.');
  await fillIn(form);
  await form.press('Send the quote');
  await waitFor(() => expect(form.page.address()).toBe('/quotes/7'));
  const { body } = form.network.calls(createQuote)[0] ?? {};
  expect(body).toMatchObject({ briefId: 31, designId: null, title, functionOn: neededBy });
  expect(body).not.toHaveProperty('chatId');
});

it('names the budget as a guide, and says by how much a price is over it', async () => {
  const { page } = openForm();
  await screen.findByText('The budget is ₹15,000 to ₹30,000 with tax. It is a guide, not a limit.');
  await page.fill(line().getByLabelText('Price in ₹'), '27000');
  await screen.findByText('₹29,160');
  expect(screen.queryByText(/over the budget/)).toBeNull();
  await page.fill(line().getByLabelText('Price in ₹'), '30000');
  await screen.findByText(/^That is ₹2,400 over the budget/);
});

it.each([
  [
    'a second bid, with the way to the first',
    {
      status: 409,
      code: 'CONFLICT',
      message: 'You have answered this brief already.',
      figures: { quoteId: 9 },
    },
    { said: 'You have answered this brief already.', way: 'To the offer you wrote first', to: '/quotes/9' },
  ],
  [
    'a bid on a brief that filled up meanwhile',
    { status: 409, code: 'CONFLICT', message: 'This brief has 8 offers.' },
    { said: 'This brief has 8 offers.', way: 'More briefs for you', to: '/briefs/work' },
  ],
  [
    'a bid on a brief that ended meanwhile',
    { status: 404, code: 'NOT_FOUND', message: 'This brief could not be found.' },
    {
      said: 'Meanwhile this brief has ended, or an offer for it was accepted.',
      way: 'More briefs for you',
      to: '/briefs/work',
    },
  ],
] as const)('refuses %s, and keeps what was typed', async (_, { status, ...answer }, { said, way, to }) => {
  const form = openForm();
  form.network.answer(createQuote, refused(status, answer));
  await fillIn(form);
  await form.press('Send the quote');
  const notice = within(await screen.findByRole('alert'));
  notice.getByText(said);
  expect(notice.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
  expect(line().getByLabelText<HTMLInputElement>('What for').value).toBe('Lehenga');
  form.page.leave();
  form.open();
  await waitFor(() => expect(line().getByLabelText<HTMLInputElement>('What for').value).toBe('Lehenga'));
});

it('leads a maker who has answered to that quote instead of a second form', async () => {
  openForm({
    ownBid: { quoteId: 7, state: 'OFFERED', wasOffered: true },
    can: { edit: false, end: false, bid: false },
  });
  await screen.findByRole('heading', { name: 'You have answered this brief' });
  expect(screen.getByRole('link', { name: 'Open your offer' }).getAttribute('href')).toBe('/quotes/7');
  expect(screen.queryByLabelText('Title')).toBeNull();
});
