import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** Location and credentials of an S3-compatible store. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
}

/** Milliseconds. */
const connectingMayTake = 2000;
/** In milliseconds, from the start of a call until its response begins. The largest call sends 8 MB. */
const callMayTake = 30_000;
/** In milliseconds without a byte, for example while a person plays a video slowly. */
const silenceMayTake = 60_000;

/**
 * An S3 client that retries once. The SDK sends its own checksums only where the protocol requires one, because
 * stores other than Amazon's reject them. Every body is covered by the SHA-256 of its signature.
 */
export function openS3Client({ endpoint, region, key, secret }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    // The bucket is part of the path: a host per bucket would need its own certificate.
    forcePathStyle: true,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectingMayTake,
      requestTimeout: callMayTake,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMayTake,
    },
  });
}

/**
 * Why the bucket cannot be used, as a sentence for the operator; null if it can, or if the store does not respond
 * now.
 */
export async function findBucketFault(client: S3Client, { bucket }: S3Settings): Promise<string | null> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { requestTimeout: 3000 });
    return null;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404)
      return `S3_BUCKET: the store has no bucket called ${bucket}. Make it, or name another.`;
    if (status === 403 || status === 401 || status === 400)
      return 'S3_KEY and S3_SECRET: the store does not let us into the bucket with them. Check both, and S3_REGION.';
    if (status === 301) return 'S3_REGION: the bucket lies in another region. Name that one.';
    return null;
  }
}

export function isNotThere(error: unknown): boolean {
  return statusOf(error) === 404;
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}
