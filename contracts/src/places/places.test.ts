import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { addressWords } from '#contracts/profiles/addresses.contract.ts';
import { placesIn } from '#contracts/words/catalogues/places-in.ts';
import { sentences as hindi } from '#contracts/words/hi/sentences.ts';
import { say } from '#contracts/words/say.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { placeIn } from './place-in.ts';
import { storedPlace } from './stored-place.ts';

test('a well-known town or state is stored under its English name, in whatever language it was written', () => {
  for (const kind of ['town', 'state'] as const) {
    for (const locale of locales) {
      for (const [english, name] of Object.entries(placesIn[locale][kind]))
        expect(storedPlace(kind, name)).toBe(english);
    }
  }
});

test('a letter may be written in either of its forms in Unicode', () => {
  const kozhikode = placeIn('bn', 'town', 'Kozhikode');
  expect(storedPlace('town', kozhikode.normalize('NFC'))).toBe('Kozhikode');
  expect(storedPlace('town', kozhikode.replace('\u09a1\u09bc', '\u09dc'))).toBe('Kozhikode');
});

test('another place stays as it was written', () => {
  expect(storedPlace('town', 'मेरा गाँव')).toBe('मेरा गाँव');
  expect(storedPlace('town', 'constructor')).toBe('constructor');
  expect(placeIn('hi', 'town', 'constructor')).toBe('constructor');
});

test('an address that was filled in on a Hindi page is stored as on an English one', () => {
  const written = {
    label: 'घर',
    fullAddress: '14, लिंकिंग रोड',
    city: 'मुंबई',
    state: 'महाराष्ट्र',
    pincode: '400050',
    country: 'India',
  };
  expect(addressWords.parse(written)).toMatchObject({ city: 'Mumbai', state: 'Maharashtra' });
});

test('a sentence names a town in its own language', () => {
  const tooFar = sentence('meetings.allTooFar', { name: 'Meher', town: 'Varanasi', radius: 40 });
  expect(say(tooFar, hindi, 'hi')).toContain('Meher वाराणसी से 40 किमी');
});
