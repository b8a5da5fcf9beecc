import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { roles } from '#contracts/accounts/roles.ts';
import { categories } from '#contracts/designs/categories.ts';
import { readPriceWords } from '#contracts/discovery/price-words.ts';
import type { SearchSort } from '#contracts/discovery/search.contract.ts';
import {
  longestSearch,
  type NearRadius,
  nearRadii,
  searchSorts,
  usualRadius,
} from '#contracts/discovery/search.rules.ts';
import { readRupees } from '#contracts/platform/text/typed-numbers.ts';
import { isIndianPincode, withoutGap } from '#contracts/profiles/pincode.ts';

/** The whole state of the search page, as in its address. */
export interface SearchState {
  q: string;
  type: 'designs' | 'creators';
  category: string[];
  material: string[];
  city: string[];
  role: Role[];
  verified: boolean;
  /** Whole rupees. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** '' for everywhere. */
  pin: string;
  /** The radius around the PIN code, in kilometres. */
  within: NearRadius;
  sort: SearchSort;
}

export const valueFacets = ['category', 'material', 'city', 'role'] as const;

export const nothingChosen = {
  category: [],
  material: [],
  city: [],
  role: [],
  verified: false,
  minPrice: undefined,
  maxPrice: undefined,
  pin: '',
} satisfies Partial<SearchState>;

const mostChoices = 8;

/**
 * Reads an address; invalid values are ignored. A price in the words becomes a price filter: "saree under 5000" shows
 * as "saree" with a highest price.
 */
export function readSearch(params: URLSearchParams): SearchState {
  const sort = params.get('sort');
  const written = readPriceWords((params.get('q') ?? '').trim().slice(0, longestSearch));
  const pin = (params.get('pin') ?? '').trim();
  const within = Number(params.get('within'));
  const isPriced = params.has('minPrice') || params.has('maxPrice');
  return {
    q: written.words,
    type: params.get('type') === 'creators' ? 'creators' : 'designs',
    category: valuesIn(params, 'category').filter((value) =>
      (categories as readonly string[]).includes(value),
    ),
    material: valuesIn(params, 'material'),
    city: valuesIn(params, 'city'),
    role: valuesIn(params, 'role').filter((value): value is Role =>
      (roles as readonly string[]).includes(value),
    ),
    verified: params.get('verified') === 'true',
    minPrice: isPriced ? rupeesIn(params, 'minPrice') : written.minPrice,
    maxPrice: isPriced ? rupeesIn(params, 'maxPrice') : written.maxPrice,
    pin: isIndianPincode(pin) ? withoutGap(pin) : '',
    within: nearRadii.find((km) => km === within) ?? usualRadius,
    sort: searchSorts.find((name) => name === sort) ?? 'relevance',
  };
}

function valuesIn(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((text) => text.split(','));
  const known = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 50);
  return [...new Set(known)].slice(0, mostChoices);
}

function rupeesIn(params: URLSearchParams, name: string): number | undefined {
  const rupees = readRupees(params.get(name) ?? '');
  return Number.isInteger(rupees) && rupees >= 0 ? Math.min(rupees, 10_000_000) : undefined;
}

/** Whether there are neither words nor filters. */
export function isStart(state: SearchState): boolean {
  return searchAddress(state) === '/search';
}

/** The parts of the state that differ from the defaults, for an address or an API call. */
export function searchQuery(state: SearchState): Record<string, string> {
  const { q, type, verified, minPrice, maxPrice, pin, within, sort } = state;
  const query: Record<string, string> = {};
  if (q !== '') query.q = q;
  if (type !== 'designs') query.type = type;
  for (const facet of valueFacets) if (state[facet].length > 0) query[facet] = state[facet].join(',');
  if (minPrice !== undefined) query.minPrice = String(minPrice);
  if (maxPrice !== undefined) query.maxPrice = String(maxPrice);
  if (verified) query.verified = 'true';
  if (pin !== '') {
    query.pin = pin;
    query.within = String(within);
  }
  if (sort !== 'relevance') query.sort = sort;
  return query;
}

export function searchAddress(state: SearchState): string {
  const text = new URLSearchParams(searchQuery(state)).toString();
  return text === '' ? '/search' : `/search?${text}`;
}

/** The preview picture of a shared search for designs: the first results for its words and categories. */
export function searchCard({ type, q, category }: SearchState): string | undefined {
  if (type !== 'designs' || (q === '' && category.length === 0)) return undefined;
  return `/cards/search.jpg?${new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(category.length === 0 ? {} : { category: category.join(',') }),
  })}`;
}

/** The values of a facet with this one added or removed. */
export function toggled<Value extends string>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** The number of active filters; a price range counts as one. */
export function countChosen(state: SearchState): number {
  const lists = valueFacets.reduce((sum, facet) => sum + state[facet].length, 0);
  const hasPrice = state.minPrice !== undefined || state.maxPrice !== undefined;
  return lists + (state.verified ? 1 : 0) + (hasPrice ? 1 : 0) + (state.pin === '' ? 0 : 1);
}
