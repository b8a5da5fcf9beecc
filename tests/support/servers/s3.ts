import { createS3Emulator, type S3Emulator } from '#emulators/s3/create-s3-emulator.ts';

export interface TestStore extends S3Emulator {
  /** The settings of a server that uses it. */
  serverSettings: Record<string, string>;
  /** The names of all objects, sorted. */
  names(): string[];
}

/** An S3 emulator on a free port, empty. */
export async function startTestStore(): Promise<TestStore> {
  const emulator = createS3Emulator({ bucket: 'tanabana-media' });
  const address = await emulator.listen();
  const { bucket, key, secret, region } = emulator.settings;
  return {
    ...emulator,
    serverSettings: {
      S3_ENDPOINT: address,
      S3_BUCKET: bucket,
      S3_KEY: key,
      S3_SECRET: secret,
      S3_REGION: region,
    },
    names: () => [...emulator.bucket.objects.keys()].sort(),
  };
}
