import { parseArgs } from 'node:util';
import { createS3Emulator } from './create-s3-emulator.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    bucket: { type: 'string', default: 'media' },
    folder: { type: 'string' },
  },
});

const emulator = createS3Emulator({ bucket: values.bucket, folder: values.folder });
const address = await emulator.listen(Number(values.port));
const { key, secret, region, bucket } = emulator.settings;
console.log(`An emulator of an S3-compatible store; it ${values.folder ? `keeps everything in ${values.folder}` : 'forgets everything when it ends'}.
  S3_ENDPOINT=${address} S3_BUCKET=${bucket} S3_KEY=${key} S3_SECRET=${secret} S3_REGION=${region}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
