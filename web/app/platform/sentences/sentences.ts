import type { NamedMessage } from '#contracts/platform/success-message.ts';
import { loadSentencesIn } from '#contracts/words/catalogues/load-sentences.ts';
import { readRule } from '#contracts/words/rule.ts';
import { say } from '#contracts/words/say.ts';
import type { Catalogue, Sentence } from '#contracts/words/sentence.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { networkMayBeBack } from '#web/platform/network/fetched.ts';
import { makeStore, useStore } from '#web/platform/store/store.ts';

/** What a screen shows as it came: a sentence by name, one of a reply, the message of a schema's check, or plain text. */
export type Message = string | Sentence | NamedMessage;

const sentences = makeStore<Catalogue | null>(null);

let loading: Promise<Catalogue | null> | null = null;

/** The sentences in the language of the page. Null on the server, and where they could not be fetched. */
export async function loadSentences(): Promise<Catalogue | null> {
  if (import.meta.env.SSR) return null;
  loading ??= loadSentencesIn(pageLocale()).catch(() => null);
  const found = await loading;
  if (found === null) loading = null;
  else sentences.set(found);
  return found;
}

/** Loads them for later: without a network again and again, and never by reloading the page. */
export async function loadSentencesForLater(): Promise<void> {
  while ((await loadSentences()) === null) await networkMayBeBack(60_000);
}

/** A named sentence in the language of the page; undefined where the catalogue does not have it. */
export const sayIn = (catalogue: Catalogue, sentence: Sentence): string | undefined =>
  say(sentence, catalogue, pageLocale());

function textOf(message: Message, catalogue: Catalogue | null): string {
  const named = typeof message === 'string' ? readRule(message) : message;
  if (named === undefined) return String(message);
  const { reason } = named;
  // Until the catalogue is there, a reply's own words; the rest is said a moment later.
  const otherwise = typeof message !== 'string' && 'message' in message ? message.message : '';
  if (reason === undefined || catalogue === null) return otherwise;
  return sayIn(catalogue, named as Sentence) ?? otherwise;
}

/** Gives what puts messages into the language of the page. */
export function useTranslate(): (message: Message) => string {
  const known = useStore(sentences);
  if (known === null) void loadSentences();
  return (message) => textOf(message, known);
}

/** A message in the language of the page; '' while the sentences are being fetched, and where there is none. */
export function useSentence(message: Message | null | undefined): string {
  const known = useStore(sentences);
  if (message === null || message === undefined || message === '') return '';
  if (known === null && (typeof message !== 'string' || readRule(message))) void loadSentences();
  return textOf(message, known);
}

let onServer: ((sentence: Sentence) => string) | null = null;

/** The entry of the server gives what says a sentence in the language of the page, so that no browser downloads every language. */
export function setServerSentences(sayInLanguageOfPage: (sentence: Sentence) => string): void {
  onServer = sayInLanguageOfPage;
}

/** A message while the server renders a page. */
export function renderOnServer(message: Message): string {
  const named = typeof message === 'string' ? readRule(message) : message;
  if (named === undefined) return String(message);
  if (named.reason === undefined) return 'message' in named ? named.message : '';
  return onServer?.(named as Sentence) ?? '';
}
