import type { Files, FoundFile } from '#server/platform/files/files.ts';
import { isMediaKey } from './media-key.ts';
import type { PictureProcess } from './picture-process.ts';
import type { UploadsUnderWay } from './uploads/uploads-under-way.ts';

/** A file of one picture, video or voice note. 'original' is what was sent in and is never served. */
export interface FileName {
  /** Random, and the only part of an address that comes from outside. */
  key: string;
  file: 'original' | ServedFile;
}

export type ServedFile =
  | `${number}.webp`
  | `${number}.avif`
  | `video.${VideoExtension}`
  | `voice.${VoiceExtension}`;
export type VideoExtension = 'mp4' | 'webm' | 'mov';
/** Of voice notes, which have no public address: the module that they belong to serves them. */
export type VoiceExtension = 'webm' | 'ogg' | 'm4a';

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
  /** Removes what was half-written and not touched since `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

/** The store, a local folder for what is still arriving, how much that is, and who draws the pictures. */
export interface Media {
  store: FileStore;
  incoming: string;
  uploads: UploadsUnderWay;
  drawing: PictureProcess;
  /** Draws the cards of shared links: anyone who waits for one does not wait behind the pictures of an upload. */
  cards: PictureProcess;
}

/** Pictures and videos among the files of the installation, spread over folders by the first letters of their key. */
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
