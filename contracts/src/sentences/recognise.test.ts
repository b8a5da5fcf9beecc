import { expect, test } from 'vitest';
import { nothingToMeasure } from '#contracts/measurements/measuring.ts';
import { hindi } from './hi/hindi.ts';
import { recognise } from './recognise.ts';
import { say } from './say.ts';

test('a day or a clock that there is none of is not recognised', () => {
  const closed = (day: string) => recognise(`Meher takes no orders just now, and again from ${day}. ${rest}`);
  const rest = 'You can still send an enquiry or a message.';
  expect(closed('Sun, 22 Nov 2026')?.params).toEqual({ name: 'Meher', day: '2026-11-22' });
  expect(closed('Mon, 31 Feb 2026')).toBeUndefined();
  const again = (moment: string) =>
    recognise(`You can ask for your data twice in 24 hours. Please try again after ${moment}.`);
  expect(again('3 Nov 2026, 12:05 pm')?.params).toEqual({ moment: '2026-11-03T06:35:00.000Z' });
  for (const moment of ['31 Feb 2026, 4:05 pm', '3 Nov 2026, 13:05 pm', '3 Nov 2026, 4:75 pm'])
    expect(again(moment)).toBeUndefined();
});

test('words that stand in sentences are not taken for a sentence of their own', () => {
  for (const word of ['Pending', 'open', 'cm', 'A waist', 'the feed'])
    expect(recognise(word)).toBeUndefined();
  expect(recognise('This order is already “Pending”.')?.params).toEqual({
    status: { reason: 'orders.status.PENDING' },
  });
});

test('several sentences are not taken for one about a thing with a long name', () => {
  const empty = (name: string) => `${name} is empty. Please choose it again.`;
  expect(recognise(empty('Dr. Rao.jpg'))?.params).toEqual({ name: 'Dr. Rao.jpg' });
  expect(recognise(`${empty('one.jpg')} ${empty('two.jpg')}`)).toBeUndefined();
  expect(recognise(empty('one\ntwo'))).toBeUndefined();
});

test.each([
  ['NONE', 'इस ऑर्डर के लिए नाप की ज़रूरत नहीं।'],
  ['SIZED', 'यह ऑर्डर चुने गए साइज़ में बनता है, इसलिए नाप नहीं लिया जाता।'],
] as const)(
  'why an order (%s) has no meeting is known, and has its words in Hindi',
  (measuring, hindiWords) => {
    const said = recognise(nothingToMeasure[measuring]);
    expect(said && say(said, hindi, 'hi')).toBe(hindiWords);
  },
);
