import { type FileHandle, open } from 'node:fs/promises';
import { isWebm, stripWebmNotes } from './strip-webm-notes.ts';

/** Boxes of an MP4 or MOV file that carry other boxes. */
const holders = new Set(['moov', 'trak', 'moof', 'traf']);
/** Boxes with notes about a recording: location, time, device, owner. Players do without them. */
const notes = new Set(['udta', 'meta', 'uuid', '\u00a9xyz']);
/** Kinds of tracks that carry notes moment by moment, such as the places of an action camera. */
const noteTracks = new Set(['meta', 'camm']);
/** A fragmented file has some eight boxes for each fragment, so a film of hours has a hundred thousand. */
const mostBoxes = 200_000;
const mostBytes = 16 * 1024 * 1024;

/** The heads of a file's boxes. */
interface Heads {
  /** The sixteen bytes at a place, until the next call. */
  read(at: number): Promise<Buffer>;
  /** How many more are read. */
  left: number;
}

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
 * the table that finds it is gone. A file whose boxes make no sense is left as it is.
 */
export async function stripLocation(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    if (await isWebm(handle)) {
      await stripWebmNotes(handle);
      return;
    }
    const { size } = await handle.stat();
    const spans = [{ from: 0, to: size }];
    const heads = headsOf(handle);
    for (let span = spans.pop(); span; span = spans.pop()) {
      for await (const box of boxesOf(heads, span)) {
        const isNotes =
          notes.has(box.type) || (box.type === 'trak' && (await isNoteTrack(handle, heads, box)));
        if (isNotes) await blank(handle, box);
        else if (holders.has(box.type)) spans.push(box);
      }
    }
  } finally {
    await handle.close();
  }
}

/** Boxes may be as small as their heads, so those that lie beside one another come with one read. */
function headsOf(handle: FileHandle): Heads {
  const bytes = Buffer.alloc(4096);
  let [start, end] = [0, 0];
  return {
    left: mostBoxes,
    async read(at) {
      if (at < start || at + 16 > end) {
        bytes.fill(0);
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, at);
        [start, end] = [at, at + bytesRead];
      }
      return bytes.subarray(at - start, at - start + 16);
    },
  };
}

async function* boxesOf(heads: Heads, { from, to }: Pick<Box, 'from' | 'to'>): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= to && heads.left-- > 0; ) {
    const head = await heads.read(at);
    const declared = head.readUInt32BE(0);
    const headBytes = declared === 1 ? 16 : 8;
    const length = declared === 1 ? Number(head.readBigUInt64BE(8)) : declared === 0 ? to - at : declared;
    if (length < headBytes || at + length > to) return;
    yield { type: head.toString('latin1', 4, 8), at, from: at + headBytes, to: at + length };
    at += length;
  }
}

/** Whether the handler of a track says that it carries notes. */
async function isNoteTrack(handle: FileHandle, heads: Heads, track: Box): Promise<boolean> {
  for await (const media of boxesOf(heads, track)) {
    if (media.type !== 'mdia') continue;
    for await (const box of boxesOf(heads, media)) {
      if (box.type !== 'hdlr') continue;
      const kind = Buffer.alloc(4);
      await handle.read(kind, 0, 4, box.from + 8);
      return noteTracks.has(kind.toString('latin1'));
    }
  }
  return false;
}

async function blank(handle: FileHandle, { at, from, to }: Box): Promise<void> {
  if (to - at > mostBytes) return;
  await handle.write(Buffer.from('free', 'latin1'), 0, 4, at + 4);
  await handle.write(Buffer.alloc(to - from), 0, to - from, from);
}
