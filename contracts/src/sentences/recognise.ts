import { isIstDay } from '#contracts/platform/ist-day.ts';
import { english } from './en/english.ts';
import { kindOf, type Parameter, type Sentence } from './sentence.ts';

interface Pattern {
  reason: string;
  names: string[];
  matches: RegExp;
}

const dayShape = String.raw`(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4}`;

const whole = new Map<string, string>();
const patterns: Pattern[] = [];
for (const [reason, sentence] of Object.entries(english)) {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) whole.set(sentence, reason);
  else patterns.push({ reason, names, matches: patternOf(sentence) });
}
// The one with most words of its own first: "You saw: {a}" before "{a}".
patterns.sort((one, other) => other.matches.source.length - one.matches.source.length);

/** `orders.status.PENDING`: words that stand in a sentence, and may be anybody's where they stand alone. */
export const partReason = /\.(?:status|state|unit|part|list)\./;

/** The reason and the parameters of an English sentence of ours; undefined for what is not in the catalogue. */
export function recognise(sentence: string): Sentence | undefined {
  const said = recogniseAny(sentence);
  return said && partReason.test(said.reason) ? undefined : said;
}

function recogniseAny(sentence: string): Sentence | undefined {
  const reason = whole.get(sentence);
  if (reason !== undefined) return { reason };
  for (const pattern of patterns) {
    const found = pattern.matches.exec(sentence);
    const params = found && readParameters(pattern.names, found.slice(1));
    if (params) return { reason: pattern.reason, params };
  }
  return undefined;
}

function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/\{(\w+)\}/g);
  const source = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : shapeOf(part),
  );
  return new RegExp(`^${source.join('')}$`, 's');
}

function shapeOf(name: string): string {
  switch (kindOf(name)) {
    case 'number':
      return String.raw`(-?\d[\d,]*(?:\.\d+)?)`;
    case 'rupees':
      return String.raw`₹(\d[\d,]*(?:\.\d+)?)`;
    case 'day':
      return `(${dayShape})`;
    case 'moment':
      return String.raw`(${dayShape}, \d{1,2}:\d\d [ap]m)`;
    default:
      return '(.+?)';
  }
}

function readParameters(names: readonly string[], values: readonly string[]): Sentence['params'] {
  const entries = names.map((name, index) => [name, readParameter(name, values[index] ?? '')] as const);
  return entries.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(entries) as Record<string, Parameter>)
    : undefined;
}

/** The end of a line or of a sentence; "S. Raman" and "Dr. Rao" have none. */
const severalSentences = /\n|[\p{L}\d]{4,}\. /u;

/** Undefined where the words are none that may stand there. */
function readParameter(name: string, words: string): Parameter | undefined {
  switch (kindOf(name)) {
    case 'number':
    case 'rupees':
      return Number(words.replaceAll(',', ''));
    case 'day':
      return dayOf(words);
    case 'moment':
      return momentOf(words);
    case 'sentence':
      return recogniseAny(words);
    default:
      return name !== 'content' && severalSentences.test(words) ? undefined : words;
  }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dayOf(words: string): string | undefined {
  const [, day = '', month = '', year = ''] = /(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})/.exec(words) ?? [];
  const index = months.indexOf(month);
  if (index < 0) return undefined;
  const found = `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIstDay(found) ? found : undefined;
}

/** The clock in our sentences is that of IST. */
function momentOf(words: string): string | undefined {
  const [, hour = '', minute = '', half = ''] = /(\d{1,2}):(\d\d) ([ap])m$/.exec(words) ?? [];
  const day = dayOf(words);
  if (day === undefined || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return undefined;
  const hours = String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0');
  return new Date(`${day}T${hours}:${minute}:00+05:30`).toISOString();
}
