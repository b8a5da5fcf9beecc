import { expect, test } from 'vitest';
import { allInWords, inWords } from '#tests/support/words/in-words.ts';
import { refusalOfPhoto } from './check-photo.ts';

const photo = { name: 'asha.jpg', type: 'image/jpeg', size: 5 * 1024 * 1024 };

test('a picture of 5 MB may be sent, and one whose type the browser does not know', () => {
  expect(refusalOfPhoto(photo)).toBeNull();
  expect(refusalOfPhoto({ ...photo, type: '' })).toBeNull();
});

test('a byte more, or another type, is refused with the sentences of the form', () => {
  expect(allInWords(refusalOfPhoto({ ...photo, size: photo.size + 1 }))).toEqual({
    what: 'tooLarge',
    sentence: 'Please select an image smaller than 5MB.',
  });
  for (const type of ['image/svg+xml', 'application/pdf', 'video/mp4']) {
    expect(allInWords(refusalOfPhoto({ ...photo, type }))).toEqual({
      what: 'wrongType',
      sentence: 'Please select a valid image file.',
    });
  }
});

test('an iPhone’s HEIC is refused with what to do about it', () => {
  expect(inWords(refusalOfPhoto({ ...photo, name: 'IMG_1.HEIC', type: '' })?.sentence)).toMatch(
    /HEIC.*Settings/,
  );
});
