import { open } from 'node:fs/promises';

/** Boxes of an MP4 or MOV file that carry other boxes. */
const holders = new Set(['moov', 'trak']);
/** Boxes with notes about a recording: location, time, device, owner. Players do without them. */
const notes = new Set(['udta', 'meta', 'uuid', '\u00a9xyz']);
const mostBoxes = 5000;

/**
 * Phones write into a video where it was taken. The notes are renamed to `free`, in place, so that no
 * offset moves, and overwritten with zeros. A file whose boxes make no sense is left as it is.
 */
export async function stripLocation(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    const { size } = await handle.stat();
    const spans = [{ from: 0, to: size }];
    let seen = 0;
    for (let span = spans.pop(); span; span = spans.pop()) {
      for (let at = span.from; at + 8 <= span.to && seen < mostBoxes; seen++) {
        const head = Buffer.alloc(16);
        await handle.read(head, 0, 16, at);
        const type = head.toString('latin1', 4, 8);
        const declared = head.readUInt32BE(0);
        const headBytes = declared === 1 ? 16 : 8;
        const length =
          declared === 1 ? Number(head.readBigUInt64BE(8)) : declared === 0 ? span.to - at : declared;
        if (length < headBytes || at + length > span.to) break;
        if (holders.has(type)) spans.push({ from: at + headBytes, to: at + length });
        if (notes.has(type) && length <= 16 * 1024 * 1024) {
          await handle.write(Buffer.from('free', 'latin1'), 0, 4, at + 4);
          await handle.write(Buffer.alloc(length - headBytes), 0, length - headBytes, at + headBytes);
        }
        at += length;
      }
    }
  } finally {
    await handle.close();
  }
}
