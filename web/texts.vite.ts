import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import { type Locale, locales } from '../contracts/src/platform/locales.ts';
import { disguiseCatalogue, disguiseText } from './pseudo-language.ts';

type Messages = { [key: string]: string | Messages };

/** A catalogue with each sentence replaced by its parsed form, so that no parser is needed to format it. */
export function compileCatalogue(json: string): Record<string, unknown> {
  return compileAll(JSON.parse(json) as Messages);
}

function compileAll(messages: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  );
}

/** Where a language has its words: `words/hi/features/orders/orders.json` for `words/en/…`. */
export const catalogueIn = (english: string, locale: string): string =>
  english.replace('/words/en/', `/words/${locale}/`);

const read = new Map<string, Promise<Record<string, unknown>>>();

/** The exports of a text file: a catalogue as `default`, a page by its names. */
export function exportsOf(file: string): Promise<Record<string, unknown>> {
  const known = read.get(file) ?? load(file);
  read.set(file, known);
  return known;
}

async function load(file: string): Promise<Record<string, unknown>> {
  if (file.endsWith('.json')) return { default: compileCatalogue(await readFile(file, 'utf8')) };
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;
}

/** The languages that scripts are written in: those of the product, and the pseudo-language. */
export type Written = Locale | typeof pseudo;
export const pseudo = 'pseudo';

/** An export of an English file in each language, as source text for a script. */
export async function scriptsOf(english: string, name: string): Promise<Record<Written, string>> {
  const scripts = await Promise.all(
    locales.map(async (locale) => {
      const file = catalogueIn(english, locale);
      const text = (await exportsOf(file))[name];
      if (text === undefined) throw new Error(`${file} lacks ${name}`);
      return [locale, `(${inScript(text)})`] as const;
    }),
  );
  const source = (await exportsOf(english))[name];
  const disguised = english.endsWith('.json') ? disguiseCatalogue(source as object) : disguiseText(source);
  return Object.fromEntries([...scripts, [pseudo, `(${inScript(disguised)})`]]) as Record<Written, string>;
}

/** A hash that changes when the text changes in any language. */
export async function markOf(english: string, name: string): Promise<string> {
  const scripts = await scriptsOf(english, name);
  return createHash('sha256').update(JSON.stringify(scripts)).digest('hex').slice(0, 8);
}

/** Writes a value as source text. A function in it must depend on nothing but its arguments. */
function inScript(value: unknown): string {
  if (typeof value === 'function') return String(value);
  if (Array.isArray(value)) return `[${value.map(inScript).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'void 0';
  const fields = Object.entries(value).map(([key, field]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return `${name}:${inScript(field)}`;
  });
  return `{${fields.join(',')}}`;
}
