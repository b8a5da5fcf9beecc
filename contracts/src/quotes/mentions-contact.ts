import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';

/** Digits as words, in Latin letters and the four scripts. */
const spelledDigits: readonly (readonly string[])[] = [
  ['zero', 'oh', 'shunya', 'शून्य', 'शुन्य', 'শূন্য', 'பூஜ்ஜியம்', 'பூஜ்யம்', 'சுழியம்'],
  ['one', 'ek', 'एक', 'এক', 'ஒன்று', 'ஒன்னு'],
  ['two', 'do', 'दो', 'দুই', 'இரண்டு', 'ரெண்டு'],
  ['three', 'teen', 'तीन', 'তিন', 'மூன்று', 'மூணு'],
  ['four', 'char', 'chaar', 'चार', 'চার', 'நான்கு', 'நாலு'],
  ['five', 'paanch', 'panch', 'पाँच', 'पांच', 'পাঁচ', 'ஐந்து', 'அஞ்சு'],
  ['six', 'chhe', 'cheh', 'छह', 'छः', 'छे', 'ছয়', 'ছয়', 'ஆறு'],
  ['seven', 'saat', 'सात', 'সাত', 'ஏழு'],
  ['eight', 'aath', 'आठ', 'আট', 'எட்டு'],
  ['nine', 'nau', 'नौ', 'নয়', 'নয়', 'ஒன்பது'],
];
const digitOfWord = new Map(
  spelledDigits.flatMap((words, digit) => words.map((word) => [word.normalize('NFC'), String(digit)])),
);
const repeats: Record<string, number> = { double: 2, triple: 3, डबल: 2, ट्रिपल: 3, ডবল: 2, ডাবল: 2, டபுள்: 2 };

/** Also addresses of UPI, which have no dot after the sign. */
const address = /[\p{L}\p{N}._-]{2}(?:@|\s?[([{]\s?at\s?[)\]}]\s?)\p{L}{2,}/iu;
const spelledAddress =
  /\p{L}[\p{L}\p{N}._-]+\s+at\s+(?:gmail|yahoo|hotmail|outlook|rediff|rediffmail|icloud|proton)\b/iu;
const link =
  /\b(?:wa\.me|(?:api|chat|web)\.whatsapp\.com|whatsapp:\/\/|t\.me|telegram\.me|(?:instagram|facebook|fb|snapchat)\.com\/|ig\.me|m\.me)/i;
/** A word before a number that says it is a telephone's. */
const askedToCall =
  /(?:\b(?:call|phone|ph|mobile|mob|number|whats\s?app|contact|gpay|phonepe|paytm)|फ़ोन|फोन|मोबाइल|नंबर|नम्बर|व्हाट्सएप|ফোন|মোবাইল|নম্বর|হোয়াটসঅ্যাপ|போன்|ஃபோன்|எண்|நம்பர்|வாட்ஸ்அப்)[^\p{N}]{0,20}$/iu;
/** Money or a PIN code before the digits. */
const isAmount = /(?:₹|\brs\.?|\binr|\bpin(?:\s?code)?)[\s:]*$/i;

/**
 * Whether a text tells a telephone number, an email or UPI address, or a link to another messenger, also in digits of
 * other scripts and in spelled digits. For a gentle reminder, never to refuse anything.
 */
export function mentionsContact(text: string): boolean {
  const plain = plainDigits(text.normalize('NFC'));
  return address.test(plain) || spelledAddress.test(plain) || link.test(plain) || hasPhone(withDigits(plain));
}

/** Replaces spelled digits by digits: "double nine eight" → "99 8". */
function withDigits(text: string): string {
  let repeat = 1;
  return text.replaceAll(/[\p{L}\p{M}]+[ \t]*/gu, (found) => {
    const word = found.trim().toLowerCase();
    const digit = digitOfWord.get(word);
    if (digit !== undefined) {
      const said = digit.repeat(repeat);
      repeat = 1;
      return `${said} `;
    }
    repeat = repeats[word] ?? 1;
    return repeat > 1 ? '' : found;
  });
}

/** Groups of digits with spaces, hyphens or brackets between them. A comma, a slash or a new line separates numbers. */
const groups = /\+?\d+(?:(?:[ \t\u00a0()-]{1,3}|(?<=\d{3})\.(?=\d{3}))\d+)*/gu;

/** What stands before a number and says what it is; longer than the words of `askedToCall` and their distance. */
const mostBefore = 60;

function hasPhone(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(groups)) {
    const before = text.slice(Math.max(0, index - mostBefore), index);
    if (isAmount.test(before)) continue;
    if (hasPhoneIn(found.match(/\d+/g) ?? [], askedToCall.test(before))) return true;
  }
  return false;
}

/** Stops at the length of a number: a list of a thousand digits must not be tried in all its pieces. */
function hasPhoneIn(parts: readonly string[], isAsked: boolean): boolean {
  for (let from = 0; from < parts.length; from++) {
    let digits = 0;
    for (let to = from; to < parts.length; to++) {
      digits += parts[to]?.length ?? 0;
      if (digits > mostDigits) break;
      if (isPhone(parts.slice(from, to + 1), isAsked)) return true;
    }
  }
  return false;
}

/** An Indian mobile number, alone or after 0 or 91. */
const mobile = /^(?:0|91|091|0091)?[6-9]\d{9}$/;
const mostDigits = 14;

function isPhone(parts: readonly string[], isAsked: boolean): boolean {
  if (!mobile.test(parts.join(''))) return false;
  if (isAsked) return true;
  // "92 76 98 60 45" are measurements, "75000 85000" is a budget.
  const areSizes = parts.length > 2 && parts.every((part) => part.length === 2);
  const areAmounts = parts.length > 1 && parts.every((part) => part.endsWith('00'));
  return !areSizes && !areAmounts;
}
