import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Sources of the demo people's texts, and of the server sentences that English pages show unchanged. */
const sources = [
  'demo',
  'server/src/demo',
  'contracts/src/profiles/pin-codes.ts',
  'contracts/src/words/en/sentences',
];

/** Names that are written the same in every language. */
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

/** All texts written by people, joined into one; screens show them unchanged, in their own language. */
export function whatPeopleWrote(): string {
  const texts = sources.flatMap((path) => textsIn(join(root, path)));
  return [...texts, ...sameEverywhere].join('\n').replaceAll("\\'", "'");
}

function textsIn(path: string): string[] {
  if (/\.(ts|json)$/.test(path)) return [readFileSync(path, 'utf8')];
  if (/\.\w+$/.test(path)) return [];
  return readdirSync(path).flatMap((name) => textsIn(join(path, name)));
}
