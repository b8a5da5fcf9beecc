import * as z from 'zod/mini';
import { roles } from '#contracts/accounts/roles.ts';
import { categories } from '#contracts/designs/categories.ts';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { readRupees } from '#contracts/platform/text/typed-numbers.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { kinNames } from './kin-names.ts';
import { nearPin, nearTown, nearWithin } from './near.ts';
import { longestSearch, searchSorts } from './search.rules.ts';

export const searchPageSize = 24;

const searchTypes = ['designs', 'creators'] as const;
export type SearchSort = (typeof searchSorts)[number];

const mostChoices = 8;

/** Several values of one facet, separated by commas; empty ones are ignored. */
function choices<Value extends z.ZodMiniType<string, string>>(value: Value) {
  return z._default(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(mostChoices * 51)),
        z.transform((text: string) => [
          ...new Set(
            text
              .split(',')
              .map((part) => part.trim())
              .filter((part) => part !== ''),
          ),
        ]),
      ),
      z
        .array(value)
        .check(z.maxLength(mostChoices, rule(sentence('discovery.chooseMost', { most: mostChoices })))),
    ),
    [],
  );
}

const someWords = z
  .string()
  .check(oneLine, z.maxLength(50, rule(sentence('platform.keepUnder', { most: 50 }))));

/** Whole rupees, 0 to one crore. */
const wholeRupees = z.optional(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.pipe(
      z.transform(readRupees),
      z
        .int(rule('discovery.priceWhole'))
        .check(z.minimum(0), z.maximum(10_000_000, rule('discovery.priceMost'))),
    ),
  ),
);

const searchText = z._default(
  z
    .string()
    .check(
      oneLine,
      z.maxLength(longestSearch, rule(sentence('discovery.searchLong', { most: longestSearch }))),
    ),
  '',
);

const facetValue = z.object({ value: z.string(), count: z.int() });

export const foundDesign = z.object({
  id: idOut,
  ...shownTitle,
  price: rupees,
  /** In percent; 0 if there is none. */
  discount: z.int(),
  originalPrice: z.nullable(rupees),
  picture: z.nullable(picture),
  maker: z.object({ id: idOut, name: z.string(), city: z.string(), isVerified: z.boolean() }),
  isSaved: z.boolean(),
  savesCount: z.int(),
  /** To one decimal; null without reviews. */
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
});
export type FoundDesign = z.output<typeof foundDesign>;

export const foundCreator = z.object({
  id: idOut,
  name: z.string(),
  role: z.enum(roles),
  profession: z.string(),
  city: z.string(),
  profileImage: z.nullable(z.string()),
  isVerified: z.boolean(),
  /** Number of published designs, counted up to 1,000. */
  designsCount: z.int(),
});
export type FoundCreator = z.output<typeof foundCreator>;

const searchFacets = z.object({
  category: z.array(facetValue),
  material: z.array(facetValue),
  city: z.array(facetValue),
  role: z.array(facetValue),
  verified: z.int(),
  /**
   * Price histogram: counts of designs in equal price steps, cheapest first, between `from` and `to` in whole rupees.
   */
  price: z.nullable(z.object({ from: z.int(), to: z.int(), bars: z.array(z.int()) })),
});
export type SearchFacets = z.output<typeof searchFacets>;

/** How a search was corrected when its words match nothing as typed. */
export const wordsTaken = {
  /** The corrected search words. */
  corrected: z.nullable(z.string()),
  /** True if nothing matches all words and the results match only some of them. */
  isLoose: z.boolean(),
  /** Trade terms that match nothing, each with the terms that were searched for instead. */
  missing: z.array(z.object({ word: z.string(), nearest: z.array(z.enum(kinNames)) })),
  /** Words without a match or a correction, and the remaining words that found the results. */
  unfound: z.nullable(z.object({ words: z.array(z.string()), others: z.array(z.string()) })),
};

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'discovery',
  summary: 'Designs or creators by words, facets and sort, by cursor',
  query: z.object({
    q: searchText,
    type: z._default(z.enum(searchTypes), 'designs'),
    category: choices(z.enum(categories)),
    minPrice: wholeRupees,
    maxPrice: wholeRupees,
    material: choices(someWords),
    city: choices(someWords),
    role: choices(z.enum(roles)),
    verified: z._default(
      z.pipe(
        z.union([z.boolean(), z.string().check(z.maxLength(5))]),
        z.transform((value: boolean | string) => value === true || value === 'true' || value === '1'),
      ),
      false,
    ),
    /** Only designs of makers within `within` kilometres of this PIN code. */
    pin: nearPin,
    within: nearWithin,
    sort: z._default(z.enum(searchSorts), 'relevance'),
    cursor: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({
    success: z.literal(true),
    /** The number of matches; if `isAtLeast`, counting stopped at a limit. */
    total: z.object({ count: z.int(), isAtLeast: z.boolean() }),
    ...wordsTaken,
    /**
     * The requested price range, in rupees, if nothing in it matches all words. The results are then the nearest in
     * price.
     */
    noneWithin: z.nullable(z.object({ from: z.optional(rupees), to: z.optional(rupees) })),
    designs: z.array(foundDesign),
    creators: z.array(foundCreator),
    /** Sent with the first page only. The counts of a facet ignore the selection in that facet. */
    facets: z.nullable(searchFacets),
    near: nearTown,
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggest',
  access: 'anyone',
  mayBeStale: true,
  inReadersLanguage: true,
  tag: 'discovery',
  summary: 'At most 8 suggestions while somebody writes: words, designs and creators',
  query: z.object({ q: searchText }),
  reply: z.object({
    success: z.literal(true),
    words: z.array(z.string()),
    designs: z.array(z.object({ id: idOut, ...shownTitle, price: rupees, picture: z.nullable(picture) })),
    creators: z.array(
      z.object({
        id: idOut,
        name: z.string(),
        city: z.string(),
        profileImage: z.nullable(z.string()),
        isVerified: z.boolean(),
      }),
    ),
  }),
});

export const searchCategories = endpoint({
  method: 'GET',
  path: '/api/search/categories',
  access: 'anyone',
  mayBeStale: true,
  tag: 'discovery',
  summary: 'The categories in which there is something, each with the picture of its most loved design',
  reply: z.object({
    success: z.literal(true),
    categories: z.array(z.object({ category: z.enum(categories), picture })),
  }),
});
