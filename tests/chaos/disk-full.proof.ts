import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploadPicture } from '#contracts/designs/publishing/upload-design.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { postTo, type RunningProgram, runProgram } from '#tests/support/servers/run-server.ts';
import { did, saw, sawWithin, secondsUntil } from './report.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const mebibyte = 1024 * 1024;

/** Mounts a disk of this size. Without permission to mount, these tests are skipped. */
function mount(folder: string, megabytes: number): boolean {
  return (
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tanabana-chaos', folder]).status === 0
  );
}
const canMount = await (async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tanabana-disk-'));
  const isDone = process.platform === 'linux' && mount(folder, 1);
  if (isDone) execFileSync('umount', [folder]);
  await rm(folder, { recursive: true });
  return isDone;
})();
if (!canMount) console.warn('The bad days of full disks are skipped: nothing can be mounted here.');

/** Fills the disk with a foreign file, completely or with this number of megabytes. */
function fill(disk: string, megabytes?: number): void {
  const size = megabytes === undefined ? [] : [`count=${megabytes}`];
  spawnSync('dd', ['if=/dev/zero', `of=${disk}/somebody-elses`, 'bs=1M', ...size], { stdio: 'ignore' });
}

describe.skipIf(!canMount)('a disk that is full for real', () => {
  let disk: string;
  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'tanabana-disk-'));
  });
  afterAll(async () => {
    execFileSync('umount', ['-l', disk]);
    await rm(disk, { recursive: true });
  });

  describe('of the files', () => {
    let app: TestApp;
    let maker: Actor;
    beforeAll(async () => {
      mount(disk, 16);
      // Simulates a check of the free space that comes too late, so that uploads reach the full disk.
      const surroundings = { readFreeBytes: async () => 1024 * mebibyte };
      app = await startTestApp({ settings: { DATA_DIR: join(disk, 'data') }, surroundings, withJobs: true });
      maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
    });
    afterAll(async () => {
      await app.stop();
      execFileSync('umount', ['-l', disk]);
      mount(disk, 1);
    });

    test('an upload that meets the end of the disk is refused with a sentence and leaves nothing', async () => {
      const send = async () =>
        maker.call(uploadPicture, {
          body: fileForm('image', { name: 'sari.jpg', bytes: await plainPicture('jpeg') }),
        });
      saw('with room an upload is', (await send()).status, 200);
      did('somebody else fills the disk to its last byte');
      fill(disk);
      const refused = await send();
      saw('an upload is', [refused.status, refused.error.code], [507, 'STORAGE_FULL']);
      saw('the process lives', (await app.server.inject('/healthz')).statusCode, 200);
      did('the file is taken away');
      await rm(join(disk, 'somebody-elses'));
      saw('an upload is', (await send()).status, 200);
    });
  });

  describe('of the private database', () => {
    let server: RunningProgram;
    let base = '';
    beforeAll(async () => {
      execFileSync('umount', ['-l', disk]);
      mount(disk, 420);
      server = runProgram('server/src/main.ts', [], {
        DATA_DIR: join(disk, 'data'),
        PORT: '0',
        LOG_LEVEL: 'silent',
      });
      await server.until('Tanabana is open at ');
      base = /open at (\S+)/.exec(server.output())?.[1] ?? '';
    });
    afterAll(async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    });

    test('writes are refused before the disk is full, reading goes on while it is, and room brings all back', async () => {
      let people = 0;
      const signUp = async () => {
        people += 1;
        const email = `reader-${people}@example.in`;
        return (
          await postTo(base, '/api/auth/register', { name: 'Asha', email, password: 'katan silk and zari' })
        ).status;
      };
      const read = async () => (await fetch(`${base}/api/design/getProductsForFeed`)).status;
      saw(
        'with room somebody who signs up, and a reader, are answered',
        [await signUp(), await read()],
        [200, 200],
      );
      did('somebody else fills the disk to its last byte');
      await writeFile(join(disk, 'somebody-elses'), '');
      fill(disk);
      sawWithin('writes are refused', await secondsUntil(async () => (await signUp()) === 507), 8);
      for (let look = 0; look < 20; look++) expect(await read()).toBe(200);
      saw('twenty readers are answered', await read(), 200);
      const isUnready = async () => (await fetch(`${base}/readyz`)).status === 503;
      sawWithin('it says that it is not ready', await secondsUntil(isUnready), 8);
      did('the file is taken away');
      await rm(join(disk, 'somebody-elses'));
      sawWithin('somebody signs up again', await secondsUntil(async () => (await signUp()) === 200), 15);
      const isReady = async () => (await fetch(`${base}/readyz`)).status === 200;
      sawWithin('it is ready', await secondsUntil(isReady), 8);
    });
  });
});
