import { labelOf } from '#web/platform/i18n/labels.ts';
import type { WordsTaken } from './words-taken.tsx';

/** The trade terms that match nothing, in quotation marks, grouped by the terms that were searched for instead. */
export function groupMissingWords(missing: WordsTaken['missing']): { words: string; nearest: string }[] {
  const lines = new Map<string, string[]>();
  for (const { word, nearest } of missing) {
    const named = nearest.map((one) => labelOf('garment', one)).join(', ');
    lines.set(named, [...(lines.get(named) ?? []), `“${word}”`]);
  }
  return [...lines].map(([nearest, words]) => ({ words: words.join(', '), nearest }));
}
