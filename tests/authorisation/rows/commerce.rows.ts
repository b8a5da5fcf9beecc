import { randomUUID } from 'node:crypto';
import { complaintForm } from '#tests/support/people/complaints.ts';
import { shippingDetails } from '#tests/support/people/shop.ts';
import { formOf } from '#tests/support/people/uploads.ts';
import { spokenForm } from '#tests/support/voice-notes.ts';
import { freeTime, laterDay, parcel, refundBefore } from '../things/orders.things.ts';
import { place } from '../things/things.ts';
import { onePicture } from './accounts.rows.ts';
import { naapRows } from './naap.rows.ts';
import { byId, byIdWith, only, open, own, type RequestFor, type Rows, shared } from './row.ts';

const sides = ['buyer', 'maker'] as const;
const withOrder: RequestFor = ({ id }) => ({ params: { orderId: id } });
const aMeeting: RequestFor = ({ id }, world) => ({
  params: { orderId: id },
  body: { type: 'PHONE_CALL', scheduledAt: freeTime(world), notes: '' },
});
const anOrder: RequestFor = ({ id }) => ({
  body: { items: [{ designId: id, quantity: 1 }], shippingDetails },
  headers: { 'idempotency-key': randomUUID() },
});
const aSwatch: RequestFor = async ({ id }, { act }) => {
  await act('maker', 'PUT /api/users/shop/swatch', { body: { price: 300 } });
  return {
    body: { designId: id, shippingDetails, expectedPrice: 300 },
    headers: { 'idempotency-key': randomUUID() },
  };
};
const proven: RequestFor = ({ id, proof }) => ({ body: { ...proof, orderId: id } });
const aSpokenEnquiry: RequestFor = ({ id }, world) => ({
  body: spokenForm({
    name: 'Asha Rao',
    email: `asha${world.next()}@example.in`,
    designId: String(id),
  }),
});

const anEnquiry: RequestFor = ({ id }, world) => ({
  body: {
    name: 'Asha Rao',
    email: 'asha@example.in',
    message: `Could it be green? Question ${world.next()}`,
    designId: id,
  },
});
const aComplaint: RequestFor = ({ id }) => ({ body: complaintForm({ orderId: id }) });
const anUpdate: RequestFor = ({ id }) => ({ params: { id }, body: formOf({ note: 'The border is woven.' }) });
const anAnswer: RequestFor = ({ id }) => ({ params: { id }, body: formOf({ content: 'We look at it.' }) });
const measured = {
  garment: 'lehenga',
  unit: 'cm',
  lengths: { waist: 76.5, hip: 98 },
  person: '',
  measuredBy: 'Meher Ansari',
  measuredOn: '2026-01-20',
  notes: '',
  basedOn: 0,
};

/** The link in the email about an answer opens the answer for anyone who has the email. */
const readAnswerByLink: RequestFor = async ({ id }, { act, app, next }) => {
  await act('maker', 'PATCH /api/enquiry/sendEnquiryResponsebuyer/:id', {
    params: { id },
    body: { responseMessage: `Woven in, answer ${next()}.` },
  });
  const { mail, db } = app.services;
  const links = (await mail.listUnsent(db)).map(
    ({ text }) => /enquiry-answer\?token=([\w-]+)/.exec(text)?.[1],
  );
  return { query: { token: links.find((token) => token !== undefined) ?? '' } };
};

/** Only the holder of the email about an answer can report that answer. */
const reportAnswerByLink: RequestFor = ({ replyId = 0, token = '' }) => ({
  body: { token, answerId: replyId, reason: 'SPAM', note: '' },
});

/** A link that the buyer has created shows the making to anyone who has it. */
const readMakingByLink: RequestFor = async ({ id }, { act }) => {
  const { token } = await act('buyer', 'POST /api/order/:id/family-links', {
    params: { id },
    body: { days: 7 },
  });
  return { query: { token: String(token) } };
};

/** Orders, their money, meetings, measurements, enquiries, complaints and the address book. */
export const commerceRows: Rows = {
  'POST /api/order/create': [shared('design', anOrder, { maker: 400 }), only([], 'hiddenDesign', anOrder)],
  'GET /api/order/current-user-shipping-address': own(),
  'GET /api/order/my-orders': own(),
  'GET /api/order/getMyProductOrdersSell': own(),
  'GET /api/order/exportPurchases.csv': own(),
  'GET /api/order/exportSales.csv': own(),
  'GET /api/order/purchasesOverview': own(),
  'GET /api/order/salesOverview': own(),
  'GET /api/order/workBoard': own(),
  'GET /api/order/earnings': own(),
  'GET /api/order/earnings/movements': own(),
  'GET /api/order/exportEarnings.csv': own(),
  'GET /api/order/getProductAnalytics/:id': only(['maker'], 'design', byId),
  'GET /api/order/:id/family-links': only(['buyer'], 'confirmedOrder', byId),
  'POST /api/order/:id/family-links': only(['buyer'], 'confirmedOrder', byIdWith({ days: 7 })),
  'DELETE /api/order/:id/family-links/:linkId': only(['buyer'], 'familyLink', ({ id, orderId = 0 }) => ({
    params: { id: orderId, linkId: id },
  })),
  'GET /api/family-link': open(readMakingByLink, { thing: 'confirmedOrder' }),
  'GET /api/order/confirmation/:id': only(sides, 'openOrder', byId),
  'GET /api/order/orderDetailsForBuyerAndSeller/:id': only(sides, 'confirmedOrder', byId),
  'PUT /api/order/:id/status': [
    only(['maker'], 'confirmedOrder', byIdWith({ status: 'DESIGN_IN_PROGRESS' }), { knows: ['buyer'] }),
    only(['buyer'], 'confirmedOrder', byIdWith({ status: 'CANCELLED' }), { knows: ['maker'] }),
  ],
  'POST /api/order/:id/promise': only(
    ['maker'],
    'confirmedOrder',
    ({ id }, world) => ({ params: { id }, body: laterDay(world) }),
    { knows: ['buyer'] },
  ),
  'POST /api/order/:id/promise/answer': only(
    ['buyer'],
    'proposedDay',
    ({ id, orderId = 0 }) => ({ params: { id: orderId }, body: { promiseId: id, agree: true } }),
    { knows: ['maker'] },
  ),
  'POST /api/order/:id/promise/withdraw': only(
    ['maker'],
    'proposedDay',
    ({ id, orderId = 0 }) => ({ params: { id: orderId }, body: { promiseId: id } }),
    { knows: ['buyer'] },
  ),
  'PUT /api/order/:id/function-day': only(['buyer'], 'confirmedOrder', byIdWith({ day: null, seen: null }), {
    knows: ['maker'],
  }),
  'POST /api/order/:id/cancellation': only(
    ['buyer'],
    'agedOrder',
    byIdWith({ reason: 'The wedding is off.', refund: refundBefore }),
    {
      knows: ['maker'],
    },
  ),
  'POST /api/order/:id/cancellation/withdraw': only(['buyer'], 'askedOrder', byId, { knows: ['maker'] }),
  'POST /api/order/:id/cancellation/answer': only(
    ['maker'],
    'askedOrder',
    byIdWith({ agree: false, words: 'It is cut already.' }),
    { knows: ['buyer'] },
  ),
  'POST /api/order/:id/cancellation/decide': only(
    ['admin'],
    'overdueOrder',
    byIdWith({ agree: false, words: 'It was made as agreed.' }),
  ),
  'POST /api/order/:id/updates': only(['maker'], 'confirmedOrder', anUpdate),
  'DELETE /api/order/:id/updates/:updateId': only(['maker'], 'orderUpdate', ({ id, orderId = 0 }) => ({
    params: { id: orderId, updateId: id },
  })),
  'PUT /api/order/:id/shipment': only(['maker'], 'sentOrder', byIdWith(parcel)),

  'GET /api/order/paymentWindow': open(),
  'POST /api/order/uploadAnswerPicture': own(onePicture('image')),
  'GET /api/order/swatch/:designId': shared('design', ({ id }) => ({ params: { designId: id } })),
  'POST /api/order/swatch': [
    shared('anotherDesign', aSwatch, { maker: 400 }),
    only([], 'hiddenDesign', aSwatch),
  ],
  'GET /api/order/waiting': own(() => ({ query: { designId: '1' } })),
  'POST /api/order/resumeAdvance/:id': only(['buyer'], 'openOrder', byId),
  'POST /api/order/verifyInitialPayment': only(['buyer'], 'placedOrder', proven),
  'POST /api/order/createFinalPayment': only(['buyer'], 'confirmedOrder', ({ id }) => ({
    body: { orderId: id },
  })),
  'POST /api/order/verifyFinalPayment': only(['buyer'], 'orderAtFinal', proven),
  'POST /api/order/:id/refund': only(
    ['maker'],
    'confirmedOrder',
    ({ id }) => ({
      params: { id },
      body: { amount: 10, reason: 'As we agreed.' },
      headers: { 'idempotency-key': randomUUID() },
    }),
    { knows: ['buyer'] },
  ),

  'GET /api/order/:id/measurements': only(sides, 'confirmedOrder', byId),
  'POST /api/order/:id/measurements': only(sides, 'confirmedOrder', byIdWith(measured)),

  ...naapRows,

  'GET /api/order/:id/documents': only(sides, 'confirmedOrder', byId),
  'GET /api/order/:id/documents/:file': only(sides, 'receiptedOrder', ({ id }) => ({
    params: { id, file: 'advance-receipt.pdf' },
  })),

  'GET /api/meeting/orders/:orderId/meetings': only(sides, 'confirmedOrder', withOrder),
  'GET /api/meeting/orders/:orderId/slots': only(sides, 'confirmedOrder', withOrder),
  'GET /api/meeting/orders/:orderId/visits': only(sides, 'confirmedOrder', withOrder),
  'POST /api/meeting/orders/:orderId/meetings': [
    only(['buyer'], 'confirmedOrder', aMeeting, { knows: ['maker'] }),
    only(
      [],
      'strangersAddress',
      async ({ id, orderId = 0 }, world) => ({
        params: { orderId },
        body: {
          type: 'HOME_VISIT',
          scheduledAt: freeTime(world),
          notes: '',
          addressId: id,
          isExistingAddress: true,
        },
      }),
      { knows: ['maker'] },
    ),
  ],
  'GET /api/meeting/meetings/:id.ics': only(sides, 'meeting', byId),
  'PUT /api/meeting/meetings/:id/reschedule': only(sides, 'meeting', ({ id }, world) => ({
    params: { id },
    body: { scheduledAt: freeTime(world) },
  })),
  'PUT /api/meeting/meetings/:id/cancel': only(sides, 'meeting', byId),
  'PUT /api/meeting/meetings/:id/complete': only(['maker'], 'meeting', byIdWith({ status: 'IN_PROGRESS' }), {
    knows: ['buyer'],
  }),
  'GET /api/meeting/mine': own(),

  'POST /api/enquiry/createEnquiry': [
    open(anEnquiry, { thing: 'design', ruledOut: { maker: 400 } }),
    only([], 'hiddenDesign', anEnquiry),
  ],
  'GET /api/enquiry/answer': open(readAnswerByLink, { thing: 'enquiry' }),
  'POST /api/enquiry/answer/report': open(reportAnswerByLink, { thing: 'visitorsEnquiry' }),
  'POST /api/enquiry/speak': [
    open(aSpokenEnquiry, { thing: 'design', ruledOut: { maker: 400 } }),
    only([], 'hiddenDesign', aSpokenEnquiry),
  ],
  'POST /api/enquiry/:id/speak': only(['maker'], 'enquiry', ({ id }) => ({
    params: { id },
    body: spokenForm({}),
  })),
  'GET /api/enquiry/:id/voice': only(['buyer', 'maker'], 'spokenEnquiry', byId),
  'GET /api/enquiry/replies/:replyId/voice': only(['buyer', 'maker'], 'spokenEnquiry', ({ replyId = 0 }) => ({
    params: { replyId },
  })),
  'GET /api/enquiry/answer/voice': open(readAnswerByLink, { thing: 'spokenEnquiry' }),
  'GET /api/enquiry/pending': own(),
  'GET /api/enquiry/mine': own(),
  'GET /api/enquiry/getEnquiriesForSellerProducts': own(),
  'GET /api/enquiry/getEnquiry/:id': only(['maker'], 'enquiry', byId),
  'PATCH /api/enquiry/updateStatus/:id': only(['maker'], 'enquiry', byIdWith({ status: 'CLOSED' })),
  'PATCH /api/enquiry/sendEnquiryResponsebuyer/:id': only(
    ['maker'],
    'enquiry',
    byIdWith({ responseMessage: 'Yes, in mul cotton.' }),
  ),

  'POST /api/complaints': [own(() => ({ body: complaintForm() })), only(sides, 'confirmedOrder', aComplaint)],
  'GET /api/complaints': own(),
  'GET /api/complaints/:id': [only(sides, 'complaintOfOrder', byId), only(['buyer'], 'complaint', byId)],
  'POST /api/complaints/:id/messages': [
    only(sides, 'complaintOfOrder', anAnswer),
    only(['buyer'], 'complaint', anAnswer),
  ],
  'POST /api/complaints/:id/status': [
    only(['buyer'], 'complaintOfOrder', byIdWith({ status: 'RESOLVED' }), { knows: ['maker'] }),
    only(['buyer'], 'complaint', byIdWith({ status: 'RESOLVED' })),
  ],

  'GET /api/user/addresses': own(),
  'POST /api/user/addresses/createAddress': own(() => ({ body: place })),
  'PUT /api/user/addresses/:id': only(['buyer'], 'address', byIdWith({ ...place, label: 'Work' })),
  'PUT /api/user/addresses/:id/default': only(['buyer'], 'address', byId),
  'DELETE /api/user/addresses/:id': only(['buyer'], 'address', byId),
};
