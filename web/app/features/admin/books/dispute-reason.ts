export const disputeReasons = [
  'RECEIVED',
  'DESCRIBED',
  'REFUND',
  'TWICE',
  'CANCELLED',
  'FRAUD',
  'AMOUNT',
  'OTHER',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** The provider's codes differ by card network, so a code is recognised by a word in it; the first match counts. */
const wordsOfReason: readonly (readonly [DisputeReason, RegExp])[] = [
  ['RECEIVED', /not_(?:yet_)?(?:been_)?(?:received|delivered|provided|rendered)|non_receipt/],
  ['DESCRIBED', /described|defective|damaged|quality|counterfeit|wrong_(?:goods|product|item)/],
  ['REFUND', /credit|refund/],
  ['TWICE', /duplicate|twice|paid_by_other|multiple/],
  ['CANCELLED', /cancel/],
  ['FRAUD', /fraud|unauthori[sz]ed|not_recogni[sz]ed|no_authori[sz]ation|stolen/],
  ['AMOUNT', /amount/],
];

/** The buyer's reason for a dispute, from the provider's code; null if it gives none. */
export function reasonOf(code: string): DisputeReason | null {
  const plain = code
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  // This code only names the phase, not a reason.
  if (plain === '' || plain === 'chargeback') return null;
  return wordsOfReason.find(([, words]) => words.test(plain))?.[0] ?? 'OTHER';
}
