/** Said in almost every question, so that they tell nothing. */
const common = new Set(
  'a an and any are as at be by can could do does for from get give has have how i if in is it its me my of on or our please should so that the there this to up was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The telling words of a text, in small letters; all of them where none is telling. */
export function wordsIn(text: string): string[] {
  const all = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : all;
}

/** "refunds" is "refund" and "cancelling" is "cancel", but "in" is not "invoice". */
export function isSame(asked: string, known: string): boolean {
  if (asked === known) return true;
  const [short, long] = asked.length < known.length ? [asked, known] : [known, asked];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 5;
}
