import type { Mention } from '#contracts/engagement/comments.contract.ts';

/** A mention being typed. */
export interface TypedMention {
  /** The index of the @. */
  start: number;
  words: string;
}

const longestName = 40;
const mostSpaces = 2;
const nameGoesOn = /^[\p{L}\p{M}\p{N}]/u;

/** The unfinished mention before the cursor; null if there is none. */
export function mentionAt(text: string, cursor: number, named: readonly Mention[]): TypedMention | null {
  const before = text.slice(0, cursor);
  const start = before.lastIndexOf('@');
  if (start < 0 || /\S/.test(before.charAt(start - 1))) return null;
  const words = before.slice(start + 1);
  const isTooLong = words.length > longestName || words.split(' ').length - 1 > mostSpaces;
  if (isTooLong || /^\s/.test(words) || named.some(({ name }) => words.startsWith(name))) return null;
  return { start, words };
}

/** Replaces the typed part with a person's name; returns the new text and cursor position. */
export function withMention(
  text: string,
  { start, words }: TypedMention,
  name: string,
): { text: string; cursor: number } {
  const head = `${text.slice(0, start)}@${name} `;
  return { text: head + text.slice(start + 1 + words.length).trimStart(), cursor: head.length };
}

/** The mentions whose name is still in the text after an @. */
export function namedIn(text: string, mentions: readonly Mention[]): Mention[] {
  const standing = new Set(partsOf(text, mentions).map(({ personId }) => personId));
  return mentions.filter(({ id }) => standing.has(id));
}

interface Part {
  /** The index in the text where it begins. */
  at: number;
  words: string;
  /** The id of the mentioned person; null for plain text. */
  personId: number | null;
}

/** Splits a text into plain words and mentions; if two names begin alike, the longer one wins. */
export function partsOf(text: string, mentions: readonly Mention[]): Part[] {
  const longestFirst = [...mentions].sort((one, other) => other.name.length - one.name.length);
  const parts: Part[] = [];
  let plainFrom = 0;
  let at = text.indexOf('@');
  while (at >= 0) {
    const after = text.slice(at + 1);
    const found = longestFirst.find(
      ({ name }) => after.startsWith(name) && !nameGoesOn.test(after.slice(name.length)),
    );
    if (found) {
      if (at > plainFrom) parts.push({ at: plainFrom, words: text.slice(plainFrom, at), personId: null });
      parts.push({ at, words: `@${found.name}`, personId: found.id });
      plainFrom = at + 1 + found.name.length;
    }
    at = text.indexOf('@', Math.max(at + 1, plainFrom));
  }
  if (plainFrom < text.length) parts.push({ at: plainFrom, words: text.slice(plainFrom), personId: null });
  return parts;
}
