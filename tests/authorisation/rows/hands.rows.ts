import { fileForm } from '#tests/support/people/uploads.ts';
import { members } from '../people.ts';
import { newKey } from '../things/occasions.things.ts';
import { zariWork } from '../things/orders.things.ts';
import { byId, byIdWith, only, open, own, type Rows } from './row.ts';

/** Pieces of orders and the hands that work on them: the maker alone, except what the buyer, a link and an account may see. */
export const handRows: Rows = {
  'GET /api/order/:id/pieces': only(['buyer', 'maker'], 'confirmedOrder', byId),
  'PUT /api/order/:id/pieces': only(
    ['maker'],
    'confirmedOrder',
    byIdWith({ version: 0, together: true, pieces: [{ name: 'Blouse' }] }),
  ),
  'POST /api/hand-overs/pictures': own((_, { picture }) => ({
    body: fileForm('image', { name: 'piece.jpg', bytes: picture }),
  })),
  'POST /api/order/:id/hand-overs': only(['maker'], 'orderToHandOver', ({ id, pictures }) => ({
    params: { id },
    body: zariWork(pictures),
    headers: newKey(),
  })),
  'POST /api/hand-overs/:id/moves': only(['maker'], 'handOver', ({ id, version }) => ({
    params: { id },
    body: { version, act: 'WITHDRAW' },
  })),
  'POST /api/hand-overs/:id/link': only(['maker'], 'handOver', byId),
  'DELETE /api/hand-overs/:id/link': only(['maker'], 'handOver', byId),
  'POST /api/hand-overs/:id/credit': only(['maker'], 'offeredCredit', byIdWith({ offer: false })),
  'POST /api/order/:id/piece-tag': only(['maker'], 'confirmedOrder', byIdWith({})),
  'GET /api/hand-link': open(({ token = '' }) => ({ query: { token } }), { thing: 'handOver' }),
  'POST /api/hand-link/pictures': open(
    ({ token = '' }, { picture }) => ({
      query: { token },
      body: fileForm('image', { name: 'piece.jpg', bytes: picture }),
    }),
    { thing: 'handOver' },
  ),
  'POST /api/hand-link/moves': open(
    ({ token = '', version }) => ({ body: { token, version, act: 'ACCEPT' } }),
    // The first caller, a visitor, moves it, and a version moves once.
    { thing: 'handOver', ruledOut: Object.fromEntries(members.map((who) => [who, 409])) },
  ),
  'POST /api/hand-link/credit': open(({ token = '' }) => ({ body: { token, agree: true, name: 'Rafiq' } }), {
    thing: 'offeredCredit',
  }),
  'GET /api/handed-work': own(),
  'GET /api/handed-work/:id': only(['stranger'], 'handedWork', byId),
  'POST /api/handed-work/:id/pictures': only(['stranger'], 'handedWork', ({ id }, { picture }) => ({
    params: { id },
    body: fileForm('image', { name: 'piece.jpg', bytes: picture }),
  })),
  'POST /api/handed-work/:id/moves': only(
    ['stranger'],
    'handedWork',
    byIdWith({ version: 1, act: 'ACCEPT' }),
  ),
  'POST /api/handed-work/:id/credit': only(
    ['stranger'],
    'creditOfWork',
    byIdWith({ agree: true, name: 'Rafiq' }),
  ),
};
