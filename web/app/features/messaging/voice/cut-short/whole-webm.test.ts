import { expect, test } from 'vitest';
import { wholeWebm } from './whole-webm.ts';

test('of what is no recording nothing is left, and it is read to an end', () => {
  for (const bytes of [[], [0], [0x1a], [0x1a, 0x45, 0xdf, 0xa3], [0x1a, 0x45, 0xdf, 0xa3, 0x8f, 1]])
    expect(wholeWebm(Uint8Array.from(bytes))).toHaveLength(0);
});
