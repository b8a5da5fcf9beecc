import { expect, it } from 'vitest';
import { nextTheme, readTextSize, readTheme, shownTheme } from './appearance.ts';

it('cycles light, dark, system and light again', () => {
  expect(nextTheme('light')).toBe('dark');
  expect(nextTheme('dark')).toBe('system');
  expect(nextTheme('system')).toBe('light');
});

it('follows the operating system only while the choice is system', () => {
  expect(shownTheme('system', true)).toBe('dark');
  expect(shownTheme('system', false)).toBe('light');
  expect(shownTheme('light', true)).toBe('light');
  expect(shownTheme('dark', false)).toBe('dark');
});

it('takes anything unknown in the store for system', () => {
  expect(readTheme('dark')).toBe('dark');
  expect(readTheme(null)).toBe('system');
  expect(readTheme('<script>')).toBe('system');
});

it('takes anything unknown in the store for text of the usual size', () => {
  expect(readTextSize('larger')).toBe('larger');
  expect(readTextSize(null)).toBe('usual');
  expect(readTextSize('huge')).toBe('usual');
});
