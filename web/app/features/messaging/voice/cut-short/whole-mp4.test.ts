import { expect, test } from 'vitest';
import { wholeMp4 } from './whole-mp4.ts';

/** MP4 boxes with the given number of bytes each. */
function boxes(...all: [name: string, bytes: number][]): Uint8Array<ArrayBuffer> {
  const written = all.map(([name, bytes]) => {
    const box = Buffer.alloc(8 + bytes);
    box.writeUInt32BE(box.length);
    box.write(name, 4, 'latin1');
    return box;
  });
  return new Uint8Array(Buffer.concat(written));
}

const begun = [
  ['ftyp', 28],
  ['moov', 597],
  ['moof', 228],
  ['mdat', 90],
] as [string, number][];

test('a recording that was cut off anywhere ends with its last whole fragment', () => {
  const whole = boxes(...begun);
  const longer = boxes(...begun, ['moof', 220], ['mdat', 80]);
  for (let length = whole.length; length < longer.length; length += 1)
    expect(wholeMp4(longer.subarray(0, length))).toHaveLength(whole.length);
  expect(wholeMp4(longer)).toHaveLength(longer.length);
});

test('of a recording that is not in fragments, and of what is none, nothing is left', () => {
  const inOne = boxes(['ftyp', 28], ['mdat', 90]);
  for (const bytes of [inOne, boxes(), Uint8Array.from([0, 0, 0, 0, 1, 2, 3, 4, 5]), Uint8Array.from([1])])
    expect(wholeMp4(bytes)).toHaveLength(0);
});
