import { fileForm } from '#tests/support/people/uploads.ts';
import { claimOf } from '../things/fit.things.ts';
import { admins, byId, only, own, type RequestFor, type Rows } from './row.ts';

const move =
  (act: string): RequestFor =>
  ({ id, version }) => ({ params: { id }, body: { version, act, words: 'As ordered.' } });

const sewn: RequestFor = ({ id, version }) => ({
  params: { id },
  body: { version, zones: [{ part: 'bust', sewn: 35 }] },
});

/** Fit claims, their alterations and what the book learns of them. */
export const fitRows: Rows = {
  'POST /api/fit/pictures': own((_, { picture }) => ({
    body: fileForm('image', { name: 'fit.jpg', bytes: picture }),
  })),
  'GET /api/order/:id/fit': only(['buyer', 'maker'], 'fittedOrder', byId),
  'POST /api/order/:id/fit': only(['buyer'], 'fittedOrder', ({ id, pictures }) => ({
    params: { id },
    body: claimOf(pictures),
  })),
  'GET /api/fit/:id': only(['buyer', 'maker'], 'openClaim', byId),
  'PUT /api/fit/:id/sewn': only(['maker'], 'openClaim', sewn),
  'POST /api/fit/:id/moves': [
    only(['maker'], 'openClaim', move('ACCEPT_FREE')),
    only(['buyer'], 'openClaim', move('WITHDRAW')),
  ],
  'POST /api/fit/:id/price': only(['maker'], 'openClaim', ({ id, version }) => ({
    params: { id },
    body: { version, price: 400, days: 2 },
  })),
  'POST /api/fit/:id/remember': only(['buyer'], 'doneClaim', ({ id, personId }) => ({
    params: { id },
    body: { personId, parts: ['bust'] },
  })),
  'DELETE /api/naap/preferences/:id': only(['buyer'], 'naapPreference', byId),
  'GET /api/admin/fit': admins(),
  'GET /api/admin/fit/:id': admins(byId, 'openClaim'),
  'POST /api/admin/fit/:id/decide': admins(
    ({ id, version }) => ({ params: { id }, body: { version, outcome: 'FREE', words: 'It is too small.' } }),
    'claimAtDesk',
  ),
};
