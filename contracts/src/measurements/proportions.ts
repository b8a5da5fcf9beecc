import type { PartName } from './garments.ts';

interface Proportion {
  one: PartName;
  other: PartName;
  /** `one` is at least this share of `other`. */
  least?: number;
  /** `one` is at most this share of `other`, plus `more` tenths of a millimetre. */
  most: number;
  more?: number;
}

/** Two measurements of one body, and what they are to each other on nearly everybody. */
const proportions: readonly Proportion[] = [
  { one: 'bust', other: 'waist', least: 0.7, most: 1.9 },
  { one: 'waist', other: 'bust', most: 1, more: 1500 },
  { one: 'upperChest', other: 'bust', most: 1 },
  { one: 'hip', other: 'waist', least: 0.7, most: 2 },
  { one: 'bust', other: 'hip', least: 0.6, most: 1.6 },
  { one: 'underBust', other: 'bust', least: 0.6, most: 1.05 },
  { one: 'apexGap', other: 'bust', most: 0.5 },
  { one: 'acrossBack', other: 'shoulder', most: 1 },
  { one: 'thigh', other: 'hip', least: 0.35, most: 0.85 },
  { one: 'wrist', other: 'bicep', least: 0.35, most: 1.05 },
  { one: 'ankle', other: 'calf', least: 0.4, most: 1.1 },
];

/**
 * The first two measurements that are unlikely for one body, usually a measuring or typing error; null if none are.
 * Only a reason to ask, never to refuse: such bodies are rare but real. Lengths are tenths of a millimetre.
 */
export function unlikelyPair(
  lengths: Partial<Record<PartName, number | undefined>>,
): { one: PartName; other: PartName } | null {
  const found = proportions.find(({ one, other, least = 0, most, more = 0 }) => {
    const [first, second] = [lengths[one], lengths[other]];
    if (first === undefined || second === undefined || second === 0) return false;
    return first < second * least || first > second * most + more;
  });
  return found ? { one: found.one, other: found.other } : null;
}
