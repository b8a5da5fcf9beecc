import type { suggest } from '#contracts/discovery/search.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { titleFor } from '#server/modules/designs/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { completeWord } from '../words/complete-words.ts';
import { likelyWords } from '../words/correct-words.ts';
import { plainWords } from '../words/fold-words.ts';
import { inOwnScript } from '../words/in-own-script.ts';
import { isOfTrade } from '../words/kin-words.ts';
import { isIndian } from '../words/latin-letters.ts';
import type { KnownWord } from '../words/search-words.queries.ts';
import { rankedCandidates } from './find-designs.queries.ts';
import { foundMakers, makerCandidates } from './find-makers.queries.ts';
import { foundDesigns } from './found-designs.queries.ts';
import { type Chosen, type Match, matchOf, searchedWords, wantedWords } from './match-query.ts';
import { presentFirstPicture, presentFoundMaker } from './present-search.ts';

type Suggestions = ReplyOf<typeof suggest>;
type Surroundings = Pick<Services, 'db' | 'env'>;

const most = { words: 3, designs: 3, creators: 2 };
const last = Number.MAX_SAFE_INTEGER;
const nothingChosen: Chosen = { category: [], material: [], city: [], role: [], verified: false };

/** Suggestions for a person who is typing `text`; the last word may be incomplete. */
export async function makeSuggestions(
  surroundings: Surroundings,
  text: string,
  locale: Locale,
): Promise<Suggestions> {
  const plain = plainWords(text);
  const beginning = plain.split(' ').at(-1) ?? '';
  if (plain.length < 2 || beginning === '') return { success: true, words: [], designs: [], creators: [] };
  const { db } = surroundings;
  const before = plain.slice(0, plain.length - beginning.length);
  const prices = before === '' ? [] : pricesBegun(beginning);
  const beginningSo = await completeWord(db, beginning);
  if (prices.length > 0 && beginningSo.length === 0)
    return suggestPrices(surroundings, before.trim(), prices, locale);
  const meant =
    beginningSo.length > 0
      ? beginningSo
      : isOfTrade(beginning)
        ? []
        : (await likelyWords(db, beginning)).slice(0, 4);

  const words = (
    await spelledAsWritten(db, { beginning, meant, mayBeLatin: before === '' && beginningSo.length > 0 })
  )
    .map(({ spelling }) => before + spelling)
    .filter((one) => one !== plain)
    .slice(0, prices.length > 0 ? most.words - 1 : most.words);
  const wanted = [
    ...wantedWords(searchedWords(before)),
    [...new Set([...(wantedWords([beginning])[0] ?? []), ...meant.map(({ word }) => word)])],
  ];
  const match = matchOf(wanted, nothingChosen);
  const [designs, creators] = await Promise.all([
    suggestDesigns(surroundings, match, locale),
    suggestMakers(surroundings, match),
  ]);
  return {
    success: true,
    words: [...words, ...prices.map((price) => before + price)].slice(0, most.words),
    designs,
    creators,
  };
}

/**
 * Each meaning once. For a prefix in an Indian script, suggestions in that script, and in Latin letters only if there
 * are none: a correction to Latin letters may be any word that sounds alike.
 */
async function spelledAsWritten(
  executor: Executor,
  { beginning, meant, mayBeLatin }: { beginning: string; meant: readonly KnownWord[]; mayBeLatin: boolean },
): Promise<KnownWord[]> {
  const spelled = await inOwnScript(executor, beginning, firstOfEachKind(meant));
  if (!isIndian(beginning)) return spelled;
  const own = spelled.filter(({ spelling }) => isIndian(spelling));
  return own.length > 0 || !mayBeLatin ? own : spelled;
}

/** If the word being typed begins "under" or a synonym, that word with common prices. */
function pricesBegun(beginning: string): string[] {
  const limits = ['under', 'below', 'within', 'upto', 'tak'];
  const limit = limits.find((word) => beginning.length >= 2 && word.startsWith(beginning));
  if (limit === undefined) return [];
  return [5_000, 10_000, 25_000].map((price) =>
    limit === 'tak' ? `${price} tak` : `${limit} ₹${price.toLocaleString('en-IN')}`,
  );
}

/** Previews what the words before the price find. */
async function suggestPrices(
  surroundings: Surroundings,
  before: string,
  prices: readonly string[],
  locale: Locale,
): Promise<Suggestions> {
  const match = matchOf(wantedWords(searchedWords(before)), nothingChosen);
  const designs = await suggestDesigns(surroundings, match, locale);
  return { success: true, words: prices.map((price) => `${before} ${price}`), designs, creators: [] };
}

/** "sari" and "saree" are one suggestion, in the more common spelling. */
function firstOfEachKind<Word extends { word: string }>(words: readonly Word[]): Word[] {
  return [...new Map(words.toReversed().map((word) => [word.word, word])).values()].reverse();
}

async function suggestDesigns(
  { db, env }: Surroundings,
  { must, wide, exact, lead }: Match,
  locale: Locale,
): Promise<Suggestions['designs']> {
  const candidates = await rankedCandidates(db, {
    must,
    lowest: 0,
    highest: last,
    most: 40,
    key: last,
    id: last,
    enough: 5,
    wide,
    exact,
    lead,
  });
  const ids = candidates.slice(0, most.designs).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = new Map((await foundDesigns(db, [ids, null, locale])).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return {
      id,
      ...titleFor(row, locale),
      price: toRupees(row.pricePaise),
      picture: presentFirstPicture(row, env.MEDIA_URL),
    };
  });
}

async function suggestMakers(
  { db, env }: Surroundings,
  { must, wide, exact }: Match,
): Promise<Suggestions['creators']> {
  const candidates = await makerCandidates(db, {
    must,
    key: last,
    id: last,
    sort: 'relevance',
    wide,
    exact,
  });
  const ids = candidates.slice(0, most.creators).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = new Map((await foundMakers(db, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { name, city, profileImage, isVerified } = presentFoundMaker(row, env.MEDIA_URL);
    return { id, name, city, profileImage, isVerified };
  });
}
