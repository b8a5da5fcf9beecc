import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notificationKinds } from '#contracts/notifications/kinds/kinds.ts';
import { initialsOf, swatchCount, swatchOf } from './initials.ts';
import { toneOfStatus, wordsOfStatus } from './status.ts';
import { swipeStep } from './swipe.ts';

it('takes the first letters of the first and the last name, in any script', () => {
  expect(initialsOf('Meher Ansari')).toBe('MA');
  expect(initialsOf('  revathi  k.  subramaniam ')).toBe('RS');
  expect(initialsOf('Zoya')).toBe('Z');
  expect(initialsOf('नीलम राव')).toBe('नर');
  expect(initialsOf('')).toBe('·');
});

it('gives the same person the same cloth, and only cloth that exists', () => {
  expect(swatchOf(7)).toBe(swatchOf(7));
  const woven = Array.from({ length: swatchCount }, (_, index) => `/swatches/${index}.webp`);
  expect(new Set(Array.from({ length: 100 }, (_, id) => swatchOf(id)))).toEqual(new Set(woven));
});

it('writes a status as a sentence and dyes it as the order pages do', () => {
  expect(wordsOfStatus('DESIGN_IN_PROGRESS')).toBe('Design in progress');
  expect(wordsOfStatus('FINAL_PAYMENT_PENDING')).toBe('Final payment pending');
  expect(toneOfStatus('CANCELLED')).toBe('bad');
  expect(toneOfStatus('SHIPPED')).toBe('still');
});

it('turns to the next picture from 40 pixels sideways, and not while scrolling', () => {
  expect(swipeStep(-40, 3)).toBe(1);
  expect(swipeStep(52, -10)).toBe(-1);
  expect(swipeStep(-39, 0)).toBe(0);
  expect(swipeStep(-60, 90)).toBe(0);
});

it('has a drawing for each icon, and no other', () => {
  const names = (file: string, pattern: RegExp) =>
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(pattern)]
      .map(([, name]) => name)
      .sort();
  const drawn = names('./styles/icons.svg', /<symbol id="([a-z\d-]+)"/g);
  const ofNotifications = Object.values(notificationKinds).map(({ icon }) => icon);
  const used = new Set([...names('./icons.tsx', / icon\('([a-z\d-]+)'\)/g), ...ofNotifications]);
  expect(drawn).toEqual([...used].sort());
});
