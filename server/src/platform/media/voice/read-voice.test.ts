import { expect, test } from 'vitest';
import { processorMs } from '#tests/support/processor-time.ts';
import {
  box,
  element,
  mp4Voice,
  oggPage,
  oggVoice,
  opusHead,
  opusTags,
  packet20ms,
  trackEntry,
  webmVoice,
} from '#tests/support/voice-notes.ts';
import { wholeWebm } from '#web/features/messaging/voice/cut-short/whole-webm.ts';
import { opusPacketMs } from './opus-packet.ts';
import { readVoice } from './read-voice.ts';

test.each([
  ['a packet of 20 ms', [0x08], 20],
  ['two frames of 60 ms', [0x19, 0], 120],
  ['hybrid frames', [0x68], 20],
  ['frames of 2.5 ms', [0x80], 2.5],
  ['a count of its own', [0x0b, 3], 60],
  ['a count of nothing', [0x0b, 0], null],
  ['more than a packet may hold', [0x0b, 7], null],
  ['nothing', [], null],
])('%s is timed by its first bytes', (_, bytes, ms) => {
  expect(opusPacketMs(Uint8Array.from(bytes))).toBe(ms);
});

test.each([
  ['a WebM that was streamed', webmVoice(3), 'audio/webm', 3000],
  ['a WebM with lengths', webmVoice(61.5, { isStreamed: false }), 'audio/webm', 61_500],
  ['an Ogg', oggVoice(2.5), 'audio/ogg', 2500],
  ['an MP4 with an index', mp4Voice(64), 'audio/mp4', 64_000],
  ['an MP4 in fragments', mp4Voice(64, { isFragmented: true }), 'audio/mp4', 64_000],
  ['an MP4 with Opus', mp4Voice(64, { codec: 'Opus', ticks: 960 }), 'audio/mp4', 60_000],
])('%s is known by its bytes and timed by what it carries', (_, bytes, mime, durationMs) => {
  expect(readVoice(bytes)).toEqual({ mime, durationMs });
});

test('what the header says of the length counts for nothing', () => {
  expect(readVoice(webmVoice(150, { saidMs: 5000 }))?.durationMs).toBe(150_000);
  expect(readVoice(webmVoice(5, { saidMs: 150_000 }))?.durationMs).toBe(5000);
});

test('times that hide what is there, or pretend what is not, do not make a recording shorter', () => {
  expect(readVoice(webmVoice(150, { stepMs: 0 }))?.durationMs).toBe(150_000);
  expect(readVoice(webmVoice(5, { stepMs: 600 }))?.durationMs).toBe(249 * 600 + 20);
  expect(readVoice(oggVoice(150, { end: 48_000 }))?.durationMs).toBe(150_000);
  expect(readVoice(oggVoice(5, { end: 150 * 48_000 + 312 }))?.durationMs).toBe(150_000);
  expect(readVoice(mp4Voice(128, { ticks: 1 }))?.durationMs).toBe(128_000);
  const late = mp4Voice(4, { isFragmented: true, lastStart: 150 * 48_000 });
  expect(readVoice(late)?.durationMs).toBeGreaterThan(150_000);
});

test('a packet that goes on in the next page is one packet', () => {
  const long = Buffer.concat([packet20ms, Buffer.alloc(600)]);
  const pages = [
    oggPage({ packets: [opusHead()], kind: 0x02 }),
    oggPage({ packets: [opusTags] }),
    oggPage({ packets: [packet20ms, long.subarray(0, 255)], isOpen: true, position: 960 }),
    oggPage({ packets: [long.subarray(255, 510)], kind: 0x01, isOpen: true, position: null }),
    oggPage({ packets: [long.subarray(510)], kind: 0x05, position: 1920 + 312 }),
  ];
  expect(readVoice(Buffer.concat(pages))).toEqual({ mime: 'audio/ogg', durationMs: 40 });
  expect(readVoice(Buffer.concat([...pages.slice(0, 3), oggPage({ packets: [packet20ms] })]))).toBeNull();
});

test('a file of 11,000 pages that are all one packet is read in a moment', () => {
  const middle = oggPage({ packets: [Buffer.alloc(255)], kind: 0x01, isOpen: true, position: null });
  const bytes = Buffer.concat([
    oggPage({ packets: [opusHead()], kind: 0x02 }),
    oggPage({ packets: [opusTags] }),
    oggPage({ packets: [Buffer.concat([packet20ms, Buffer.alloc(255)]).subarray(0, 255)], isOpen: true }),
    ...Array<Buffer>(11_000).fill(middle),
    oggPage({ packets: [Buffer.alloc(9)], kind: 0x05, position: 960 + 312 }),
  ]);
  let voice: ReturnType<typeof readVoice> = null;
  // Copying the accumulated bytes at each page would take seconds.
  expect(processorMs(() => (voice = readVoice(bytes)))).toBeLessThan(500);
  expect(voice).toEqual({ mime: 'audio/ogg', durationMs: 20 });
});

const file = element(0x1941a469, Buffer.from('a file'));
const video = trackEntry({ type: 1, codec: 'V_VP8', number: 2 });
const page = Buffer.from('<!doctype html><script>1</script>');

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', page],
  ['a WebM with a second track', webmVoice(3, { tracks: [trackEntry(), video] })],
  ['a WebM with a film', webmVoice(3, { tracks: [trackEntry({ type: 1, codec: 'V_VP8' })] })],
  ['a WebM in another code', webmVoice(3, { tracks: [trackEntry({ codec: 'A_VORBIS' })] })],
  ['a WebM of another track', webmVoice(3, { tracks: [trackEntry({ number: 2 })] })],
  ['a Matroska', webmVoice(3, { docType: 'matroska' })],
  ['a WebM with a file inside', webmVoice(3, { extra: file })],
  ['a WebM with several packets in a block', webmVoice(3, { flags: 0x82 })],
  ['a WebM with empty packets', webmVoice(3, { packet: Buffer.alloc(0) })],
  ['a WebM without sound', webmVoice(0)],
  ['a WebM that was cut off', webmVoice(3).subarray(0, -2)],
  ['a WebM with a page behind it', Buffer.concat([webmVoice(3), page])],
  ['an Ogg without sound', oggVoice(0)],
  ['an Ogg that was cut off', oggVoice(3).subarray(0, -2)],
  ['an Ogg with a second stream', Buffer.concat([oggVoice(3), oggVoice(3, { serial: 8 })])],
  ['an Ogg of something else', oggPage({ packets: [Buffer.from('\x01vorbis')], kind: 0x02 })],
  ['an Ogg for five loudspeakers', oggPage({ packets: [opusHead({ channels: 5 })], kind: 0x02 })],
  ['an Ogg with a page behind it', Buffer.concat([oggVoice(3), page])],
  ['an MP4 with a film', mp4Voice(3, { handler: 'vide', codec: 'avc1' })],
  ['an MP4 in another code', mp4Voice(3, { codec: 'ac-3' })],
  ['an MP4 with a second track', mp4Voice(3, { trackCount: 2 })],
  ['an MP4 without a clock', mp4Voice(3, { timescale: 0 })],
  ['an MP4 without sound', mp4Voice(0)],
  ['an MP4 that was cut off', mp4Voice(3).subarray(0, -2)],
  ['an MP4 with a page behind it', Buffer.concat([mp4Voice(3), page])],
  ['an MP4 without an index', Buffer.concat([box('ftyp', Buffer.from('mp42')), box('mdat', packet20ms)])],
])('%s is no voice note', (_, bytes) => {
  expect(readVoice(bytes)).toBeNull();
});

test.each([
  ['streamed', true],
  ['with lengths', false],
])(
  'a WebM that was cut off anywhere, %s, is known once its browser has left out what is not whole',
  (_, isStreamed) => {
    const whole = webmVoice(0.2, { isStreamed });
    const begun = webmVoice(0.02, { isStreamed }).length;
    const lengths = new Set<number>();
    for (let end = begun; end <= whole.length; end++) {
      const voice = readVoice(Buffer.from(wholeWebm(Uint8Array.from(whole.subarray(0, end)))));
      expect(voice?.mime, `${end} of ${whole.length}`).toBe('audio/webm');
      lengths.add(voice?.durationMs ?? 0);
    }
    expect([...lengths]).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200]);
  },
);

test('whatever bytes are missing or changed, it is read to an end', () => {
  for (const whole of [webmVoice(0.2), oggVoice(0.2), mp4Voice(1, { isFragmented: true }), mp4Voice(1)]) {
    for (let at = 0; at < whole.length; at++) {
      for (const change of [0x00, 0xff, 0x80, 0x01]) {
        const broken = Buffer.from(whole);
        broken[at] = change;
        const read = readVoice(broken);
        expect(read === null || read.durationMs > 0).toBe(true);
      }
    }
  }
});
