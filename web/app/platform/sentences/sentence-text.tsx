import { type Message, renderOnServer, useSentence } from './sentences.ts';

/**
 * The words of a message, '' while the browser loads the sentences. The server renders them, so the element that shows
 * them needs `suppressHydrationWarning` to keep that text until then.
 */
export function useSentenceText(message: Message | null | undefined): string {
  const words = useSentence(message);
  return import.meta.env.SSR && message ? renderOnServer(message) : words;
}

/** A message as text. */
export function SentenceText({ message }: { message: Message }) {
  return <span suppressHydrationWarning>{useSentenceText(message)}</span>;
}
