import type { IncomingMessage } from 'node:http';
import type { Bucket, StoredObject } from './bucket.ts';
import { element, S3Error } from './s3-error.ts';

interface Asked {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers one call on a path-style bucket URL. Throws S3Error. */
export function answerRequest(bucket: Bucket, bucketName: string, asked: Asked): Answer {
  const [, named = '', ...rest] = decodeURIComponent(asked.url.pathname).split('/');
  if (named !== bucketName) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  const name = rest.join('/');
  return name === '' ? answerBucket(bucket, asked) : answerObject(bucket, name, asked);
}

function answerBucket(bucket: Bucket, { request, url: { searchParams: query } }: Asked): Answer {
  if (request.method === 'HEAD') return xml('');
  if (request.method === 'GET' && query.has('uploads')) return listUploads(bucket, query.get('prefix') ?? '');
  if (request.method === 'GET' && query.get('list-type') === '2') return listObjects(bucket, query);
  throw unknown();
}

function listUploads(bucket: Bucket, prefix: string): Answer {
  const uploads = [...bucket.uploads].filter(([, { name }]) => name.startsWith(prefix));
  const Upload = uploads.map(([id, { name, initiatedAt }]) => ({
    Key: name,
    UploadId: id,
    Initiated: initiatedAt.toISOString(),
  }));
  return xml(element('ListMultipartUploadsResult', { IsTruncated: false, Upload }));
}

function listObjects(bucket: Bucket, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const names = [...bucket.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
  const page = names.slice(0, most);
  const isTruncated = names.length > most;
  const Contents = page.map((name) => {
    const { bytes, etag, modifiedAt } = bucket.get(name);
    return { Key: name, LastModified: modifiedAt.toISOString(), ETag: etag, Size: bytes.length };
  });
  return xml(
    element('ListBucketResult', {
      Prefix: prefix,
      KeyCount: page.length,
      MaxKeys: most,
      IsTruncated: isTruncated,
      ...(isTruncated ? { NextContinuationToken: page.at(-1) ?? '' } : {}),
      Contents,
    }),
  );
}

function answerObject(bucket: Bucket, name: string, asked: Asked): Answer {
  const { request, url, body } = asked;
  const { searchParams: query } = url;
  const uploadId = query.get('uploadId');
  switch (request.method) {
    case 'HEAD':
    case 'GET':
      return readObject(bucket.get(name), request);
    case 'PUT':
      if (uploadId !== null) {
        return empty(200, { etag: bucket.putPart(uploadId, Number(query.get('partNumber')), body) });
      }
      return putObject(bucket, name, asked);
    case 'POST':
      if (query.has('uploads')) {
        const id = bucket.startUpload(name, describedBy(request));
        return xml(element('InitiateMultipartUploadResult', { Key: name, UploadId: id }));
      }
      if (uploadId !== null) {
        const { etag } = bucket.completeUpload(uploadId, readParts(body.toString()));
        return xml(element('CompleteMultipartUploadResult', { Key: name, ETag: etag }));
      }
      throw unknown();
    case 'DELETE':
      if (uploadId === null) bucket.objects.delete(name);
      else bucket.abortUpload(uploadId);
      return empty(204);
    default:
      throw unknown();
  }
}

function putObject(bucket: Bucket, name: string, { request, body }: Asked): Answer {
  const existing = bucket.objects.get(name);
  const { 'if-none-match': none, 'if-match': match } = request.headers;
  if ((none === '*' && existing) || (match !== undefined && match !== existing?.etag)) {
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the preconditions did not hold.');
  }
  return empty(200, { etag: bucket.put(name, body, describedBy(request)).etag });
}

function describedBy({ headers }: IncomingMessage): Pick<StoredObject, 'contentType' | 'metadata'> {
  const metadata = Object.entries(headers).filter(([header]) => header.startsWith('x-amz-meta-'));
  return {
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    metadata: Object.fromEntries(metadata.map(([header, value]) => [header, String(value)])),
  };
}

function readObject(object: StoredObject, { headers }: IncomingMessage): Answer {
  const { bytes, etag, contentType, metadata, modifiedAt } = object;
  const described = {
    etag,
    'content-type': contentType,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    ...metadata,
  };
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '');
  if (!range) {
    return { status: 200, headers: { ...described, 'content-length': String(bytes.length) }, body: bytes };
  }
  const start = Number(range[1]);
  const end = Math.min(range[2] ? Number(range[2]) : bytes.length - 1, bytes.length - 1);
  if (start > end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  const length = String(end - start + 1);
  return {
    status: 206,
    headers: {
      ...described,
      'content-length': length,
      'content-range': `bytes ${start}-${end}/${bytes.length}`,
    },
    body: bytes.subarray(start, end + 1),
  };
}

function readParts(text: string): { number: number; etag: string }[] {
  return [...text.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: `"${/<ETag>(?:"|&quot;|&#34;)?([^<"&]+)/.exec(part)?.[1] ?? ''}"`,
  }));
}

const xml = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(text),
});

const empty = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: Buffer.alloc(0),
});

const unknown = () => new S3Error(501, 'NotImplemented', 'This emulator does not know the call');
