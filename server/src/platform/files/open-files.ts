import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { SettingError } from '#server/settings.ts';
import { diskBeforeStore } from './disk-before-store.ts';
import { diskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { narrowFolder, openPrivateFolder } from './private-folder.ts';
import type { S3Files } from './s3-files.ts';

type Log = { warn(details: object, message: string): void };

/** The local folder for uploads in progress. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'media', 'incoming');

const keptFolders = [
  'media',
  'media/incoming',
  'media/originals',
  'media/variants',
  'verifications',
  'downloads',
];

/** Every folder whose files are moved to a store if one is configured. */
export const movedFolders = ['media/originals', 'media/variants', 'verifications', 'downloads'] as const;

/**
 * The files of this installation: in the configured store, or under DATA_DIR. Creates the folders and tightens their
 * permissions. Throws SettingError if the bucket cannot be used.
 */
export async function openFiles(env: Env, log: Log): Promise<Files> {
  const { disk, store } = await openDiskAndStore(env, log);
  return store ? diskBeforeStore(disk, store) : disk;
}

/** The disk and the store separately, for a move from one to the other. */
export async function openDiskAndStore(env: Env, log: Log): Promise<{ disk: Files; store: S3Files | null }> {
  await openPrivateFolder(env.DATA_DIR);
  for (const folder of keptFolders) await openPrivateFolder(join(env.DATA_DIR, folder));
  // Only pictures that are still being processed have an original, so there are few.
  await narrowFolder(join(env.DATA_DIR, 'media', 'originals'));
  const disk = diskFiles(env.DATA_DIR);
  if (!env.s3) return { disk, store: null };
  // Imported here, so that installations without a store do not load the SDK.
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
