import { expect, test } from 'vitest';
import { wantedWords } from '../search/match-query.ts';
import { isOfTrade, nearestWords } from './kin-words.ts';

const inIndianLetters: readonly (readonly [latin: string, spellings: string])[] = [
  ['anarkali', 'अनारकली আনারকলি அனார்கலி'],
  ['angrakha', 'अंगरखा'],
  ['kurta', 'कुर्ता কুর্তা குர்தா পাঞ্জাবি'],
  ['suit', 'सूट সুট சூட்'],
  ['salwar', 'सलवार সালোয়ার சல்வார்'],
  ['blouse', 'ब्लाउज़ ब्लाउज ব্লাউজ பிளவுஸ்'],
  ['gown', 'गाउन গাউন கவுன்'],
  ['dress', 'ड्रेस ড্রেস'],
  ['jacket', 'जैकेट জ্যাকেট'],
  ['bandhgala', 'बंधगला'],
  ['pajama', 'पायजामा पजामा'],
  ['shirt', 'शर्ट শার্ট சட்டை'],
  ['shawl', 'शॉल शाल'],
  ['jhumka', 'झुमका झुमके'],
  ['bangle', 'चूड़ी चूड़ियाँ कंगन'],
  ['ajrakh', 'अजरख'],
  ['gold', 'सुनहरा सुनहरी'],
  ['wool', 'ऊन'],
];

test.each(inIndianLetters)('“%s” is found by its spellings in Indian letters: %s', (latin, spellings) => {
  const meant = wantedWords([latin])[0] ?? [];
  for (const spelling of spellings.split(' '))
    expect(
      wantedWords([spelling])[0]?.some((word) => meant.includes(word)),
      spelling,
    ).toBe(true);
});

test('a shade is found by the name of its colour', () => {
  expect(wantedWords(['lal'])[0]).toContain('krimson');
  expect(wantedWords(['blue'])[0]).toContain('indigo');
});

test('what is nearest to a word is the same in every spelling of it', () => {
  expect(nearestWords('suit')).toEqual(['kurta', 'anarkali']);
  for (const spelling of ['सूट', 'சூட்', 'সুট']) {
    expect(nearestWords(spelling)).toEqual(nearestWords('suit'));
    expect(isOfTrade(spelling), spelling).toBe(true);
  }
});
