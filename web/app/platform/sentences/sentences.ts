import type { Sentence } from '#contracts/sentences/sentence.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import { makeStore, useStore } from '#web/platform/store/store.ts';

/** Says the server's sentences in the language of the page. */
interface Speaker {
  say(said: Sentence): string | undefined;
  /** An English sentence of ours in the language of the page; anything else as it is. */
  translate(sentence: string): string;
}

const speaker = makeStore<Speaker | null>(null);

const catalogues = {
  hi: async () => (await import('#contracts/sentences/hi/hindi.ts')).hindi,
  bn: async () => (await import('#contracts/sentences/bn/bengali.ts')).bengali,
  ta: async () => (await import('#contracts/sentences/ta/tamil.ts')).tamil,
};

let loading: Promise<Speaker | null> | null = null;

/** Null on English pages, which need none, on the server, and where the scripts could not be fetched. */
export async function loadSpeaker(): Promise<Speaker | null> {
  const locale = pageLocale();
  if (locale === 'en' || import.meta.env.SSR) return null;
  loading ??= fetchSpeaker(locale);
  const found = await loading;
  if (found === null) loading = null;
  else speaker.set(found);
  return found;
}

async function fetchSpeaker(locale: keyof typeof catalogues): Promise<Speaker | null> {
  try {
    const [catalogue, { recognise }, { say }] = await Promise.all([
      catalogues[locale](),
      import('#contracts/sentences/recognise.ts'),
      import('#contracts/sentences/say.ts'),
    ]);
    const inLanguage = (said: Sentence) => say(said, catalogue, locale);
    return {
      say: inLanguage,
      translate(sentence) {
        const said = recognise(sentence);
        return (said && inLanguage(said)) ?? sentence;
      },
    };
  } catch {
    return null;
  }
}

/** Gives what says a sentence in the language of the page, for several of them or for part of one. */
export function useTranslate(): (sentence: string) => string {
  const known = useStore(speaker);
  if (known === null) void loadSpeaker();
  return known?.translate ?? asItIs;
}

const asItIs = (sentence: string) => sentence;

/** A sentence of the contract or of the server in the language of the page, once its catalogue has arrived. */
export function useSentence<Text extends string | null | undefined>(sentence: Text): Text {
  const known = useStore(speaker);
  if (!sentence) return sentence;
  if (known === null) void loadSpeaker();
  return (known?.translate(sentence) ?? sentence) as Text;
}
