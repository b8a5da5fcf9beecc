import { briefWords } from '#tests/support/people/custom-orders/briefs.ts';
import { shippingDetails } from '#tests/support/people/shop.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import { byId, byIdWith, only, open, own, type RequestFor, type Rows } from './row.ts';

const words = { title: 'Lehenga in green', lines: [{ label: 'Lehenga', amount: 21_000, days: 20 }] };
const seen: RequestFor = ({ id, version }) => ({ params: { id }, body: { version } });
const aDraft: RequestFor = ({ id, version }) => ({ params: { id }, body: { ...words, version } });

/** The revision keeps the picture of the offer. */
const aRevision: RequestFor = async ({ id, version }, { app }) => {
  const text = 'select media_id::int as id from quote_pictures where quote_id = $1';
  const mediaIds = (await app.services.db.$client.query<{ id: number }>(text, [id])).rows.map(
    (row) => row.id,
  );
  return { params: { id }, body: { ...words, mediaIds, version } };
};

const aQuote: RequestFor = ({ id }) => ({ body: { ...words, enquiryId: id } });

/** A link that the buyer has created shows the quote to anyone who has it. */
const readQuoteByLink: RequestFor = async ({ id }, { act }) => {
  const { token } = await act('buyer', 'POST /api/quotes/:id/links', { params: { id }, body: { days: 7 } });
  return { query: { token: String(token) } };
};

/** Quotes, their answers and their links; briefs and their bids. */
export const quoteRows: Rows = {
  'POST /api/quotes/pictures': own((_, { picture }) => ({
    body: fileForm('image', { name: 'sketch.jpg', bytes: picture }),
  })),
  'POST /api/quotes': [
    // A new brief each time: there is only one open quote for each enquiry.
    only(['maker'], 'brief', ({ id }) => ({ body: { ...words, briefId: id } })),
    only(['maker'], 'enquiry', aQuote),
  ],
  'GET /api/quotes': own(() => ({ query: { role: 'BUYER' } })),
  'GET /api/quotes/of-chat/:chatId': only(['buyer', 'maker'], 'chat', ({ id }) => ({
    params: { chatId: id },
  })),
  'GET /api/quotes/:id': [
    only(['buyer', 'maker'], 'offeredQuote', byId),
    only(['maker'], 'draftQuote', byId),
  ],
  'PUT /api/quotes/:id/draft': only(['maker'], 'draftQuote', aDraft),
  'POST /api/quotes/:id/offer': only(['maker'], 'draftQuote', seen),
  'POST /api/quotes/:id/revisions': only(['maker'], 'offeredQuote', aRevision),
  'POST /api/quotes/:id/withdraw': only(['maker'], 'offeredQuote', seen),
  'POST /api/quotes/:id/ask-change': only(
    ['buyer'],
    'offeredQuote',
    byIdWith({ revision: 1, note: 'In green?' }),
  ),
  'POST /api/quotes/:id/counter': only(['buyer'], 'offeredQuote', byIdWith({ revision: 1, price: 18_000 })),
  'POST /api/quotes/:id/accept': only(['buyer'], 'offeredQuote', byIdWith({ revision: 1 })),
  'POST /api/quotes/:id/decline': only(['buyer'], 'offeredQuote', byIdWith({ revision: 1 })),
  'POST /api/quotes/:id/pay': only(['buyer'], 'acceptedQuote', byIdWith({ revision: 1, shippingDetails })),
  'POST /api/quotes/:id/back-out': only(['buyer'], 'quoteBeingPaid', byIdWith({ revision: 1 })),
  'GET /api/quotes/:id/links': only(['buyer'], 'offeredQuote', byId),
  'POST /api/quotes/:id/links': only(['buyer'], 'offeredQuote', byIdWith({ days: 7 })),
  'DELETE /api/quotes/:id/links/:linkId': only(['buyer'], 'quoteLink', ({ id, quoteId = 0 }) => ({
    params: { id: quoteId, linkId: id },
  })),
  'GET /api/quote-link': open(readQuoteByLink, { thing: 'offeredQuote' }),
  'POST /api/briefs': own(() => ({ body: briefWords() })),
  'GET /api/briefs': own(),
  'GET /api/briefs/worklist': own(),
  'GET /api/briefs/:id': only(['buyer', 'maker'], 'brief', byId),
  'PUT /api/briefs/:id': only(['buyer'], 'brief', ({ id }) => ({ params: { id }, body: briefWords() })),
  'POST /api/briefs/:id/end': only(['buyer'], 'brief', byId),
  'GET /api/briefs/:id/bids': only(['buyer'], 'brief', byId),
};
