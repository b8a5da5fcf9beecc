import { expect, test } from 'vitest';
import { OptionError, readOptions } from './read-options.ts';

test('the cluster reads DEMO as the server does', () => {
  expect(readOptions([], {}).hasDemo).toBe(true);
  for (const off of ['0', 'off', 'no', 'false']) expect(readOptions([], { DEMO: off }).hasDemo).toBe(false);
  expect(readOptions([], { DEMO: 'on' }).hasDemo).toBe(true);
  expect(() => readOptions([], { DEMO: 'perhaps' })).toThrow(OptionError);
});
