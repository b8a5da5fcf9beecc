import { makeDeviceStore } from '#web/platform/store/device-store.ts';
import { recordingsDatabase } from '#web/platform/viewer/forget-recordings.ts';
import { wholeMp4 } from './cut-short/whole-mp4.ts';
import { wholeWebm } from './cut-short/whole-webm.ts';

/** A recording that has not been sent. */
export interface Recording {
  file: File;
  durationMs: number;
  /** The bars of its waveform, 0 to 100. */
  peaks: number[];
}

/** Where a recording belongs: the person it is for, or the form it is sent with. */
export type RecordingPlace = `${'chat' | 'enquiry' | 'answer'}_${number}`;

interface Kept extends Recording {
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Saved during recording, so it may end within a sound. */
  isCut: boolean;
}

/** Milliseconds. */
const longest = 30 * 24 * 3_600_000;
const store = makeDeviceStore<Kept>(recordingsDatabase, 'recordings');

/** Serialises all operations, so that an earlier piece never replaces a later one or reappears after deletion. */
let work: Promise<unknown> = Promise.resolve();

function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const next = work.then(act);
  work = next;
  return next;
}

/** The unsent recording of one account and place; a null id means a visitor. */
export function unsentRecording(viewerId: number | null, place: RecordingPlace) {
  const key = `${viewerId ?? 'visitor'}_${place}`;
  return {
    /** Returns whether it survives a reload. */
    keep: (recording: Recording, { isCut = false } = {}) =>
      inTurn(() => store.put(key, { ...recording, keptAt: Date.now(), isCut })),
    async read(): Promise<Recording | null> {
      const kept = await inTurn(() => store.get(key));
      if (kept === undefined) return null;
      const { keptAt, isCut, ...recording } = kept;
      if (Date.now() - keptAt < longest) return isCut ? wholeOf(recording) : recording;
      await inTurn(() => store.delete(key));
      return null;
    },
    forget: () => inTurn(() => store.delete(key)),
  };
}

/** Whether a truncated recording of this format can be repaired. */
export const canBeCut = (kind: string): boolean => /^audio\/(webm|mp4)/.test(kind);

/** Null if nothing playable is left. */
async function wholeOf(recording: Recording): Promise<Recording | null> {
  const { file } = recording;
  const makeWhole = file.type.startsWith('audio/mp4') ? wholeMp4 : wholeWebm;
  const bytes = makeWhole(new Uint8Array(await file.arrayBuffer()));
  if (bytes.length === 0) return null;
  return { ...recording, file: new File([bytes], file.name, { type: file.type }) };
}
