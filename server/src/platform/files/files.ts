import type { Readable } from 'node:stream';

export interface FoundFile {
  bytes: number;
  /** `end` is the last byte, counted from 0. Throws UNAVAILABLE where the store does not answer. */
  open(range: { start: number; end: number }): Promise<Readable>;
}

export interface ListedFile {
  name: string;
  bytes: number;
  changedAt: Date;
}

/**
 * Where the bytes lie that people sent us and that were made of them: on the disk, or in an S3-compatible store. A name
 * is a path such as `media/variants/ab/<key>/640.webp` that we made ourselves, never one from outside, and its content
 * never changes once it is written. A file that is half-written is not there. Every call throws UNAVAILABLE where the
 * store does not answer.
 */
export interface Files {
  /** Stores a local file under a name and leaves the local one where it is. */
  put(name: string, localFile: string): Promise<void>;
  write(name: string, bytes: Uint8Array | Readable): Promise<void>;
  /** Gives `use` a path of this machine to read the file from. Throws when there is no such file. */
  withLocalFile<T>(name: string, use: (path: string) => Promise<T>): Promise<T>;
  find(name: string): Promise<FoundFile | null>;
  remove(name: string): Promise<void>;
  /** Removes every file beneath a folder. */
  removeFolder(folder: string): Promise<void>;
  /** Every whole file beneath a folder. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Removes what was half-written directly in a folder, and in a store anywhere beneath it, and not touched since `before`. */
  removeUnfinished(folder: string, before: Date): Promise<void>;
}

/** The last of several defences: a name that could climb out of its folder is no name. */
export function checkName(name: string): string {
  const isName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name) && !name.includes('..');
  if (!isName) throw new Error('A file was asked for by something that is not a name');
  return name;
}
