import type { SavedReply } from '#contracts/messaging/replies/saved-replies.contract.ts';

const slash = /(?:^|\s)\/([^\s/]*)$/;

/** What follows a slash at the end of a text, at its beginning or after a space; null where there is none. */
export function slashOf(text: string): string | null {
  return slash.exec(text)?.[1] ?? null;
}

/** A text with the slash and what follows it replaced by the words. */
export function replaceSlash(text: string, words: string): string {
  const typed = slashOf(text);
  return typed === null ? text : text.slice(0, text.length - typed.length - 1) + words;
}

/** The replies whose title has these letters: first those that begin with them. */
export function matchingReplies(replies: readonly SavedReply[], typed: string): SavedReply[] {
  const letters = typed.toLowerCase();
  const place = ({ title }: SavedReply) => title.toLowerCase().indexOf(letters);
  return replies
    .filter((reply) => place(reply) !== -1)
    .sort((one, other) => Number(place(one) > 0) - Number(place(other) > 0));
}
