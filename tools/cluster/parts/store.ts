import { runProcess } from '../processes/run-process.ts';
import type { Part } from './part.ts';

/** Our S3 emulator, which stores its objects in a folder. */
export async function startStore(folder: string): Promise<Part> {
  const emulator = runProcess({
    command: process.execPath,
    args: ['emulators/s3/main.ts', '--port', '0', '--folder', folder],
  });
  const line = await emulator.untilLine('  S3_ENDPOINT=');
  const settings = Object.fromEntries(
    line
      .trim()
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );
  return { name: 'store', settings, ended: emulator.ended, stop: () => emulator.stop(2) };
}
