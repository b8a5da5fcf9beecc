import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { SettingError } from '#server/settings.ts';
import { diskBeforeStore } from './disk-before-store.ts';
import { diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { narrowFolder, openPrivateFolder } from './private-folder.ts';
import type { S3Files } from './s3-files.ts';

type Log = { warn(details: object, message: string): void };

/** Where something arrives and is put together, on this machine. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'media', 'incoming');

const keptFolders = [
  'media',
  'media/incoming',
  'media/originals',
  'media/variants',
  'verifications',
  'downloads',
];

/** Every folder whose files belong into a store where one is set. */
export const movedFolders = ['media/originals', 'media/variants', 'verifications', 'downloads'] as const;

/**
 * The files of this installation: in the store that the settings name, or else beneath DATA_DIR. Opens the folders,
 * narrowing those that were wider. Throws SettingError where the store says that it is not for us.
 */
export async function openFiles(env: Env, log: Log): Promise<Files> {
  const { disk, store } = await openDiskAndStore(env, log);
  return store ? diskBeforeStore(disk, store) : disk;
}

/** The two apart, as a move from one to the other needs them. */
export async function openDiskAndStore(env: Env, log: Log): Promise<{ disk: Files; store: S3Files | null }> {
  await openPrivateFolder(env.DATA_DIR);
  for (const folder of keptFolders) await openPrivateFolder(join(env.DATA_DIR, folder));
  // Only what is still being prepared has an original: these are few.
  await narrowFolder(join(env.DATA_DIR, 'media', 'originals'));
  const disk = diskFiles(env.DATA_DIR);
  if (!env.s3) return { disk, store: null };
  // Loaded here, so that who has no store does not pay for it.
  const [{ findBucketFault, openS3Client }, { s3Files }] = await Promise.all([
    import('./s3-client.ts'),
    import('./s3-files.ts'),
  ]);
  const client = openS3Client(env.s3);
  const fault = await findBucketFault(client, env.s3);
  if (fault !== null) throw new SettingError(`A setting cannot be used.\n  ${fault}`);
  const store = s3Files({ client, bucket: env.s3.bucket, scratch: incomingFolder(env.DATA_DIR), log });
  return { disk, store };
}
