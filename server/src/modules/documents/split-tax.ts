import { halfTaxOf } from '#contracts/money/money.ts';
import { hasStateTax, stateCode } from '#contracts/profiles/gstin.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';

interface TaxSplit {
  /** The destination of the parcel; no code if the state is not in India. */
  placeOfSupply: { state: string; code: string | undefined };
  parts: { name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'; percent: number; paise: number }[];
  /** Charged tax that the rounded parts do not cover: a paisa or two, possibly negative. */
  roundingPaise: number;
}

/**
 * Splits the tax of a registered seller on an amount before tax: half to the centre and half to the state or union
 * territory if the goods stay in it, otherwise all as integrated tax. Each part is rounded separately from the same
 * amount, so that the halves are equal. The place of supply is the destination of the parcel. Null if the seller has
 * no GSTIN.
 */
export function splitTax(
  { seller, buyer, totals }: DocumentSnapshot,
  { basePaise, taxPaise }: { basePaise: number; taxPaise: number },
): TaxSplit | null {
  if (!seller.gstin) return null;
  // Prefer the PIN code, which was checked when ordering; the state was typed by hand.
  const state = lookUpPin(buyer.pincode)?.state ?? buyer.state;
  const code = stateCode(state);
  const placeOfSupply = { state, code };
  const percent = totals.taxPercent;
  if (code === undefined || code !== seller.gstin.slice(0, 2)) {
    const paise = Math.round((basePaise * percent) / 100);
    return { placeOfSupply, parts: [{ name: 'IGST', percent, paise }], roundingPaise: taxPaise - paise };
  }
  const paise = halfTaxOf(basePaise, percent);
  return {
    placeOfSupply,
    parts: [
      { name: 'CGST', percent: percent / 2, paise },
      { name: hasStateTax(code) ? 'SGST' : 'UTGST', percent: percent / 2, paise },
    ],
    roundingPaise: taxPaise - 2 * paise,
  };
}

/** Splits an amount that includes tax into the amount before tax and the tax. In paise. */
export function takeTaxOut(
  { totals: { taxPercent } }: DocumentSnapshot,
  amountPaise: number,
): { basePaise: number; taxPaise: number } {
  const basePaise = Math.round((amountPaise * 100) / (100 + taxPercent));
  return { basePaise, taxPaise: amountPaise - basePaise };
}
