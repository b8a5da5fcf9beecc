import { byId, only, open, type Rows } from './row.ts';

/** The buyer's own cloth of an order. */
export const clothRows: Rows = {
  'GET /api/documents/reference-strip.pdf': open(),
  'GET /api/order/:id/cloth': only(['buyer', 'maker'], 'confirmedOrder', byId),
  'POST /api/order/:id/cloth/moves': only(['buyer', 'maker'], 'confirmedOrder', ({ id }) => ({
    params: { id },
    body: { version: 0, act: 'ASK', words: 'To the workshop.' },
  })),
  'POST /api/order/:id/cloth/receipt': only(
    ['maker'],
    'awaitedCloth',
    ({ id, version, pictures }) => ({
      params: { id },
      body: { version, metres: 2.25, width: 112, condition: 'SOUND', mediaIds: pictures },
    }),
    { knows: ['buyer'] },
  ),
  'POST /api/order/:id/cloth/price': only(
    ['maker'],
    'clothToPrice',
    ({ id, version }) => ({
      params: { id },
      body: { version, price: 400 },
    }),
    { knows: ['buyer'] },
  ),
  'POST /api/order/:id/cloth/leftover': only(
    ['maker'],
    'clothToReturn',
    ({ id, version }) => ({
      params: { id },
      body: { version, metres: 2, way: 'WITH_PARCEL' },
    }),
    { knows: ['buyer'] },
  ),
};
