import { randomUUID } from 'node:crypto';
import { formOf } from '#tests/support/people/uploads.ts';
import { admins, byId, byIdWith, only, type RequestFor, type Rows } from './row.ts';

/** A call about the maker, a person who exists in every call. */
const maker =
  (body?: object): RequestFor =>
  (_, { people }) => ({
    params: { id: people.maker.id },
    ...(body && { body }),
  });

const editedWords = {
  title: 'Katan silk lehenga, madder',
  description: 'Handwoven muslin with a river of leaves along the border.',
  category: "Women's Fashion",
  price: '12500',
  completionTime: '12 days',
};
const internalNote = {
  note: 'The buyer is hard to reach.',
  seen: { status: 'CONFIRMED', shippingCarrier: '', trackingNumber: '', estimatedDelivery: '' },
};
const canned = { title: 'Refunds', content: 'Dear {name}, your refund is on its way.' };

const houseWords = {
  en: { subject: 'New looms', text: 'Three weavers have joined us.' },
  hi: null,
  bn: null,
  ta: null,
};

/** A call about a canned answer, with its present state as `seen`. */
const asSeen =
  (words = {}): RequestFor =>
  async ({ id }, { app }) => {
    const text = 'select title, content from canned_answers where id = $1';
    const [seen] = (await app.services.db.$client.query(text, [id])).rows;
    return { params: { id }, body: { ...words, seen } };
  };

/** A correction of the maker, with their present state as `seen`. */
const correction: RequestFor = async (_, { app, people }) => {
  const text = 'select name, role from users where id = $1';
  const [row] = (await app.services.db.$client.query(text, [people.maker.id])).rows;
  const seen = { ...row, phone: '', address: '', city: '', state: '', pincode: '', country: '' };
  return { params: { id: people.maker.id }, body: { ...seen, reason: 'They asked for it.', seen } };
};

/** Endpoints for admins only. */
export const administrationRows: Rows = {
  'GET /api/admin/acts': admins(),
  'GET /api/admin/acts.csv': admins(),
  'GET /api/admin/figures': admins(),
  'GET /api/admin/books': admins(),
  'GET /api/admin/users': admins(),
  'GET /api/admin/users/:id': admins(maker()),
  'POST /api/admin/users/:id/act': admins(
    maker({
      act: 'USER_VERIFIED',
      reason: 'The workshop was visited.',
      seen: { role: 'DESIGNER', isVerified: false, standing: 'ACTIVE' },
    }),
  ),
  'GET /api/admin/users/:id/edit': admins(maker()),
  'PUT /api/admin/users/:id': admins(correction),
  'GET /api/admin/products': admins(),
  'GET /api/admin/products/:id': admins(byId, 'design'),
  'POST /api/admin/products/:id/act': admins(
    byIdWith({ act: 'DESIGN_HIDDEN', reason: 'Somebody else’s pictures.' }),
    'anotherDesign',
  ),
  'GET /api/admin/products/:id/edit': admins(byId, 'design'),
  'PUT /api/admin/products/:id': admins(
    byIdWith({ ...editedWords, revision: 1, reason: 'The price was a slip.' }),
    'anotherDesign',
  ),
  'GET /api/admin/reports': admins(),
  'GET /api/admin/reports/:id/voice': admins(byId, 'reportedVoice'),
  'POST /api/admin/reports/:id/dismiss': admins(byIdWith({ reason: 'It may stay.' }), 'report'),
  'POST /api/admin/reports/:id/takedown': admins(byIdWith({ reason: 'It is copied.' }), 'report'),
  'GET /api/admin/complaints': admins(),
  'GET /api/admin/complaints/:id': admins(byId, 'complaint'),
  'POST /api/admin/complaints/:id/act': admins(
    byIdWith({
      act: 'COMPLAINT_PRIORITISED',
      priority: 'urgent',
      seen: { assigneeId: null, priority: 'high', status: 'OPEN' },
    }),
    'complaint',
  ),
  'POST /api/admin/complaints/:id/messages': only(['admin'], 'complaint', ({ id }) => ({
    params: { id },
    body: formOf({ content: 'We look into it.' }),
  })),
  'GET /api/admin/letters': admins(),
  'POST /api/admin/letters': admins(() => ({ body: { words: houseWords } })),
  'POST /api/admin/letters/preview': admins(() => ({ body: { words: houseWords, locale: 'en' } })),
  'POST /api/admin/letters/:id': admins(byIdWith({ words: houseWords, version: 1 }), 'houseLetter'),
  'POST /api/admin/letters/:id/delete': admins(byIdWith({ version: 1 }), 'houseLetter'),
  // Nobody has subscribed to the newsletter, so sending it is refused.
  'POST /api/admin/letters/:id/send': {
    ...admins(byIdWith({ version: 1 }), 'houseLetter'),
    ruledOut: { admin: 409 },
  },
  'GET /api/admin/canned-answers': admins(),
  'POST /api/admin/canned-answers': admins(() => ({ body: canned })),
  'POST /api/admin/canned-answers/:id': admins(
    asSeen({ title: 'Parcels', content: 'Look here.' }),
    'cannedAnswer',
  ),
  'POST /api/admin/canned-answers/:id/delete': admins(asSeen(), 'cannedAnswer'),
  'GET /api/admin/verifications': admins(),
  'GET /api/admin/verifications/:id/documents/:documentId': admins(
    ({ id, documentId = 0 }) => ({ params: { id, documentId } }),
    'verification',
  ),
  'POST /api/admin/verifications/:id/decide': admins(
    byIdWith({ decision: 'REFUSED', reason: 'It cannot be read.', seenName: 'Farida Zari' }),
    'verification',
  ),
  'GET /api/admin/orders': admins(),
  'GET /api/admin/orders/:id': only(['admin'], 'overdueOrder', byId),
  'POST /api/admin/orders/:id/manage': only(['admin'], 'confirmedOrder', byIdWith(internalNote)),
  'POST /api/admin/orders/:id/tell': only(
    ['admin'],
    'confirmedOrder',
    byIdWith({ words: 'Your parcel leaves on Monday.' }),
  ),
  'POST /api/admin/orders/:id/refund': only(['admin'], 'confirmedOrder', ({ id }) => ({
    params: { id },
    body: { amount: 10, reason: 'The border is uneven.' },
    headers: { 'idempotency-key': randomUUID() },
  })),
  'GET /api/admin/orders/:id/label.pdf': only(['admin'], 'confirmedOrder', byId),
};
