import { blouse, heels } from '../things/naap.things.ts';
import { byId, byIdWith, only, own, type RequestFor, type Rows } from './row.ts';

const sides = ['buyer', 'maker'] as const;
const person = { name: 'Kavya', relation: 'SISTER', body: 'women', birthYear: null, unit: 'in' };
const withPerson: RequestFor = ({ id, personId = 0 }) => ({ params: { id }, body: { personId } });
const ofStrangersPerson: RequestFor = ({ id, orderId = 0 }) => ({
  params: { id: orderId },
  body: { personId: id },
});

/** The naap book: its owner alone, and for what is shared with an order the order's maker. */
export const naapRows: Rows = {
  'GET /api/naap': own(),
  'POST /api/naap/people': own((_, world) => ({ body: { ...person, name: `Kavya ${world.next()}` } })),
  'PATCH /api/naap/people/:id': only(['buyer'], 'naapPerson', byIdWith(person)),
  'DELETE /api/naap/people/:id': only(['buyer'], 'naapPerson', byId),
  'GET /api/naap/people/:id/garments/:garment': only(['buyer'], 'naapPerson', ({ id }) => ({
    params: { id, garment: 'blouse' },
  })),
  'POST /api/naap/people/:id/versions': only(
    ['buyer'],
    'naapPerson',
    byIdWith({ ...blouse, basedOn: 1, reason: 'Measured over the blouse before.' }),
  ),
  'POST /api/naap/versions/:id/confirm': only(
    ['buyer'],
    'naapVersion',
    byIdWith({ measuredBy: 'Asha Rao', confirmedOn: '2026-02-20' }),
  ),
  'POST /api/naap/people/:id/overlays': only(['buyer'], 'naapPerson', byIdWith(heels)),
  'DELETE /api/naap/overlays/:id': only(['buyer'], 'naapOverlay', byId),
  'GET /api/naap/orders/:id': only(['buyer'], 'orderWithBook', byId),
  'POST /api/naap/orders/:id/shares': [
    only(['buyer'], 'orderWithBook', ({ id, versionId = 0 }) => ({ params: { id }, body: { versionId } })),
    only([], 'strangersVersion', ({ id, orderId = 0 }) => ({
      params: { id: orderId },
      body: { versionId: id },
    })),
  ],
  'DELETE /api/naap/shares/:id': only(['buyer'], 'naapShare', byId),
  'POST /api/naap/orders/:id/taken': only(
    ['buyer'],
    'makersMeasurement',
    ({ id, orderId = 0, personId = 0 }) => ({
      params: { id: orderId },
      body: { measurementId: id, personId },
    }),
  ),
  'PUT /api/naap/orders/:id/standing-yes': [
    only(['buyer'], 'orderWithBook', withPerson),
    only([], 'strangersPerson', ofStrangersPerson),
  ],
  'DELETE /api/naap/orders/:id/standing-yes': only(['buyer'], 'orderWithBook', byId),
  'GET /api/naap/orders/:id/shared': only(sides, 'orderWithBook', byId),
  'GET /api/naap/readings': own(),
};
