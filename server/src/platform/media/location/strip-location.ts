import { type FileHandle, open } from 'node:fs/promises';
import { isWebm, stripWebmNotes } from './strip-webm-notes.ts';

/** Boxes of an MP4 or MOV file that carry other boxes. */
const holders = new Set(['moov', 'trak', 'moof', 'traf']);
/** Boxes with notes about a recording: location, time, device, owner. Players do without them. */
const notes = new Set(['udta', 'meta', 'uuid', '\u00a9xyz']);
/** Kinds of tracks that carry notes moment by moment, such as the places of an action camera. */
const noteTracks = new Set(['meta', 'camm']);
/** A fragmented file has two boxes for each fragment, so a film of hours has some ten thousand. */
const mostBoxes = 200_000;
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
    let seen = 0;
    for (let span = spans.pop(); span; span = spans.pop()) {
      for await (const box of boxesOf(handle, span)) {
        if (seen++ > mostBoxes) return;
        const isNotes = notes.has(box.type) || (box.type === 'trak' && (await isNoteTrack(handle, box)));
        if (isNotes) await blank(handle, box);
        else if (holders.has(box.type)) spans.push(box);
      }
    }
  } finally {
    await handle.close();
  }
}

async function* boxesOf(handle: FileHandle, { from, to }: Pick<Box, 'from' | 'to'>): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const head = Buffer.alloc(16);
    await handle.read(head, 0, 16, at);
    const declared = head.readUInt32BE(0);
    const headBytes = declared === 1 ? 16 : 8;
    const length = declared === 1 ? Number(head.readBigUInt64BE(8)) : declared === 0 ? to - at : declared;
    if (length < headBytes || at + length > to) return;
    yield { type: head.toString('latin1', 4, 8), at, from: at + headBytes, to: at + length };
    at += length;
  }
}

/** Whether the handler of a track says that it carries notes. */
async function isNoteTrack(handle: FileHandle, track: Box): Promise<boolean> {
  let seen = 0;
  for await (const media of boxesOf(handle, track)) {
    if (seen++ > 100) return false;
    if (media.type !== 'mdia') continue;
    for await (const box of boxesOf(handle, media)) {
      if (seen++ > 100) return false;
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
