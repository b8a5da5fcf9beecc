// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { findOrNull } from '#contracts/messaging/messaging.contract.ts';
import {
  createQuote,
  offerQuote,
  quotesOfChat,
  readQuote,
  saveQuoteDraft,
  uploadQuotePicture,
} from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { offered } from '#tests/support/screen/quote-samples.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, gulnaar } from '#tests/support/screen/samples.ts';
import EditQuotePage from './edit-quote.route.tsx';
import NewQuotePage from './new-quote.route.tsx';

const draft: Quote = { ...offered, state: 'DRAFT', role: 'MAKER', version: 1 };
const done = (quote: Quote) => ({ success: true, message: 'Done.', quote }) as const;

function openForm() {
  const network = fakeNetwork();
  network.answer(findOrNull, {
    success: true,
    exists: true,
    chatId: 5,
    chatUser: {
      id: 9,
      name: 'Asha Rao',
      profileImage: null,
      role: 'USER',
      city: '',
      isVerified: false,
      isOnline: false,
      lastSeen: null,
    },
    isBlocked: false,
    can: { write: true },
  });
  network.answer(quotesOfChat, { success: true, quotes: [], can: { create: true } });
  network.answer(uploadQuotePicture, { success: true, data: { mediaId: 31 } });
  const open = (at = '/quotes/new?to=9') =>
    renderRoute({ Component: NewQuotePage, path: '/quotes/new', at, viewer: asha });
  const page = open();
  const press = async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name }));
  const addPicture = async () => {
    const file = new File([new Uint8Array(8)], 'sketch.png', { type: 'image/png' });
    await page.user.upload(screen.getByLabelText(/Add pictures/), file);
    await waitFor(() => expect(network.calls(uploadQuotePicture)).toHaveLength(1));
    await screen.findByLabelText('Sent');
  };
  return { network, page, open, press, addPicture };
}

const line = (number: number) => within(screen.getByText(`Line ${number}`).closest('li') ?? document.body);

it('sums the lines with tax as they are typed, and a discount lowers the sum', async () => {
  const { page, press } = openForm();
  await screen.findByText('The price appears here once a line has one.');
  await page.fill(line(1).getByLabelText('Price in ₹'), '24,500');
  await page.fill(line(1).getByLabelText('Days'), '25');
  await screen.findByText('₹26,460');
  await press('Add a discount');
  await page.fill(screen.getByLabelText('Taken off, in ₹'), '500');
  await screen.findByText('₹25,920');
  await screen.findByText('₹10,368');
  await screen.findByText('25 days of making in all');
});

it('moves a line by its buttons, with what was typed', async () => {
  const { page, press } = openForm();
  await screen.findByText('Line 1');
  await page.fill(line(1).getByLabelText('What for'), 'Silk');
  await press('Add a line');
  await page.fill(line(2).getByLabelText('What for'), 'Border');
  await press('Move line 2 up');
  expect(line(1).getByLabelText<HTMLInputElement>('What for').value).toBe('Border');
  expect(line(2).getByLabelText<HTMLInputElement>('What for').value).toBe('Silk');
  await screen.findByText('Now line 1 of 2');
});

it('says at each field what an offer lacks, and sends nothing', async () => {
  const { network, press } = openForm();
  await press('Send the quote');
  await screen.findByText('Please give the quote a title');
  await screen.findByText('Please say what this line is for');
  await screen.findByText(/^Please enter an amount/);
  await screen.findByText(/^Please add 1 to 6 pictures/);
  expect(network.calls(createQuote)).toHaveLength(0);
});

it('shows the earliest possible day at the function, keeps everything and offers the same draft again', async () => {
  const { network, page, press, addPicture } = openForm();
  const tooSoon = 'This cannot arrive before the function. The earliest possible day is 30 Dec 2026.';
  network.answer(createQuote, { ...done(draft), nudge: false });
  network.answer(saveQuoteDraft, { ...done({ ...draft, version: 2 }), nudge: false });
  network.answer(
    offerQuote,
    refused(400, { code: 'INVALID_INPUT', message: tooSoon, errors: { functionOn: tooSoon } }),
    done({ ...offered, role: 'MAKER' }),
  );
  await screen.findByText('Line 1');
  await page.fill(screen.getByLabelText('Title'), 'Lehenga');
  await page.fill(line(1).getByLabelText('What for'), 'Silk');
  await page.fill(line(1).getByLabelText('Price in ₹'), '24000');
  await page.fill(line(1).getByLabelText('Days'), '25');
  await addPicture();
  await press('Send the quote');
  await screen.findByText(tooSoon);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lehenga');
  await press('Send the quote');
  await waitFor(() => expect(page.address()).toBe('/quotes/7'));
  expect(network.calls(createQuote)).toHaveLength(1);
  expect(network.calls(createQuote)[0]?.body).toMatchObject({
    chatId: 5,
    title: 'Lehenga',
    lines: [{ kind: 'QUOTE', label: 'Silk', amount: 24_000, days: 25 }],
    mediaIds: [31],
    validDays: 7,
  });
  expect(network.calls(saveQuoteDraft)).toHaveLength(1);
});

it('has what was typed after the network was lost and the page was opened again', async () => {
  const { network, page, open, press } = openForm();
  network.answer(createQuote, lost);
  await screen.findByText('Line 1');
  await page.fill(screen.getByLabelText('Title'), 'Lehenga');
  await page.fill(line(1).getByLabelText('What for'), 'Silk');
  await press('Save draft');
  await screen.findByText('The draft could not be saved');
  page.leave();
  open();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lehenga'));
  expect(line(1).getByLabelText<HTMLInputElement>('What for').value).toBe('Silk');
});

it('refuses a picture that is none before it is sent', async () => {
  const { network } = openForm();
  const file = new File(['words'], 'letter.pdf', { type: 'application/pdf' });
  fireEvent.change(await screen.findByLabelText(/Add pictures/), { target: { files: [file] } });
  await screen.findByText(/letter\.pdf/);
  expect(network.calls(uploadQuotePicture)).toEqual([]);
});

it('lowers the price to the one that the buyer named, with a discount that can be given a reason', async () => {
  fakeNetwork().answer(readQuote, {
    success: true,
    quote: {
      ...offered,
      role: 'MAKER',
      state: 'COUNTERED',
      turn: 'MAKER',
      counter: { price: 22_000, total: 23_760, note: '', at: '2026-11-23T05:30:00.000Z' },
      can: { ...offered.can, revise: true },
    },
  });
  const page = renderRoute({
    Component: EditQuotePage,
    path: '/quotes/:id/edit',
    at: `/quotes/${offered.id}/edit`,
    viewer: asha,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Lower the price to ₹22,000' }));
  const discounts = screen.getAllByLabelText<HTMLInputElement>('Taken off, in ₹').map(({ value }) => value);
  expect(discounts).toEqual(['500', '2000']);
  await screen.findByText('₹23,760');
  expect(screen.queryByRole('button', { name: /^Lower the price/ })).toBeNull();
});

it('leads to the open quote because of which this one is refused, and keeps what was typed', async () => {
  const { network, page, press, addPicture } = openForm();
  network.answer(
    createQuote,
    refused(409, {
      code: 'CONFLICT',
      message: 'A quote for this is open already.',
      figures: { quoteId: 12 },
    }),
  );
  await page.fill(await screen.findByLabelText('Title'), 'Lehenga');
  await page.fill(line(1).getByLabelText('What for'), 'Lehenga in silk');
  await page.fill(line(1).getByLabelText('Price in ₹'), '20000');
  await page.fill(line(1).getByLabelText('Days'), '20');
  await addPicture();
  await press('Send the quote');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('A quote for this is open already.');
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/quotes/12');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lehenga');
});

it('begins with the title, the price and the days of the design that was written about', async () => {
  const { network, page, open } = openForm();
  network.answer(getProductDetails, {
    success: true,
    product: { ...gulnaar, price: 3500, completionDays: 18 },
  });
  page.leave();
  open('/quotes/new?to=9&design=3');
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(gulnaar.title);
  expect(line(1).getByLabelText<HTMLInputElement>('Price in ₹').value).toBe('3500');
  expect(line(1).getByLabelText<HTMLInputElement>('Days').value).toBe('18');
});
