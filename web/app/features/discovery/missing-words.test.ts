import { expect, it } from 'vitest';
import type { KinName } from '#contracts/discovery/kin-names.ts';
import { messagesIn } from '#web/platform/i18n/words.ts';
import labelsWords from '#web/words/en/platform/i18n/labels.json';
import { groupMissingWords } from './missing-words.ts';

it('says words with the same words nearest to them once', () => {
  const near: KinName[] = ['kurta', 'anarkali'];
  const missing: Parameters<typeof groupMissingWords>[0] = [
    { word: 'salwar', nearest: near },
    { word: 'gown', nearest: ['lehenga'] },
    { word: 'suit', nearest: near },
  ];
  expect(groupMissingWords(missing)).toEqual([
    { words: '“salwar”, “suit”', nearest: 'kurta, anarkali' },
    { words: '“gown”', nearest: 'lehenga' },
  ]);
});

it('names garments in the language of the page', () => {
  expect(messagesIn(labelsWords, 'hi').garment).toMatchObject({ kurta: 'कुर्ता', anarkali: 'अनारकली' });
});
