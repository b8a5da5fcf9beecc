import { claimMove, MoveUnderWay } from '#server/platform/files/claim-move.ts';
import { type MoveProgress, moveFiles } from '#server/platform/files/move-files.ts';
import { openDiskAndStore } from '#server/platform/files/open-files.ts';
import { readEnv } from './env.ts';
import { SettingError } from './settings.ts';

const usage = `Use it like this, with the settings of the server (DATA_DIR and S3_…); the server may go on running:
  npm run move-media                copies every file from the disk into the store; started again, it goes on
  npm run move-media -- --delete    the same, and removes from the disk what the store then holds unchanged`;

const sayEveryMs = 2000;

async function run(words: readonly string[]): Promise<boolean> {
  if (words.some((word) => word !== '--delete')) throw new SettingError(usage);
  const env = readEnv(process.env);
  const { disk, store } = await openDiskAndStore(env, { warn: () => undefined });
  if (!store) throw new SettingError(`No store is set.\n${usage}`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  let printedAt = performance.now();
  const release = await claimMove(env.DATA_DIR);
  const done = await moveFiles({
    disk,
    store,
    deletes: words.includes('--delete'),
    signal: stop.signal,
    onProgress(progress) {
      if (performance.now() - printedAt < sayEveryMs) return;
      printedAt = performance.now();
      console.log(inWords(progress));
    },
  }).finally(release);
  console.log(inWords(done));
  for (const failure of done.failures.slice(0, 20)) console.log(`  ${failure}`);
  if (stop.signal.aborted) console.log('Stopped. Start it again, and it goes on.');
  else if (done.failures.length > 0) console.log('Some files stayed where they are. Start it again.');
  else console.log('Everything on the disk is in the store.');
  return !stop.signal.aborted && done.failures.length === 0;
}

function inWords({ total, copied, copiedBytes, there, deleted, failures }: MoveProgress): string {
  const megabytes = Math.ceil(copiedBytes / 1024 / 1024);
  return [
    `${copied + there} of ${total} files: ${copied} copied (${megabytes} MB), ${there} were there already`,
    ...(deleted > 0 ? [`${deleted} removed from the disk`] : []),
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
  ].join(', ');
}

try {
  if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  const isForPeople = error instanceof SettingError || error instanceof MoveUnderWay;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
