import { stateCode } from '#contracts/profiles/gstin.ts';
import { lookUpPin } from '#contracts/profiles/pin-codes.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';

interface TaxSplit {
  /** "Karnataka (29)". */
  placeOfSupply: string;
  parts: { name: 'CGST' | 'SGST' | 'IGST'; percent: number; paise: number }[];
}

/**
 * Splits the tax of a registered seller: half to the centre and half to the state where goods stay in the seller's
 * state, all of it integrated where they leave it. The place of supply is where the parcel goes. Null where the
 * seller has no GSTIN.
 */
export function splitTax({ seller, buyer, totals }: DocumentSnapshot, taxPaise: number): TaxSplit | null {
  if (!seller.gstin) return null;
  // The PIN code is checked when ordering; the name of a state is typed.
  const to = lookUpPin(buyer.pincode)?.state ?? buyer.state;
  const code = stateCode(to);
  const placeOfSupply = code === undefined ? to : `${to} (${code})`;
  const percent = totals.taxPercent;
  if (code === undefined || code !== seller.gstin.slice(0, 2))
    return { placeOfSupply, parts: [{ name: 'IGST', percent, paise: taxPaise }] };
  const central = Math.floor(taxPaise / 2);
  return {
    placeOfSupply,
    parts: [
      { name: 'CGST', percent: percent / 2, paise: central },
      { name: 'SGST', percent: percent / 2, paise: taxPaise - central },
    ],
  };
}
