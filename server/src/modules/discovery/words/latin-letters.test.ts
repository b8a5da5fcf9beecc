import { expect, test } from 'vitest';
import { foldWords } from './fold-words.ts';
import { inLatinLetters, isIndian } from './latin-letters.ts';

test.each([
  ['साड़ी', 'saari'],
  ['बनारसी', 'banarsi'],
  ['लहँगा', 'lahanga'],
  ['दुपट्टा', 'dupatta'],
  ['चिकनकारी', 'chikankari'],
  ['शेरवानी', 'sherwani'],
  ['रेशम', 'resham'],
  ['ज़रदोज़ी', 'zardozi'],
  ['घाघरा', 'ghaghra'],
  ['बंधेज', 'bandhej'],
  ['শাড়ি', 'shari'],
  ['বেনারসি', 'benarsi'],
  ['জামদানি', 'jamdani'],
  ['লেহেঙ্গা', 'lehenga'],
  ['কাঁথা', 'kantha'],
  ['রেশম', 'resham'],
  ['সুতি', 'suti'],
  ['পাঞ্জাবি', 'panjabi'],
  ['சேலை', 'selai'],
  ['புடவை', 'pudavai'],
  ['பட்டு', 'pattu'],
  ['குர்தா', 'kurta'],
  ['லெஹங்கா', 'lehanga'],
  ['ஷெர்வானி', 'sherwani'],
  ['சல்வார்', 'salvar'],
  ['காஞ்சிபுரம்', 'kanjiburam'],
  ['சுங்குடி', 'sungudi'],
  ['સાડી', 'sadi'],
  ['બાંધણી', 'bandhani'],
  ['પટોળા', 'patola'],
  ['ચણિયા', 'chaniya'],
  ['ਫੁਲਕਾਰੀ', 'phulkari'],
  ['ਜੁੱਤੀ', 'juti'],
  ['ਲਹਿੰਗਾ', 'lahinga'],
  ['చీర', 'cheera'],
  ['కలంకారి', 'kalankari'],
  ['ಸೀರೆ', 'seere'],
  ['ರೇಷ್ಮೆ', 'reshme'],
  ['സാരി', 'sari'],
  ['കസവ്', 'kasav'],
  ['ଶାଢ଼ି', 'sharhi'],
])('“%s” is read as “%s”', (written, meant) => {
  expect(foldWords(inLatinLetters(written))).toBe(foldWords(meant));
});

test('letters of other scripts stay', () => {
  expect(inLatinLetters('silk')).toBe('silk');
  expect(['silk', 'रेशम', 'রেশম', 'பட்டு', 'ಸೀರೆ'].map(isIndian)).toEqual([false, true, true, true, true]);
});
