import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { newFileKey } from './file-key.ts';
import { checkName, type Files, type FoundFile, type ListedFile } from './files.ts';
import { privateFile } from './private-folder.ts';
import { isNotThere } from './s3-client.ts';

interface Settings {
  client: S3Client;
  bucket: string;
  /** A local folder for files that must be read by path. It is swept. */
  scratch: string;
  log: { warn(details: object, message: string): void };
}

interface StoredDigest {
  bytes: number;
  /** Hexadecimal; undefined for files that were not stored by `putWithDigest`. */
  sha256: string | undefined;
}

export interface S3Files extends Files {
  /** Stores a local file with its SHA-256 as metadata, for later comparison. */
  putWithDigest(name: string, localFile: string, sha256: string): Promise<void>;
  findDigest(name: string): Promise<StoredDigest | null>;
}

const megabyte = 1024 * 1024;
/** Two parts are in memory for each upload. The protocol's minimum is 5 MB. */
const partBytes = 8 * megabyte;
const partsAtOnce = 2;
/** Timeout in milliseconds until a response begins, for each of two attempts. */
const readingMayTake = 3000;

const notKept = sentence('platform.notKept');
const notRead = sentence('platform.notFetched');

const typeOf: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** Files in a bucket, under the same names as on the disk. They can be read only with its credentials. */
export function s3Files({ client, bucket, scratch, log }: Settings): S3Files {
  /** Reports every unexpected error of the store as UNAVAILABLE. */
  async function asking<T>(refusal: Sentence, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      log.warn({ err: error }, 'the file store did not do what it was asked');
      throw new AppError('UNAVAILABLE', refusal, { retryAfter: 60, cause: error });
    }
  }

  async function store(
    name: string,
    body: Readable | Uint8Array,
    metadata?: Record<string, string>,
  ): Promise<void> {
    const upload = new Upload({
      client,
      params: {
        Bucket: bucket,
        Key: checkName(name),
        Body: body,
        ContentType: typeOf[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        ...(metadata ? { Metadata: metadata } : {}),
      },
      partSize: partBytes,
      queueSize: partsAtOnce,
      leavePartsOnError: false,
    });
    await upload.done();
  }

  /** Rethrows an error of the source unchanged: a full disk or unreadable data is not an error of the store. */
  async function storeStream(name: string, source: Readable, metadata?: Record<string, string>) {
    let failure: unknown;
    source.once('error', (error) => {
      failure = error;
    });
    try {
      await store(name, source, metadata);
    } catch (error) {
      if (failure !== undefined) throw failure;
      throw error;
    } finally {
      source.destroy();
    }
  }

  const putFile = async (name: string, localFile: string, metadata?: Record<string, string>) => {
    await asking(notKept, () => storeStream(name, createReadStream(localFile), metadata));
  };

  async function head(name: string) {
    try {
      const command = new HeadObjectCommand({ Bucket: bucket, Key: checkName(name) });
      return await client.send(command, { requestTimeout: readingMayTake });
    } catch (error) {
      if (isNotThere(error)) return null;
      throw error;
    }
  }

  async function open(name: string, { start, end }: { start: number; end: number }): Promise<Readable> {
    if (end < start) return Readable.from([]);
    const command = new GetObjectCommand({ Bucket: bucket, Key: name, Range: `bytes=${start}-${end}` });
    const { Body } = await client.send(command, { requestTimeout: readingMayTake });
    if (!(Body instanceof Readable)) throw new Error('The store answered without a body');
    return Body;
  }

  async function find(name: string): Promise<FoundFile | null> {
    const found = await asking(notRead, () => head(name));
    if (!found) return null;
    return {
      bytes: found.ContentLength ?? 0,
      open: (range) => asking(notRead, () => open(name, range)),
    };
  }

  async function* list(folder: string): AsyncGenerator<ListedFile> {
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: `${checkName(folder)}/`,
        ...(next === undefined ? {} : { ContinuationToken: next }),
      });
      const page = await asking(notRead, () => client.send(command, { requestTimeout: readingMayTake }));
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { name: Key, bytes: Size ?? 0, changedAt: LastModified ?? new Date() };
      }
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
  }

  async function remove(name: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: bucket, Key: checkName(name) });
    await asking(notKept, () => client.send(command, { requestTimeout: readingMayTake }));
  }

  return {
    put: putFile,
    putWithDigest: (name, localFile, sha256) => putFile(name, localFile, { sha256 }),
    write: (name, bytes) =>
      asking(notKept, () => (bytes instanceof Readable ? storeStream(name, bytes) : store(name, bytes))),
    async withLocalFile(name, use) {
      const found = await find(name);
      if (!found) throw new Error(`The store has no ${name}`);
      const path = join(scratch, newFileKey());
      try {
        await pipeline(
          await found.open({ start: 0, end: found.bytes - 1 }),
          createWriteStream(path, { mode: privateFile }),
        );
        return await use(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    find,
    async findDigest(name) {
      const found = await asking(notRead, () => head(name));
      return found && { bytes: found.ContentLength ?? 0, sha256: found.Metadata?.sha256 };
    },
    remove,
    async removeFolder(folder) {
      for await (const { name } of list(folder)) await remove(name);
    },
    list,
    async removeUnfinished(folder, before) {
      const page = await asking(notRead, () =>
        client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: `${checkName(folder)}/` }), {
          requestTimeout: readingMayTake,
        }),
      );
      // Only the first thousand; the next sweep handles the rest.
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (Initiated === undefined || Initiated >= before) continue;
        const command = new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId });
        await asking(notKept, () => client.send(command, { requestTimeout: readingMayTake }));
      }
    },
  };
}
