/** A search with what it says of prices taken out of its words. Whole rupees. */
export interface PricedWords {
  words: string;
  minPrice?: number;
  maxPrice?: number;
}

const highest = 10_000_000;

/** "₹5,000", "Rs. 5000", "5k", "1.5 lakh". */
const amount = String.raw`(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazaa?r|lakhs?|lacs?|l)?(?:\s*(?:₹|rs\.?|inr|rupees?|rupaye|/-))?`;
const end = String.raw`(?![\p{L}\p{N}])`;
const begin = String.raw`(?<![\p{L}\p{N}])`;

const pattern = (text: string) => new RegExp(begin + text + end, 'iu');

const between = pattern(String.raw`(?:between|from)\s+${amount}\s*(?:and|to|-|–)\s*${amount}`);
const range = pattern(String.raw`(?:₹|rs\.?|inr)\s*${amount}\s*(?:to|-|–)\s*${amount}`);
const most = [
  pattern(
    String.raw`(?:under|below|less than|cheaper than|within|up ?to|upto|max(?:imum)?|not (?:over|above))\s+${amount}`,
  ),
  pattern(String.raw`${amount}\s+(?:tak|se kam|(?:ke|ki) (?:andar|niche|neeche|under)|or less)`),
];
const least = [
  pattern(String.raw`(?:over|above|more than|at least|min(?:imum)?|starting (?:at|from))\s+${amount}`),
  pattern(String.raw`${amount}\s+(?:se (?:zyada|jyada|upar)|(?:ke|ki) (?:upar|oopar)|or more)`),
];

/**
 * Reads "saree under 5000" as the words "saree" and a highest price of 5,000. What names no price stays as it was
 * written, numbers without such words included: they may be a count of threads.
 */
export function readPriceWords(text: string): PricedWords {
  for (const both of [between, range]) {
    const found = both.exec(text);
    if (!found) continue;
    const [, lower, lowerUnit, upper, upperUnit] = found;
    // "2 to 8k" leaves the first unit out, "2000 and 5k" has none.
    const sharesUnit = numberOf(lower) < numberOf(upper);
    const prices = [rupees(lower, lowerUnit ?? (sharesUnit ? upperUnit : '')), rupees(upper, upperUnit)];
    return {
      words: without(text, found),
      minPrice: Math.min(...prices),
      maxPrice: Math.max(...prices),
    };
  }
  const upper = firstOf(most, text);
  const rest = upper ? without(text, upper) : text;
  const lower = firstOf(least, rest);
  return {
    words: lower ? without(rest, lower) : rest,
    ...(lower ? { minPrice: rupees(lower[1], lower[2]) } : {}),
    ...(upper ? { maxPrice: rupees(upper[1], upper[2]) } : {}),
  };
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const each of patterns) {
    const found = each.exec(text);
    if (found) return found;
  }
  return null;
}

function without(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/\s+/g, ' ').trim();
}

function rupees(digits = '', unit = ''): number {
  const factor = /^(k|th|h)/i.test(unit) ? 1000 : /^l/i.test(unit) ? 100_000 : 1;
  return Math.min(highest, Math.round(numberOf(digits) * factor));
}

function numberOf(digits = ''): number {
  return Number(digits.replaceAll(',', ''));
}
