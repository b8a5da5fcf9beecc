import type { Files, FoundFile } from '#server/platform/files/files.ts';
import { isMediaKey } from './media-key.ts';
import type { PictureProcess } from './picture-process.ts';
import type { UploadsUnderWay } from './uploads/uploads-under-way.ts';

/** A file of a picture, video or voice note. 'original' is the uploaded file and is never served. */
export interface FileName {
  /** Random, and the only part of a path that comes from the URL. */
  key: string;
  file: 'original' | ServedFile;
}

export type ServedFile =
  | `${number}.webp`
  | `${number}.avif`
  | `video.${VideoExtension}`
  | `voice.${VoiceExtension}`;
export type VideoExtension = 'mp4' | 'webm' | 'mov';
/** Voice notes have no public URL: the module they belong to serves them. */
export type VoiceExtension = 'webm' | 'ogg' | 'm4a';

/** Storage for pictures and videos. The content of a name never changes once written. */
export interface FileStore {
  /** Stores a copy of a local file under a name. */
  put(name: FileName, localFile: string): Promise<void>;
  write(name: FileName, bytes: Uint8Array): Promise<void>;
  /** Calls `use` with a local path to read the file from. Throws if there is no such file. */
  withLocalFile<T>(name: FileName, use: (path: string) => Promise<T>): Promise<T>;
  find(name: FileName): Promise<FoundFile | null>;
  /** Removes the uploaded file with its camera metadata, and keeps the served files. */
  removeOriginal(key: string): Promise<void>;
  /** Removes every file of a key. */
  remove(key: string): Promise<void>;
  /** Removes half-written files that have not changed since `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

/**
 * The file store, the local folder for uploads in progress, their number and size, and the processes that draw
 * pictures.
 */
export interface Media {
  store: FileStore;
  incoming: string;
  uploads: UploadsUnderWay;
  drawing: PictureProcess;
  /**
   * Draws the preview cards of shared links. A separate process, so that they do not wait behind uploaded pictures.
   */
  cards: PictureProcess;
}

/**
 * A store for pictures and videos within the files of the installation, sharded into folders by the first letters of
 * the key.
 */
export function mediaStore(files: Files): FileStore {
  function folderOf(area: 'originals' | 'variants', key: string): string {
    if (!isMediaKey(key)) throw new Error('A file was asked for by something that is not a key');
    return `media/${area}/${key.slice(0, 2)}/${key}`;
  }
  const nameOf = ({ key, file }: FileName) =>
    `${folderOf(file === 'original' ? 'originals' : 'variants', key)}/${file}`;
  const removeOriginal = (key: string) => files.removeFolder(folderOf('originals', key));

  return {
    put: (name, localFile) => files.put(nameOf(name), localFile),
    write: (name, bytes) => files.write(nameOf(name), bytes),
    withLocalFile: (name, use) => files.withLocalFile(nameOf(name), use),
    find: (name) => files.find(nameOf(name)),
    removeOriginal,
    async remove(key) {
      await removeOriginal(key);
      await files.removeFolder(folderOf('variants', key));
    },
    removeUnfinished: (before) => files.removeUnfinished('media', before),
  };
}
