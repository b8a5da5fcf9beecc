import type { SearchFacets } from '#contracts/discovery/search.contract.ts';
import type { Chosen } from './match-query.ts';

/** The fields counted per match; makers have no category, materials or price. */
export interface Counted {
  pricePaise?: number;
  category?: string;
  /** One per line. */
  materials?: string;
  city: string;
  role: string;
  isVerified: boolean;
}

const groups = ['category', 'material', 'city', 'role'] as const;
type Group = (typeof groups)[number];
const mostValues: Record<Group, number> = { category: 8, material: 12, city: 12, role: 8 };
const bars = 16;

/** Counts each group as if nothing were chosen in it, to show what else could be chosen. */
export function countFacets(candidates: readonly Counted[], chosen: Chosen): SearchFacets {
  const others = (without: Group | 'verified' | 'price') =>
    candidates.filter((one) => fits(one, chosen, without));
  return {
    category: countValues(others('category'), 'category', chosen.category),
    material: countValues(others('material'), 'material', chosen.material),
    city: countValues(others('city'), 'city', chosen.city),
    role: countValues(others('role'), 'role', chosen.role),
    verified: others('verified').filter((one) => one.isVerified).length,
    price: countPrices(others('price').flatMap((one) => one.pricePaise ?? [])),
  };
}

function valuesOf(one: Counted, group: Group): string[] {
  if (group === 'material') return (one.materials ?? '').split('\n').filter((value) => value !== '');
  const value = one[group] ?? '';
  return value === '' ? [] : [value];
}

const plain = (value: string) => value.trim().toLowerCase();

function fits(one: Counted, chosen: Chosen, without: Group | 'verified' | 'price'): boolean {
  if (without !== 'verified' && chosen.verified && !one.isVerified) return false;
  if (without !== 'price' && one.pricePaise !== undefined) {
    const rupees = one.pricePaise / 100;
    if (rupees < (chosen.minPrice ?? 0) || rupees > (chosen.maxPrice ?? Number.POSITIVE_INFINITY))
      return false;
  }
  return groups.every((group) => {
    const wanted = chosen[group].map(plain);
    return (
      group === without ||
      wanted.length === 0 ||
      valuesOf(one, group).some((value) => wanted.includes(plain(value)))
    );
  });
}

/** The most common values, plus the chosen ones even if their count is 0. */
function countValues(candidates: readonly Counted[], group: Group, chosen: readonly string[]) {
  const counts = new Map<string, { value: string; count: number }>();
  for (const value of chosen) counts.set(plain(value), { value, count: 0 });
  for (const one of candidates) {
    for (const value of new Set(valuesOf(one, group))) {
      // The address separates values by commas.
      if (value.includes(',')) continue;
      const known = counts.get(plain(value));
      counts.set(plain(value), { value, count: (known?.count ?? 0) + 1 });
    }
  }
  const sorted = [...counts.values()].sort(
    (one, other) => other.count - one.count || one.value.localeCompare(other.value),
  );
  const wanted = chosen.map(plain);
  const shown = sorted.slice(0, mostValues[group]);
  const pushedOut = sorted.slice(mostValues[group]).filter(({ value }) => wanted.includes(plain(value)));
  return [...shown, ...pushedOut];
}

/** Null if there is no range to choose from. */
function countPrices(paise: readonly number[]): SearchFacets['price'] {
  if (paise.length === 0) return null;
  const from = Math.floor(Math.min(...paise) / 100);
  const to = Math.ceil(Math.max(...paise) / 100);
  if (from === to) return null;
  const counts = Array.from({ length: bars }, () => 0);
  for (const one of paise) {
    const place = Math.min(bars - 1, Math.floor(((one / 100 - from) / (to - from)) * bars));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { from, to, bars: counts };
}
