// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { type EnquiryDetails, getEnquiry } from '#contracts/enquiries/enquiries.contract.ts';
import { createQuote, uploadQuotePicture } from '#contracts/quotes/quotes.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { offered } from '#tests/support/screen/quote-samples.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha, gulnaar } from '#tests/support/screen/samples.ts';
import EnquiryPage from '#web/features/enquiries/enquiry.route.tsx';
import NewQuotePage from './new-quote.route.tsx';

const enquiry: EnquiryDetails = {
  id: 6,
  message: 'Could it be blue?',
  voice: null,
  status: 'PENDING',
  createdAt: '2026-11-22T05:30:00.000Z',
  userId: 12,
  name: 'Leela Nair',
  email: 'leela@example.in',
  phone: '',
  user: { id: 12, name: 'Leela Nair', email: 'leela@example.in', profileImage: null },
  design: {
    ...{ id: 3, title: gulnaar.title, titleLang: 'en', description: '', descriptionLang: 'en' },
    ...{ images: [], price: 3500, discount: 0, isShown: true },
  },
  image: null,
  answeredAt: null,
  replies: [],
  can: { reply: true, chat: true },
};
const withoutAccount: EnquiryDetails = {
  ...enquiry,
  userId: null,
  user: { ...enquiry.user, id: null },
  can: { reply: true, chat: false },
};

function answered(data: EnquiryDetails) {
  const network = fakeNetwork();
  network.answer(getEnquiry, { success: true, data });
  network.answer(getProductDetails, { success: true, product: gulnaar });
  return network;
}

const openEnquiry = () =>
  renderRoute({ Component: EnquiryPage, path: '/enquiry/:id', at: '/enquiry/6', viewer: asha });
const openForm = (at = '/quotes/new?enquiry=6') =>
  renderRoute({ Component: NewQuotePage, path: '/quotes/new', at, viewer: asha });

it('leads from the enquiry of a person with an account to a quote for them', async () => {
  answered(enquiry);
  const page = openEnquiry();
  const link = await screen.findByRole('link', { name: 'Send a quote' });
  expect(link.getAttribute('href')).toBe('/quotes/new?enquiry=6');
  await page.user.click(link);
  await waitFor(() => expect(page.address()).toBe('/quotes/new?enquiry=6'));
});

it('offers no quote to a person without an account, who is answered by mail', async () => {
  answered(withoutAccount);
  const page = openEnquiry();
  await screen.findByRole('heading', { level: 1, name: 'Leela Nair' });
  expect(screen.queryByRole('link', { name: 'Send a quote' })).toBeNull();
  page.leave();
  openForm();
  await screen.findByRole('heading', { name: 'No quote is possible here' });
  expect(screen.queryByLabelText('Title')).toBeNull();
});

it('begins with the design of the enquiry and its price, and the draft knows its enquiry', async () => {
  const network = answered(enquiry);
  network.answer(uploadQuotePicture, { success: true, data: { mediaId: 31 } });
  network.answer(createQuote, {
    ...{ success: true, message: 'Saved.', nudge: false },
    quote: { ...offered, state: 'DRAFT', role: 'MAKER', version: 1 },
  });
  const page = openForm();
  await screen.findByRole('heading', { level: 1, name: 'Quote for Leela Nair' });
  expect(screen.getByRole('link', { name: 'Leela Nair' }).getAttribute('href')).toBe('/enquiry/6');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(gulnaar.title);
  const first = within(screen.getByText('Line 1').closest('li') ?? document.body);
  expect(first.getByLabelText<HTMLInputElement>('What for').value).toBe(gulnaar.title);
  expect(first.getByLabelText<HTMLInputElement>('Price in ₹').value).toBe('3500');
  await page.user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(network.calls(createQuote)).toHaveLength(1));
  expect(network.calls(createQuote)[0]?.body).toMatchObject({
    ...{ enquiryId: 6, designId: 3, title: gulnaar.title },
    lines: [{ label: gulnaar.title, amount: 3500 }],
  });
});

it('begins empty where the design can no longer be opened, and without a person where the enquiry is not there', async () => {
  const network = answered({ ...enquiry, design: { ...enquiry.design, isShown: false } });
  const page = openForm();
  await screen.findByText('Line 1');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
  expect(network.calls(getProductDetails)).toHaveLength(0);
  page.leave();
  network.answer(getEnquiry, refused(404, { code: 'NOT_FOUND', message: 'Not found.' }));
  openForm();
  await screen.findByRole('heading', { name: 'A quote goes to a person' });
});
