import { expect, it } from 'vitest';
import { languageNames, languages, writtenIn } from './written-in.ts';

it.each([
  ['Gulnaar katan silk saree', 'en'],
  ['Résumé in Latin letters', 'en'],
  ['गुलनार कतान सिल्क साड़ी', 'hi'],
  ['জামদানি শাড়ি', 'bn'],
  ['অসমীয়া মুগা ৰেচম', 'as'],
  ['காஞ்சிபுரம் புடவை', 'ta'],
  ['ఇక్కత్ చీర', 'te'],
  ['પટોળા સાડી', 'gu'],
  ['ಇಳಕಲ್ ಸೀರೆ', 'kn'],
  ['കസവ് സാരി', 'ml'],
  ['ਫੁਲਕਾਰੀ', 'pa'],
  ['ସମ୍ବଲପୁରୀ', 'or'],
  ['چکن کرتا', 'ur'],
  ['ᱥᱟᱱᱛᱟᱲᱤ', 'sat'],
  ['ꯃꯤꯇꯩꯂꯣꯟ', 'mni'],
])('knows the language of %s by its letters', (text, language) => {
  expect(writtenIn(text)).toBe(language);
});

it('goes by most of the letters', () => {
  expect(writtenIn('साड़ी, in pure Banarasi silk')).toBe('en');
  expect(writtenIn('बनारसी रेशम की साड़ी, silk')).toBe('hi');
});

it('says nothing of what has no letters', () => {
  expect(writtenIn('₹5,000 · 100 % ✨')).toBeUndefined();
  expect(writtenIn('42')).toBeUndefined();
  expect(writtenIn('')).toBeUndefined();
});

it('knows the names of languages in letters that lead back to a language of the same script', () => {
  const told = Object.fromEntries(
    languages.map((language) => [language, writtenIn(languageNames[language])]),
  );
  expect(told).toMatchObject({ en: 'en', hi: 'hi', bn: 'bn', ta: 'ta', gu: 'gu', mr: 'hi', sd: 'ur' });
});
