import type { PartName } from './garments.ts';

/** Two girths of one body, and the range of their ratio (`one` divided by `other`) on nearly everybody. */
const proportions: readonly { one: PartName; other: PartName; least: number; most: number }[] = [
  { one: 'bust', other: 'waist', least: 0.7, most: 1.9 },
  { one: 'hip', other: 'waist', least: 0.7, most: 2 },
  { one: 'bust', other: 'hip', least: 0.6, most: 1.6 },
  { one: 'underBust', other: 'bust', least: 0.6, most: 1.05 },
  { one: 'thigh', other: 'hip', least: 0.35, most: 0.85 },
  { one: 'wrist', other: 'bicep', least: 0.35, most: 1.05 },
  { one: 'ankle', other: 'calf', least: 0.4, most: 1.1 },
];

/**
 * The first two measurements that are unlikely for one body, usually a measuring or typing error; null if none are.
 * Only a reason to ask, never to refuse. Lengths may be in any one unit.
 */
export function unlikelyPair(
  lengths: Partial<Record<PartName, number | undefined>>,
): { one: PartName; other: PartName } | null {
  const found = proportions.find(({ one, other, least, most }) => {
    const [first, second] = [lengths[one], lengths[other]];
    if (first === undefined || second === undefined || second === 0) return false;
    return first / second < least || first / second > most;
  });
  return found ? { one: found.one, other: found.other } : null;
}
