import type { GarmentOfBook } from '#contracts/measurements/book/book.contract.ts';
import type { BookPerson, BookShare, BookVersion } from '#contracts/measurements/book/book.fields.ts';
import type { BookForOrder } from '#contracts/measurements/book/sharing.contract.ts';

/** For tests: Asha's mother, her blouse, and an order that it fits. */
export const mother: BookPerson = {
  id: 5,
  name: 'Latha Rao',
  relation: 'MOTHER',
  body: 'women',
  birthYear: null,
  unit: 'in',
  garments: [],
  can: { edit: true, remove: true },
};

export const firstVersion: BookVersion = {
  id: 31,
  personId: 5,
  garment: 'blouse',
  version: 1,
  unit: 'in',
  values: [
    { part: 'bust', of: 'body', value: 38, tenths: 9652 },
    { part: 'waist', of: 'body', value: 32.5, tenths: 8255 },
  ],
  source: 'SELF',
  measuredBy: 'Asha Rao',
  measuredOn: '2026-08-20',
  confirmedOn: null,
  reason: '',
  preferences: 'Likes the sleeve loose',
  notes: '',
  orderId: null,
  createdAt: '2026-08-20T10:00:00.000Z',
};

export const emptyBlouse: GarmentOfBook = {
  person: mother,
  garment: 'blouse',
  versions: [],
  preferences: [],
  overlays: [],
  shares: [],
  can: { write: true, confirm: false, addOverlay: false },
};

export const measuredBlouse: GarmentOfBook = {
  ...emptyBlouse,
  versions: [firstVersion],
  can: { write: true, confirm: true, addOverlay: true },
};

export const openShare: BookShare = {
  id: 41,
  orderId: 70,
  orderNumber: 'TB-70',
  makerName: 'Meera Iyer',
  personId: 5,
  personName: mother.name,
  garment: 'blouse',
  versionId: 31,
  version: 1,
  overlay: null,
  state: 'SHARED',
  sharedAt: '2026-11-22T10:00:00.000Z',
  endedAt: null,
  can: { revoke: true },
};

export const forOrder: BookForOrder = {
  orderId: 70,
  orderNumber: 'TB-70',
  makerName: 'Meera Iyer',
  garments: ['blouse'],
  shareable: [
    {
      person: { id: 5, name: mother.name, relation: 'MOTHER', body: 'women' },
      garment: 'blouse',
      versions: [{ ...firstVersion, usedFor: [] }],
      overlays: [],
    },
  ],
  shares: [],
  measured: [],
  standingYes: null,
  can: { share: true, takeMeasured: true, giveStandingYes: true },
  why: null,
};
