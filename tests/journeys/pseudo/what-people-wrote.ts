import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Where the words of the demo's people stand, and the server's sentences, which English pages show as they come. */
const sources = [
  'demo',
  'server/src/demo',
  'contracts/src/profiles/pin-codes.ts',
  'contracts/src/words/en/sentences',
];

/** Names that every language writes alike. */
const sameEverywhere = [
  'Tanabana',
  'Razorpay',
  'WhatsApp',
  'Telegram',
  'Facebook',
  'Instagram',
  'Google Maps',
  'English',
  'Chrome',
  'PDF',
  'UPI',
];

/** All that people wrote, as one text: a screen shows it as it is, in whatever language it is. */
export function whatPeopleWrote(): string {
  const texts = sources.flatMap((path) => textsIn(join(root, path)));
  return [...texts, ...sameEverywhere].join('\n').replaceAll("\\'", "'");
}

function textsIn(path: string): string[] {
  if (/\.(ts|json)$/.test(path)) return [readFileSync(path, 'utf8')];
  if (/\.\w+$/.test(path)) return [];
  return readdirSync(path).flatMap((name) => textsIn(join(path, name)));
}
