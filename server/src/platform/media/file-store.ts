import type { Readable } from 'node:stream';
import type { PictureProcess } from './picture-process.ts';
import type { UploadsUnderWay } from './uploads/uploads-under-way.ts';

/** A file of one picture or video. 'original' is what was sent in and is never served. */
export interface FileName {
  /** Random, and the only part of an address that comes from outside. */
  key: string;
  file: 'original' | ServedFile;
}

export type ServedFile = `${number}.webp` | `${number}.avif` | `video.${VideoExtension}`;
export type VideoExtension = 'mp4' | 'webm' | 'mov';

export interface FoundFile {
  bytes: number;
  /** `end` is the last byte, counted from 0. */
  stream(range: { start: number; end: number }): Readable;
}

/** Where the bytes of pictures and videos lie. Names never change their content once written. */
export interface FileStore {
  /** Stores a local file under a name and leaves the local one where it is. */
  put(name: FileName, localFile: string): Promise<void>;
  write(name: FileName, bytes: Uint8Array): Promise<void>;
  /** Gives `use` a path of this machine to read the file from. Throws when there is no such file. */
  withLocalFile<T>(name: FileName, use: (path: string) => Promise<T>): Promise<T>;
  find(name: FileName): Promise<FoundFile | null>;
  /** Removes what was sent in, with all that a camera wrote into it, and keeps what is served. */
  removeOriginal(key: string): Promise<void>;
  /** Removes every file of a key. */
  remove(key: string): Promise<void>;
}

/** The store, a local folder for what is still arriving, how much that is, and who draws the pictures. */
export interface Media {
  store: FileStore;
  incoming: string;
  uploads: UploadsUnderWay;
  drawing: PictureProcess;
}
