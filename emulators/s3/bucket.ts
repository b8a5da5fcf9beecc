import { createHash, randomBytes } from 'node:crypto';
import { S3Error } from './s3-error.ts';

export interface StoredObject {
  bytes: Buffer;
  etag: string;
  contentType: string;
  metadata: Record<string, string>;
  modifiedAt: Date;
}

interface StartedUpload {
  name: string;
  contentType: string;
  metadata: Record<string, string>;
  initiatedAt: Date;
  parts: Map<number, Buffer>;
}

type Described = Pick<StoredObject, 'contentType' | 'metadata'>;

const smallestPart = 5 * 1024 * 1024;
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

/** The objects of one bucket, and its unfinished uploads. */
export class Bucket {
  readonly objects: Map<string, StoredObject>;
  readonly uploads = new Map<string, StartedUpload>();

  constructor(objects: Map<string, StoredObject> = new Map()) {
    this.objects = objects;
  }

  put(name: string, bytes: Buffer, described: Described, etag = `"${md5(bytes)}"`): StoredObject {
    const object = { ...described, bytes, etag, modifiedAt: new Date() };
    this.objects.set(name, object);
    return object;
  }

  get(name: string): StoredObject {
    const found = this.objects.get(name);
    if (!found) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
    return found;
  }

  startUpload(name: string, described: Described): string {
    const id = randomBytes(16).toString('hex');
    this.uploads.set(id, { ...described, name, initiatedAt: new Date(), parts: new Map() });
    return id;
  }

  upload(id: string): StartedUpload {
    const found = this.uploads.get(id);
    if (!found) throw new S3Error(404, 'NoSuchUpload', 'The specified upload does not exist.');
    return found;
  }

  putPart(id: string, number: number, bytes: Buffer): string {
    if (number < 1 || number > 10_000) throw new S3Error(400, 'InvalidArgument', 'Part number out of range');
    this.upload(id).parts.set(number, bytes);
    return `"${md5(bytes)}"`;
  }

  /** Joins the named parts in order; their ETags must match. */
  completeUpload(id: string, named: readonly { number: number; etag: string }[]): StoredObject {
    const { name, parts, contentType, metadata } = this.upload(id);
    if (named.length === 0) throw new S3Error(400, 'MalformedXML', 'No parts were named');
    const bodies = named.map(({ number, etag }, index) => {
      if (index > 0 && number <= (named[index - 1]?.number ?? 0)) {
        throw new S3Error(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
      }
      const body = parts.get(number);
      if (!body || `"${md5(body)}"` !== etag) {
        throw new S3Error(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
      }
      if (index < named.length - 1 && body.length < smallestPart) {
        throw new S3Error(400, 'EntityTooSmall', 'A part is smaller than the minimum allowed size.');
      }
      return body;
    });
    this.uploads.delete(id);
    const sums = Buffer.concat(bodies.map((body) => Buffer.from(md5(body), 'hex')));
    return this.put(
      name,
      Buffer.concat(bodies),
      { contentType, metadata },
      `"${md5(sums)}-${bodies.length}"`,
    );
  }

  abortUpload(id: string): void {
    this.upload(id);
    this.uploads.delete(id);
  }
}
