import { newKey, wedding } from '../things/occasions.things.ts';
import { byId, byIdWith, only, open, own, type RequestFor, type Rows } from './row.ts';

const person = { name: 'Kavya' };

const ofPerson: RequestFor = ({ id, personId = 0 }) => ({ params: { id, personId } });
const ofOrder: RequestFor = ({ id, orderId = 0 }) => ({ params: { id, orderId } });

/** Family orders: the organiser alone, except what the sides of an order and whoever has a link may see. */
export const occasionRows: Rows = {
  'GET /api/occasions': own(),
  'POST /api/occasions': own(() => ({ body: wedding(), headers: newKey() })),
  'GET /api/occasions/:id': only(['buyer'], 'occasion', byId),
  'PUT /api/occasions/:id': only(['buyer'], 'occasion', ({ id }) => ({ params: { id }, body: wedding() })),
  'POST /api/occasions/:id/archive': only(['buyer'], 'occasion', byIdWith({ archived: true })),
  'POST /api/occasions/:id/people': only(['buyer'], 'occasion', ({ id }) => ({
    params: { id },
    body: person,
    headers: newKey(),
  })),
  'PUT /api/occasions/:id/people/:personId': only(['buyer'], 'occasion', ({ id, personId = 0 }) => ({
    params: { id, personId },
    body: person,
  })),
  'DELETE /api/occasions/:id/people/:personId': only(['buyer'], 'occasion', ofPerson),
  'PUT /api/occasions/:id/orders/:orderId': only(
    ['buyer'],
    'occasionAndOrder',
    ({ id, orderId = 0, personId = 0 }) => ({ params: { id, orderId }, body: { personId } }),
  ),
  'DELETE /api/occasions/:id/orders/:orderId': only(['buyer'], 'occasionWithOrder', ofOrder),
  'GET /api/order/:id/occasion': only(['buyer', 'maker'], 'orderOfOccasion', byId),
  'POST /api/occasions/:id/shares': only(['buyer'], 'occasionWithOrder', ({ id, orderId = 0 }) => ({
    params: { id },
    body: { orderId, purpose: 'ADVANCE' },
  })),
  'DELETE /api/occasions/:id/shares/:shareId': only(['buyer'], 'occasionShare', ({ id, occasionId = 0 }) => ({
    params: { id: occasionId, shareId: id },
  })),
  'GET /api/share-link': open(({ token = '' }) => ({ query: { token } }), { thing: 'occasionShare' }),
  'POST /api/share-link/pay': open(({ token = '' }) => ({ body: { token } }), { thing: 'occasionShare' }),
  // Whoever has the link may prove a payment; one that was never made proves nothing.
  'POST /api/share-link/verify': open(
    ({ token = '' }) => ({
      body: {
        token,
        razorpay_order_id: 'order_none',
        razorpay_payment_id: 'pay_none',
        razorpay_signature: '',
      },
    }),
    { thing: 'occasionShare', answers: 400 },
  ),
};
