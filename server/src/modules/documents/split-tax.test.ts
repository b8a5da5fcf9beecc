import { expect, test } from 'vitest';
import type { DocumentSnapshot } from './document-snapshot.ts';
import { splitTax } from './split-tax.ts';

const inKarnataka = '29AAGCB7383J1Z4';

function sale(gstin: string | undefined, buyer: Partial<DocumentSnapshot['buyer']> = {}): DocumentSnapshot {
  return {
    order: { number: 'TB-2026-000123', createdAt: '2026-11-02T14:12:00Z' },
    seller: { name: 'Meher Ansari', city: 'Mysuru', ...(gstin === undefined ? {} : { gstin }) },
    buyer: {
      name: 'Asha Rao',
      address: '14, 3rd Cross',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560003',
      country: 'India',
      ...buyer,
    },
    items: [],
    totals: { subtotalPaise: 0, shippingPaise: 0, taxPaise: 0, taxPercent: 8, totalPaise: 0 },
    payments: [],
    refunds: [],
    amountPaise: 0,
    against: null,
  };
}

test('within the state the tax is halved to the paisa', () => {
  expect(splitTax(sale(inKarnataka), 100_001)).toEqual({
    placeOfSupply: 'Karnataka (29)',
    parts: [
      { name: 'CGST', percent: 4, paise: 50_000 },
      { name: 'SGST', percent: 4, paise: 50_001 },
    ],
  });
});

test('to another state it is integrated, and the PIN code counts where a typed state says otherwise', () => {
  const igst = { name: 'IGST', percent: 8, paise: 100_001 };
  expect(splitTax(sale(inKarnataka, { pincode: '221001' }), 100_001)).toEqual({
    placeOfSupply: 'Uttar Pradesh (09)',
    parts: [igst],
  });
  const army = { pincode: '900056', state: 'Army post' };
  expect(splitTax(sale(inKarnataka, army), 100_001)).toEqual({ placeOfSupply: 'Army post', parts: [igst] });
});

test('without a GSTIN there is nothing to split', () => {
  expect([splitTax(sale(''), 100_001), splitTax(sale(undefined), 100_001)]).toEqual([null, null]);
});
