import { type Message, renderOnServer, useSentence } from './sentences.ts';

/**
 * A message's words, '' while the browser fetches the sentences. The server's page has them already: what shows them
 * needs `suppressHydrationWarning`, so that they stay until then.
 */
export function useSentenceText(message: Message | null | undefined): string {
  const words = useSentence(message);
  return import.meta.env.SSR && message ? renderOnServer(message) : words;
}

/** A message as text. */
export function SentenceText({ message }: { message: Message }) {
  return <span suppressHydrationWarning>{useSentenceText(message)}</span>;
}
