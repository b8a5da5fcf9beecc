import { expect, test } from 'vitest';
import { chargesForDesign } from '#contracts/money/price-order.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';
import { splitTax, takeTaxOut } from './split-tax.ts';

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

const sums = { basePaise: 100_013, taxPaise: 8000 };

test('within the state both halves are rounded from the same sum, and a paisa that was charged besides is named', () => {
  const halves = [
    { name: 'CGST', percent: 4, paise: 4001 },
    { name: 'SGST', percent: 4, paise: 4001 },
  ];
  expect(splitTax(sale(inKarnataka), { basePaise: 100_013, taxPaise: 8002 })).toEqual({
    placeOfSupply: { state: 'Karnataka', code: '29' },
    parts: halves,
    roundingPaise: 0,
  });
  expect(splitTax(sale(inKarnataka), { basePaise: 100_013, taxPaise: 8001 })).toMatchObject({
    parts: halves,
    roundingPaise: -1,
  });
});

test('for every price the halves of an order are equal, and those of what goes back of it too', () => {
  for (let price = 100; price < 300_000; price += 13) {
    const { subtotalPaise, taxPaise, totalPaise } = chargesForDesign(price);
    const order = splitTax(sale(inKarnataka), { basePaise: subtotalPaise, taxPaise });
    expect(order?.roundingPaise).toBe(0);
    const back = takeTaxOut(sale(inKarnataka), totalPaise - 37);
    const credit = splitTax(sale(inKarnataka), back);
    for (const [central, state] of [order?.parts ?? [], credit?.parts ?? []])
      expect(central?.paise).toBe(state?.paise);
    expect(credit?.parts[0]?.paise).toBe(Math.round(back.basePaise * 0.04));
    expect(Math.abs(credit?.roundingPaise ?? 9)).toBeLessThanOrEqual(1);
    const sum = credit?.parts.reduce((total, { paise }) => total + paise, 0) ?? 0;
    expect(back.basePaise + sum + (credit?.roundingPaise ?? 0)).toBe(totalPaise - 37);
  }
});

test('in a union territory without a legislature the second half is UTGST, in the others SGST', () => {
  const names = (gstin: string, buyer: Partial<DocumentSnapshot['buyer']>) =>
    splitTax(sale(gstin, buyer), sums)?.parts.map(({ name }) => name);
  expect(names('04AAGCB7383J1Z4', { pincode: '160017', state: 'Chandigarh' })).toEqual(['CGST', 'UTGST']);
  expect(names('07AAGCB7383J1Z4', { pincode: '110001', state: 'Delhi' })).toEqual(['CGST', 'SGST']);
});

test('to another state it is integrated, and the PIN code counts where a typed state says otherwise', () => {
  const igst = { name: 'IGST', percent: 8, paise: 8001 };
  expect(splitTax(sale(inKarnataka, { pincode: '221001' }), sums)).toEqual({
    placeOfSupply: { state: 'Uttar Pradesh', code: '09' },
    parts: [igst],
    roundingPaise: -1,
  });
  const army = { pincode: '900056', state: 'Army post' };
  expect(splitTax(sale(inKarnataka, army), sums)).toMatchObject({
    placeOfSupply: { state: 'Army post', code: undefined },
    parts: [igst],
  });
});

test('without a GSTIN there is nothing to split', () => {
  expect([splitTax(sale(''), sums), splitTax(sale(undefined), sums)]).toEqual([null, null]);
});
