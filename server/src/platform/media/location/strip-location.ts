import { type FileHandle, open } from 'node:fs/promises';
import { isWebm, stripWebmNotes } from './strip-webm-notes.ts';

/** The boxes of an MP4 or MOV file that carry others, by what carries them; '' is the file. */
const holders: Readonly<Record<string, readonly string[]>> = {
  '': ['moov', 'moof'],
  moov: ['trak'],
  moof: ['traf'],
};
/** Boxes with notes about a recording: location, time, device, owner. Players do without them. */
const notes = new Set(['udta', 'meta', 'uuid', '\u00a9xyz']);
/** Kinds of tracks that carry notes moment by moment, such as the places of an action camera. */
const noteTracks = new Set(['meta', 'camm']);
/** A fragmented film has a dozen boxes for each second or two, so one of hours has some ten thousand. */
const mostBoxes = 50_000;
const mostNotes = 5000;
const blockBytes = 64 * 1024;
const mostBytes = 16 * 1024 * 1024;

interface Box {
  type: string;
  at: number;
  /** Where its content begins, and where it ends. */
  from: number;
  to: number;
}

/**
 * Phones write into a video where it was taken. The notes, and tracks of notes, are renamed to `free`, in place, so
 * that no offset moves, and overwritten with zeros. What a track of notes had among the media data stays there, but
 * the table that finds it is gone. A file whose boxes make no sense is left as it is, and so is what comes behind more
 * boxes or notes than any film has.
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
    // Those that are found go on at the end.
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

/** Reads the heads of boxes in blocks, and of one file no more than `mostBoxes`, one that is read again counted again. */
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

  /** So many bytes of the file, zeros where it has ended; a block is read up to `to`. */
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

/** Whether the handler of a track says that it carries notes. */
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
  // A long head has its length behind its type.
  const isLong = from - at > 8;
  const zeros = Buffer.alloc(to - from);
  const free = Buffer.from('free', 'latin1');
  await handle.write(isLong ? free : Buffer.concat([free, zeros]), 0, undefined, at + 4);
  if (isLong) await handle.write(zeros, 0, undefined, from);
}
