import { atFirstUse } from '#contracts/platform/at-first-use.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';

/** A search whose price expressions were taken out of its words. Prices are in whole rupees. */
export interface PricedWords {
  words: string;
  minPrice?: number;
  maxPrice?: number;
}

const highest = 10_000_000;

/** Matches "₹5,000", "Rs. 5000", "5k", "1.5 lakh", "5 हज़ार". */
const amount = String.raw`(?:₹|rs\.?|inr)?\s*(\d[\d,]{0,14}(?:\.\d+)?)\s*(k|thousand|hazaa?r|ह(?:ज\u093c?|\u095b)ार|lakhs?|lacs?|लाख|l)?(?:\s*(?:₹|rs\.?|inr|rupees?|rupaye|र[ुू]प[येए]+|रु\.?|/-))?`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const begin = String.raw`(?<![\p{L}\p{M}\p{N}])`;
/** The Hindi particle between a price and a noun: "5000 तक की साड़ी", "5000 tak wali saree". */
const joined = String.raw`(?:\s+(?:k[aei]|wal[aei]|क[ाीे]|वाल[ाीे])${end})?`;

const pattern = (text: string) => new RegExp(begin + text + end, 'iu');

/** Compiled only when a search contains a digit: each pattern costs milliseconds on a phone. */
const patterns = atFirstUse(() => {
  const between = pattern(String.raw`(?:between|from)\s+${amount}\s*(?:and|to|-|–)\s*${amount}`);
  const range = pattern(String.raw`(?:₹|rs\.?|inr)\s*${amount}\s*(?:to|-|–)\s*${amount}`);
  /** Matches "kurta 2000 to 5000". */
  const bareRange = pattern(String.raw`${amount}\s+to\s+${amount}`);
  const upTo = pattern(
    String.raw`${amount}\s+(?:se|से)\s+${amount}\s+(?:tak|तक|(?:ke|के) (?:beech|bich|बीच))${joined}`,
  );
  const most = [
    pattern(
      String.raw`(?:under|below|less than|cheaper than|within|up ?to|upto|max(?:imum)?|not (?:over|above))\s+${amount}`,
    ),
    pattern(
      String.raw`${amount}\s+(?:tak|तक|se kam|से कम|(?:ke|ki|के|की) (?:andar|niche|neeche|under|अंदर|अन्दर|भीतर|नीचे)|or less)${joined}`,
    ),
  ];
  const least = [
    pattern(String.raw`(?:over|above|more than|at least|min(?:imum)?|starting (?:at|from))\s+${amount}`),
    pattern(
      String.raw`${amount}\s+(?:se (?:zyada|jyada|upar)|से (?:(?:ज\u093c?|\u095b)्यादा|अधिक|ऊपर)|(?:ke|ki|के|की) (?:upar|oopar|ऊपर)|or more)${joined}`,
    ),
  ];
  return { bareRange, ranges: [between, range, upTo, bareRange], most, least };
});

/** In a range without a currency or a word such as "between", smaller numbers may be sizes. */
const lowestBarePrice = 200;
/** A digit of any script. */
const digit = /\p{Nd}/u;

/**
 * Parses "saree under 5000" into the words "saree" and a maximum price of 5,000. Numbers without a price expression
 * stay in the words: they may be a thread count.
 */
export function readPriceWords(text: string): PricedWords {
  if (!digit.test(text)) return { words: text };
  const { bareRange, ranges, most, least } = patterns();
  for (const both of ranges) {
    const found = find(both, text);
    if (!found) continue;
    const [, lower, lowerUnit, upper, upperUnit] = found;
    // In "2 to 8k" the unit also applies to the first number; in "2000 and 5k" it does not.
    const sharesUnit = numberOf(lower) < numberOf(upper);
    const prices = [rupees(lower, lowerUnit ?? (sharesUnit ? upperUnit : '')), rupees(upper, upperUnit)];
    if (both === bareRange && Math.min(...prices) < lowestBarePrice) continue;
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
    const found = find(each, text);
    if (found) return found;
  }
  return null;
}

/**
 * Searches the text with digits of every script replaced by 0 to 9. Returns null if that changes the length, because
 * match positions would differ from the original.
 */
function find(searched: RegExp, text: string): RegExpExecArray | null {
  const plain = plainDigits(text);
  return plain.length === text.length ? searched.exec(plain) : null;
}

function without(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/\s+/g, ' ').trim();
}

function rupees(digits = '', unit = ''): number {
  const factor = /^(k|th|h|ह)/i.test(unit) ? 1000 : /^(l|ल)/i.test(unit) ? 100_000 : 1;
  return Math.min(highest, Math.round(numberOf(digits) * factor));
}

function numberOf(digits = ''): number {
  return Number(digits.replaceAll(',', ''));
}
