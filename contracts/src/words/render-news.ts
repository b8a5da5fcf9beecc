import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { newsIn } from './catalogues/news-in.ts';
import type { news } from './en/news.ts';
import { type Filling, fill, pluralForm, type Words } from './words.ts';

type English = typeof news;

export type NewsReason = keyof English;

/** What notifications say in a language. */
export type NewsCatalogue = Readonly<Record<NewsReason, Words>>;

type Value = string | number | TitleInLanguages;

/** A word or two with parameters of their own, such as an order's title and number. */
export interface NewsPart {
  reason: string;
  params?: Readonly<Record<string, Value>> | undefined;
}

/** A sentence of a notification apart from any language. */
export interface News {
  reason: NewsReason;
  params?: Readonly<Record<string, Value | NewsPart>>;
}

export interface RenderedNews {
  message: string;
  /** Those words of the message that name who or what; screens stress them. */
  lead: string;
}

/** Names a sentence with all that it speaks of. */
export function newsOf<Reason extends NewsReason>(
  reason: Reason,
  ...[params]: Filling<English[Reason], Value | NewsPart>
): News {
  return params === undefined ? { reason } : { reason, params };
}

/** The same of words that stand in a sentence. */
export function newsPart<Reason extends NewsReason>(
  reason: Reason,
  ...[params]: Filling<English[Reason], Value>
): NewsPart {
  return params === undefined ? { reason } : { reason, params };
}

/** News in the words of a language; undefined where its catalogue does not have them. */
export function renderNews(
  { reason, params }: Omit<NewsPart, 'params'> & Pick<News, 'params'>,
  locale: Locale,
): RenderedNews | undefined {
  const catalogue: Readonly<Record<string, Words>> = newsIn[locale];
  const words = Object.hasOwn(catalogue, reason) ? catalogue[reason] : undefined;
  if (words === undefined) return undefined;
  const leads: string[] = [];
  const [before = '', stressed, after = ''] = pluralForm(words, params?.count, locale)
    // Before the gaps are filled: a value may hold brackets.
    .split(/[[\]]/)
    .map((text) => fill<NewsPart>(text, params, locale, sayPart));
  if (stressed === undefined) return { message: before, lead: leads[0] ?? '' };
  return { message: before + stressed + after, lead: stressed };

  function sayPart(part: NewsPart): string | undefined {
    const rendered = renderNews(part, locale);
    if (rendered !== undefined && rendered.lead !== '') leads.push(rendered.lead);
    return rendered?.message;
  }
}
