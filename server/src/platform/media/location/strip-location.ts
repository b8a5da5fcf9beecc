import { type FileHandle, open } from 'node:fs/promises';
import { isWebm, stripWebmNotes } from './strip-webm-notes.ts';

/** Boxes of an MP4 or MOV file that contain other boxes, by parent; '' is the file itself. */
const holders: Readonly<Record<string, readonly string[]>> = {
  '': ['moov', 'moof'],
  moov: ['trak'],
  moof: ['traf'],
};
/** Boxes with metadata about a recording: location, time, device, owner. Players do not need them. */
const notes = new Set(['udta', 'meta', 'uuid', '\u00a9xyz']);
/** Handler types of timed metadata tracks, such as the locations of an action camera. */
const noteTracks = new Set(['meta', 'camm']);
/** A fragmented video has a dozen boxes for every one or two seconds, so hours of video have some ten thousand. */
const mostBoxes = 50_000;
const mostNotes = 5000;
const blockBytes = 64 * 1024;
const mostBytes = 16 * 1024 * 1024;

interface Box {
  type: string;
  at: number;
  /** The start and the end of its content. */
  from: number;
  to: number;
}

/**
 * Removes the recording location that phones write into videos. Metadata boxes and metadata tracks are renamed to
 * `free` in place, so that no offset changes, and overwritten with zeros. The samples of a metadata track remain in
 * the media data, but the table that locates them is gone. A malformed file is left as it is, and so is everything
 * after more boxes or metadata than any real video has.
 */
export async function stripLocation(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    if (await isWebm(handle)) {
      await stripWebmNotes(handle);
      return;
    }
    const { size } = await handle.stat();
    const boxes = new Boxes(handle);
    const spans: Box[] = [{ type: '', at: 0, from: 0, to: size }];
    let blanked = 0;
    // The loop also visits the boxes that it appends.
    for (const span of spans) {
      for await (const box of boxes.within(span)) {
        const isNotes = notes.has(box.type) || (box.type === 'trak' && (await isNoteTrack(boxes, box)));
        if (isNotes) {
          if (blanked++ < mostNotes) await blank(handle, box);
        } else if (holders[span.type]?.includes(box.type)) spans.push(box);
      }
    }
  } finally {
    await handle.close();
  }
}

/** Reads box headers in blocks, at most `mostBoxes` per file. A box that is read again counts again. */
class Boxes {
  readonly #handle: FileHandle;
  #block = Buffer.alloc(0);
  #blockAt = 0;
  #seen = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  async *within({ from, to }: Pick<Box, 'from' | 'to'>): AsyncGenerator<Box> {
    for (let at = from; at + 8 <= to; ) {
      this.#seen += 1;
      if (this.#seen > mostBoxes) return;
      const head = await this.bytes(at, 16, to);
      const declared = head.readUInt32BE(0);
      const headBytes = declared === 1 ? 16 : 8;
      const length = declared === 1 ? Number(head.readBigUInt64BE(8)) : declared === 0 ? to - at : declared;
      if (length < headBytes || at + length > to) return;
      yield { type: head.toString('latin1', 4, 8), at, from: at + headBytes, to: at + length };
      at += length;
    }
  }

  /** Reads `length` bytes of the file, zeros after its end. A block is read up to `to`. */
  async bytes(at: number, length: number, to: number): Promise<Buffer> {
    const isRead = at >= this.#blockAt && at + length <= this.#blockAt + this.#block.length;
    if (!isRead) {
      this.#block = Buffer.alloc(Math.max(length, Math.min(blockBytes, to - at)));
      this.#blockAt = at;
      await this.#handle.read(this.#block, 0, this.#block.length, at);
    }
    return this.#block.subarray(at - this.#blockAt, at - this.#blockAt + length);
  }
}

/** Whether a track's handler type is one of timed metadata. */
async function isNoteTrack(boxes: Boxes, track: Box): Promise<boolean> {
  for await (const media of boxes.within(track)) {
    if (media.type !== 'mdia') continue;
    for await (const box of boxes.within(media)) {
      if (box.type !== 'hdlr') continue;
      return noteTracks.has((await boxes.bytes(box.from + 8, 4, box.to)).toString('latin1'));
    }
  }
  return false;
}

async function blank(handle: FileHandle, { at, from, to }: Box): Promise<void> {
  if (to - at > mostBytes) return;
  // A long header has its length after the type.
  const isLong = from - at > 8;
  const zeros = Buffer.alloc(to - from);
  const free = Buffer.from('free', 'latin1');
  await handle.write(isLong ? free : Buffer.concat([free, zeros]), 0, undefined, at + 4);
  if (isLong) await handle.write(zeros, 0, undefined, from);
}
