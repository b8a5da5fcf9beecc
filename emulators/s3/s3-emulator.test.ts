import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Emulator } from './create-s3-emulator.ts';

const emulator = createS3Emulator({ bucket: 'looms' });
const Bucket = 'looms';
let address: string;
let client: S3Client;
beforeAll(async () => {
  address = await emulator.listen();
  client = clientWith(emulator.settings);
});
afterAll(() => emulator.close());

function clientWith({ key, secret, region }: { key: string; secret: string; region: string }): S3Client {
  const credentials = { accessKeyId: key, secretAccessKey: secret };
  return new S3Client({
    endpoint: address,
    region,
    forcePathStyle: true,
    credentials,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
}

const put = (Key: string, Body: string | Buffer, more = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));

test('the provider’s own SDK puts, reads in ranges, describes and deletes', async () => {
  await put('a b/ü&.txt', 'hand-woven', { ContentType: 'text/plain', Metadata: { sha256: 'abc' } });
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'a b/ü&.txt' }));
  expect([head.ContentLength, head.ContentType, head.Metadata]).toEqual([
    10,
    'text/plain',
    { sha256: 'abc' },
  ]);
  const part = await client.send(new GetObjectCommand({ Bucket, Key: 'a b/ü&.txt', Range: 'bytes=5-8' }));
  expect([part.ContentRange, await part.Body?.transformToString()]).toEqual(['bytes 5-8/10', 'wove']);
  const beyond = new GetObjectCommand({ Bucket, Key: 'a b/ü&.txt', Range: 'bytes=50-' });
  await expect(client.send(beyond)).rejects.toMatchObject({ name: 'InvalidRange' });
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'a b/ü&.txt' }));
  const gone = client.send(new GetObjectCommand({ Bucket, Key: 'a b/ü&.txt' }));
  await expect(gone).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a wrong key, a wrong secret, another region and no signature are refused', async () => {
  const ask = (settings: Partial<typeof emulator.settings>) =>
    clientWith({ ...emulator.settings, ...settings }).send(new ListObjectsV2Command({ Bucket }));
  await expect(ask({ secret: 'another-secret' })).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  await expect(ask({ key: 'another-key' })).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  await expect(ask({ region: 'ap-south-1' })).rejects.toMatchObject({
    name: 'AuthorizationHeaderMalformed',
  });
  expect((await fetch(`${address}/looms?list-type=2`)).status).toBe(403);
});

test('a body that is not the one that was signed is refused', async () => {
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { body?: unknown; headers: Record<string, string> };
      if (request.body === 'spun') request.body = 'spin';
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'change-the-body' },
  );
  await expect(put('altered', 'spun')).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  client.middlewareStack.remove('change-the-body');
  expect(emulator.bucket.objects.has('altered')).toBe(false);
});

test('what is there already is not overwritten by a put that forbids it', async () => {
  await put('once', 'first', { IfNoneMatch: '*' });
  await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
    name: 'PreconditionFailed',
  });
  expect(String(emulator.bucket.get('once').bytes)).toBe('first');
});

test('a listing comes in pages', async () => {
  for (const name of ['p/1', 'p/2', 'p/3', 'q/1']) await put(name, name);
  const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'p/', MaxKeys: 2 }));
  const rest = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix: 'p/', ContinuationToken: first.NextContinuationToken }),
  );
  const names = [first, rest].map(({ Contents }) => Contents?.map(({ Key }) => Key));
  expect([names, first.IsTruncated, rest.IsTruncated]).toEqual([[['p/1', 'p/2'], ['p/3']], true, false]);
});

test('parts become one object, and until then nothing is there', async () => {
  const Body = Buffer.alloc(11_000_000, 7);
  await new Upload({ client, params: { Bucket, Key: 'large', Body } }).done();
  expect(emulator.bucket.get('large').bytes.equals(Body)).toBe(true);

  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'half' }));
  const sendPart = (PartNumber: number) =>
    client.send(new UploadPartCommand({ Bucket, Key: 'half', UploadId, PartNumber, Body: 'short' }));
  const [one, two] = [await sendPart(1), await sendPart(2)];
  const Parts = [
    { PartNumber: 1, ETag: one.ETag },
    { PartNumber: 2, ETag: two.ETag },
  ];
  const complete = new CompleteMultipartUploadCommand({
    Bucket,
    Key: 'half',
    UploadId,
    MultipartUpload: { Parts },
  });
  await expect(client.send(complete)).rejects.toMatchObject({ name: 'EntityTooSmall' });
  const open = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: 'half' }));
  expect(open.Uploads?.map(({ Key, UploadId: id }) => [Key, id])).toEqual([['half', UploadId]]);
  expect(emulator.bucket.objects.has('half')).toBe(false);
  await client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'half', UploadId }));
  await expect(sendPart(3)).rejects.toMatchObject({ name: 'NoSuchUpload' });
});
