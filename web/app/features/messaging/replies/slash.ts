import type { SavedReply } from '#contracts/messaging/replies/saved-replies.contract.ts';

const slash = /(?:^|\s)\/([^\s/]*)$/;

/** The text after a slash that begins the last word; null if there is none. */
export function slashOf(text: string): string | null {
  return slash.exec(text)?.[1] ?? null;
}

/** Replaces the slash and the text after it with the reply. */
export function replaceSlash(text: string, words: string): string {
  const typed = slashOf(text);
  return typed === null ? text : text.slice(0, text.length - typed.length - 1) + words;
}

/** The replies whose title contains this text, those that begin with it first. */
export function matchingReplies(replies: readonly SavedReply[], typed: string): SavedReply[] {
  const letters = typed.toLowerCase();
  const place = ({ title }: SavedReply) => title.toLowerCase().indexOf(letters);
  return replies
    .filter((reply) => place(reply) !== -1)
    .sort((one, other) => Number(place(one) > 0) - Number(place(other) > 0));
}
