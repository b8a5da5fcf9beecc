interface Part {
  /** The index in the text where it begins. */
  at: number;
  words: string;
  isTag: boolean;
}

const longestTag = 60;
/** A # after a letter, in a URL or in an HTML entity starts no tag. Some scripts need joiners within words. */
const pattern = /(?<![\p{L}\p{M}\p{N}_&/#])#[\p{L}\p{N}_][\p{L}\p{M}\p{N}_\u200c\u200d]*/gu;

/** Splits a text of any script into plain words and hashtags; "#1" is a number, not a tag. */
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
