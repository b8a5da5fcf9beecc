import { type TitleInLanguages, titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import { formatTags, type Locale } from '#contracts/platform/locales.ts';
import { valueInWords } from '#contracts/sentences/say.ts';
import { kindOf } from '#contracts/sentences/sentence.ts';
import type { newsEn } from './news.en.ts';

/** With a form for one and one for more where a sentence counts something; `{count}` decides. */
export type NewsSentence = string | { readonly one: string; readonly other: string };

export type NewsReason = keyof typeof newsEn;

/** What notifications say in a language. */
export type NewsCatalogue = Readonly<Record<NewsReason, NewsSentence>>;

/** The names of the gaps in a sentence. */
export type GapsOf<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | GapsOf<Rest>
  : Sentence extends { other: infer Other }
    ? GapsOf<Other>
    : never;

type Value = string | number | TitleInLanguages;

/** A word or two with parameters of their own, such as an order's title and number. */
export interface Part {
  reason: string;
  params?: Record<string, Value> | undefined;
}

/** A sentence of a notification apart from any language. */
export interface News {
  reason: NewsReason;
  params?: Record<string, Value | Part>;
}

export interface RenderedNews {
  message: string;
  /** Those words of the message that name who or what; screens stress them. */
  lead: string;
}

type Named<Reason extends NewsReason, Value> =
  GapsOf<(typeof newsEn)[Reason]> extends never ? [] : [Record<GapsOf<(typeof newsEn)[Reason]>, Value>];

/** Names a sentence with all that it speaks of. */
export function newsOf<Reason extends NewsReason>(
  reason: Reason,
  ...[params]: Named<Reason, Value | Part>
): News {
  return params === undefined ? { reason } : { reason, params };
}

/** The same of words that stand in a sentence. */
export function partOf<Reason extends NewsReason>(reason: Reason, ...[params]: Named<Reason, Value>): Part {
  return params === undefined ? { reason } : { reason, params };
}

/** News in the words of a language; undefined where its catalogue does not have them. */
export function renderNews(
  part: Omit<Part, 'params'> & { params?: Record<string, Value | Part> | undefined },
  catalogue: NewsCatalogue,
  locale: Locale,
): RenderedNews | undefined {
  if (!isReason(part.reason, catalogue)) return undefined;
  const { params } = part;
  const sentence = catalogue[part.reason];
  const form = typeof sentence === 'string' ? sentence : sentence[pluralOf(params?.count, locale)];
  const leads: string[] = [];
  const [before = '', stressed, after = ''] = form.split(/[[\]]/).map(fill);
  if (stressed === undefined) return { message: before, lead: leads[0] ?? '' };
  return { message: before + stressed + after, lead: stressed };

  function fill(text: string): string {
    return text.replace(/\{(\w+)\}/g, (gap, name: string) => {
      const value = params !== undefined && Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return gap;
      if (typeof value !== 'object') return valueInWords(kindOf(name), value, locale);
      if ('written' in value) return titleInWords(value, locale);
      const rendered = renderNews(value, catalogue, locale);
      if (rendered && rendered.lead !== '') leads.push(rendered.lead);
      return rendered?.message ?? gap;
    });
  }
}

const isReason = (reason: string, catalogue: NewsCatalogue): reason is NewsReason =>
  Object.hasOwn(catalogue, reason);

/** The form of a sentence that counts so many. */
export function pluralOf(count: unknown, locale: Locale): 'one' | 'other' {
  return new Intl.PluralRules(formatTags[locale]).select(Number(count)) === 'one' ? 'one' : 'other';
}
