import { type Message, renderOnServer, useSentence } from './sentences.ts';

/** A message as text. The server renders it; the browser keeps that text until it has loaded the sentences itself. */
export function SentenceText({ message }: { message: Message }) {
  const words = useSentence(message);
  return <span suppressHydrationWarning>{import.meta.env.SSR ? renderOnServer(message) : words}</span>;
}
