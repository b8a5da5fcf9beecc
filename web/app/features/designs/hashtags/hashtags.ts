interface Part {
  /** Where in the text it begins. */
  at: number;
  words: string;
  isTag: boolean;
}

const longestTag = 60;
/** Behind a letter, in an address or in an escaped sign a # begins no tag. Joiners belong to the words of some scripts. */
const pattern = /(?<![\p{L}\p{M}\p{N}_&/#])#[\p{L}\p{N}_][\p{L}\p{M}\p{N}_\u200c\u200d]*/gu;

/** A text cut into plain words and hashtags, in whatever script; "#1" is a number and no tag. */
export function partsOfTagged(text: string): Part[] {
  const parts: Part[] = [];
  let plainFrom = 0;
  for (const { 0: words, index } of text.matchAll(pattern)) {
    if (words.length > longestTag || !/\p{L}/u.test(words)) continue;
    if (index > plainFrom) parts.push({ at: plainFrom, words: text.slice(plainFrom, index), isTag: false });
    parts.push({ at: index, words, isTag: true });
    plainFrom = index + words.length;
  }
  if (plainFrom < text.length) parts.push({ at: plainFrom, words: text.slice(plainFrom), isTag: false });
  return parts;
}
