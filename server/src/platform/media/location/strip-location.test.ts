import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripLocation } from './strip-location.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strip-'));
});
afterAll(() => rm(folder, { recursive: true }));

const place = '+12.9716+077.5946/';

function box(type: string, ...content: (string | Buffer)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
}

const track = (handler: string, more: Buffer) =>
  box('trak', box('mdia', box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(12))), more);

async function stripped(film: Buffer): Promise<Buffer> {
  const path = join(folder, 'film.mp4');
  await writeFile(path, film);
  await stripLocation(path);
  return readFile(path);
}

test('notes behind thousands of fragments go, and nothing moves', async () => {
  const fragments = Buffer.concat(Array.from({ length: 6000 }, () => box('moof', box('mfhd', 'n'))));
  const before = Buffer.concat([fragments, box('moov', box('udta', box('©xyz', place)))]);
  const after = await stripped(before);
  expect(after.length).toBe(before.length);
  expect(after.includes(place)).toBe(false);
  expect(after.subarray(0, fragments.length).equals(fragments)).toBe(true);
});

test('a track of timed notes goes with its tables, and those of picture and sound stay', async () => {
  const [film, sound] = [track('vide', box('stbl', 'frames')), track('soun', box('stbl', 'waves'))];
  const after = await stripped(box('moov', film, track('meta', box('stbl', place)), sound));
  expect(after.includes(place)).toBe(false);
  expect([after.includes('frames'), after.includes('waves')]).toEqual([true, true]);
});

/** An element of a WebM file, with its size in eight bytes or unknown. */
function element(id: string, content: Buffer | string, isUnknown = false): Buffer {
  const size = Buffer.alloc(8, 0xff);
  size.writeUInt8(0x01);
  if (!isUnknown) {
    size.fill(0, 1);
    size.writeUIntBE(content.length, 2, 6);
  }
  return Buffer.concat([Buffer.from(id, 'hex'), size, Buffer.from(content)]);
}

test('the tags of a WebM go, also behind clusters that say no size, and nothing moves', async () => {
  const blocks = Buffer.concat(Array.from({ length: 300 }, () => element('a3', 'frame')));
  const clusters = element('1f43b675', blocks, true);
  const before = Buffer.concat([
    element('1a45dfa3', 'webm'),
    element(
      '18538067',
      Buffer.concat([clusters, element('1254c367', place), element('1c53bb6b', 'cues')]),
      true,
    ),
  ]);
  const after = await stripped(before);
  expect(after.length).toBe(before.length);
  expect(after.includes(place)).toBe(false);
  expect(after.includes(blocks)).toBe(true);
  expect(after.subarray(-4).toString()).toBe('cues');
});

test('boxes that make no sense are left as they are', async () => {
  const odd = Buffer.from([0, 0, 0, 2, ...Buffer.from('moov'), 1, 2, 3]);
  expect((await stripped(odd)).equals(odd)).toBe(true);
});

test.each([
  ['tracks of a hundred empty boxes', () => box('trak', Buffer.alloc(800, box('free')))],
  ['empty notes', () => box('udta')],
  ['empty tracks', () => box('trak')],
])('a file that is nothing but %s costs no more than three seconds of a processor', async (_what, part) => {
  const one = part();
  const film = box('moov', Buffer.alloc(one.length * Math.floor(5_000_000 / one.length), one));
  const path = join(folder, 'crafted.mp4');
  await writeFile(path, film);
  const before = process.cpuUsage();
  await stripLocation(path);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(3000);
});
