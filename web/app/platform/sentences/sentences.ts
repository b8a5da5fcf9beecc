import type { NamedMessage } from '#contracts/platform/success-message.ts';
import { loadSentencesIn } from '#contracts/words/catalogues/load-sentences.ts';
import { readRule } from '#contracts/words/rule.ts';
import { say } from '#contracts/words/say.ts';
import type { Catalogue, Sentence } from '#contracts/words/sentence.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { networkMayBeBack } from '#web/platform/network/fetched.ts';
import { makeStore, useStore } from '#web/platform/store/store.ts';

/** A message to show: a named sentence, a reply's message, the error of a schema, or plain text. */
export type Message = string | Sentence | NamedMessage;

const sentences = makeStore<Catalogue | null>(null);

let loading: Promise<Catalogue | null> | null = null;

/** Loads the sentences in the language of the page. Null on the server, and if loading failed. */
export async function loadSentences(): Promise<Catalogue | null> {
  if (import.meta.env.SSR) return null;
  loading ??= loadSentencesIn(pageLocale()).catch(() => null);
  const found = await loading;
  if (found === null) loading = null;
  else sentences.set(found);
  return found;
}

/** Preloads the sentences; retries while there is no network, and never reloads the page. */
export async function loadSentencesForLater(): Promise<void> {
  while ((await loadSentences()) === null) await networkMayBeBack(60_000);
}

/** A named sentence in the language of the page; undefined if the catalogue lacks it. */
export const sayIn = (catalogue: Catalogue, sentence: Sentence): string | undefined =>
  say(sentence, catalogue, pageLocale());

function textOf(message: Message, catalogue: Catalogue | null): string {
  const named = typeof message === 'string' ? readRule(message) : message;
  if (named === undefined) return String(message);
  const { reason } = named;
  // Until the catalogue is loaded, a reply shows its own message; other messages are empty.
  const otherwise = typeof message !== 'string' && 'message' in message ? message.message : '';
  if (reason === undefined || catalogue === null) return otherwise;
  return sayIn(catalogue, named as Sentence) ?? otherwise;
}

/** Returns a function that translates messages into the language of the page. */
export function useTranslate(): (message: Message) => string {
  const known = useStore(sentences);
  if (known === null) void loadSentences();
  return (message) => textOf(message, known);
}

/** A message in the language of the page; '' if there is none, and for a named sentence while the catalogue loads. */
export function useSentence(message: Message | null | undefined): string {
  const known = useStore(sentences);
  if (message === null || message === undefined || message === '') return '';
  if (known === null && (typeof message !== 'string' || readRule(message))) void loadSentences();
  return textOf(message, known);
}

let onServer: ((sentence: Sentence) => string) | null = null;

/**
 * Sets the function that renders sentences on the server. The server's entry calls it, so that no browser downloads
 * every language.
 */
export function setServerSentences(sayInLanguageOfPage: (sentence: Sentence) => string): void {
  onServer = sayInLanguageOfPage;
}

/** Renders a message on the server. */
export function renderOnServer(message: Message): string {
  const named = typeof message === 'string' ? readRule(message) : message;
  if (named === undefined) return String(message);
  if (named.reason === undefined) return 'message' in named ? named.message : '';
  return onServer?.(named as Sentence) ?? '';
}
