import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { newsIn } from './catalogues/news-in.ts';
import type { news } from './en/news.ts';
import { type Filling, fill, pluralForm, type Words } from './words.ts';

type English = typeof news;

export type NewsReason = keyof English;

/** The sentences of notifications in one language. */
export type NewsCatalogue = Readonly<Record<NewsReason, Words>>;

type Value = string | number | TitleInLanguages;

/** Part of a sentence with parameters of its own, such as an order's title and number. */
export interface NewsPart {
  reason: string;
  params?: Readonly<Record<string, Value>> | undefined;
}

/** The sentence of a notification, without a language. */
export interface News {
  reason: NewsReason;
  params?: Readonly<Record<string, Value | NewsPart>>;
}

export interface RenderedNews {
  message: string;
  /** The part of the message that screens emphasise: who or what it is about. */
  lead: string;
}

/** Names a sentence with its parameters. */
export function newsOf<Reason extends NewsReason>(
  reason: Reason,
  ...[params]: Filling<English[Reason], Value | NewsPart>
): News {
  return params === undefined ? { reason } : { reason, params };
}

/** Names a part of a sentence with its parameters. */
export function newsPart<Reason extends NewsReason>(
  reason: Reason,
  ...[params]: Filling<English[Reason], Value>
): NewsPart {
  return params === undefined ? { reason } : { reason, params };
}

/** Renders a notification in a language; undefined if the catalogue lacks its sentence. */
export function renderNews(
  { reason, params }: Omit<NewsPart, 'params'> & Pick<News, 'params'>,
  locale: Locale,
): RenderedNews | undefined {
  const catalogue: Readonly<Record<string, Words>> = newsIn[locale];
  const words = Object.hasOwn(catalogue, reason) ? catalogue[reason] : undefined;
  if (words === undefined) return undefined;
  const leads: string[] = [];
  const [before = '', stressed, after = ''] = pluralForm(words, params?.count, locale)
    // Split before the placeholders are filled, because a value may contain brackets.
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
