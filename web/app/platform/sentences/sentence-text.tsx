import { type Message, renderOnServer, useSentence } from './sentences.ts';

/**
 * A message as text. The server's page has its words; the browser leaves them as they are until it has fetched the
 * sentences itself.
 */
export function SentenceText({ message }: { message: Message }) {
  const words = useSentence(message);
  return <span suppressHydrationWarning>{import.meta.env.SSR ? renderOnServer(message) : words}</span>;
}
