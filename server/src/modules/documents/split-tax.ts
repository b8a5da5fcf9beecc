import { halfTaxOf } from '#contracts/money/money.ts';
import { hasStateTax, stateCode } from '#contracts/profiles/gstin.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';

interface TaxSplit {
  /** Where the parcel goes; without a code where the state is none of India's. */
  placeOfSupply: { state: string; code: string | undefined };
  parts: { name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'; percent: number; paise: number }[];
  /** What was charged as tax and is in no part of it, because the parts are rounded; a paisa or two, or less than 0. */
  roundingPaise: number;
}

/**
 * Splits the tax of a registered seller on a sum before tax: half to the centre and half to the state or the union
 * territory where goods stay in it, all of it integrated where they leave it. Each part is rounded by itself from the
 * same sum, so that both halves are equal. The place of supply is where the parcel goes. Null where the seller has no
 * GSTIN.
 */
export function splitTax(
  { seller, buyer, totals }: DocumentSnapshot,
  { basePaise, taxPaise }: { basePaise: number; taxPaise: number },
): TaxSplit | null {
  if (!seller.gstin) return null;
  // The PIN code is checked when ordering; the name of a state is typed.
  const state = lookUpPin(buyer.pincode)?.state ?? buyer.state;
  const code = stateCode(state);
  const placeOfSupply = { state, code };
  const percent = totals.taxPercent;
  if (code === undefined || code !== seller.gstin.slice(0, 2)) {
    const paise = Math.round((basePaise * percent) / 100);
    return { placeOfSupply, parts: [{ name: 'IGST', percent, paise }], roundingPaise: taxPaise - paise };
  }
  const paise = halfTaxOf(basePaise);
  return {
    placeOfSupply,
    parts: [
      { name: 'CGST', percent: percent / 2, paise },
      { name: hasStateTax(code) ? 'SGST' : 'UTGST', percent: percent / 2, paise },
    ],
    roundingPaise: taxPaise - 2 * paise,
  };
}

/** A sum that includes the tax, as what it is before tax and the tax on it. In paise. */
export function takeTaxOut(
  { totals: { taxPercent } }: DocumentSnapshot,
  amountPaise: number,
): { basePaise: number; taxPaise: number } {
  const basePaise = Math.round((amountPaise * 100) / (100 + taxPercent));
  return { basePaise, taxPaise: amountPaise - basePaise };
}
