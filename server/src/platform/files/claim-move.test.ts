import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimMove, MoveUnderWay } from './claim-move.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tanabana-claim-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a second move of the same files is refused until the first one ends', async () => {
  const release = await claimMove(dataDir);
  await expect(claimMove(dataDir)).rejects.toThrow(MoveUnderWay);
  await release();
  await (await claimMove(dataDir))();
  expect(await readdir(dataDir)).toEqual([]);
});

test('what a dead process claimed is free, and so is a claim of a process number that another has now', async () => {
  for (const dead of ['999999999 1', `${process.pid} 1`, '']) {
    await writeFile(join(dataDir, 'move-media.lock'), dead);
    await (await claimMove(dataDir))();
  }
});

test('of many that find the claim of a dead process one takes it over', async () => {
  for (let round = 0; round < 20; round++) {
    await writeFile(join(dataDir, 'move-media.lock'), '999999999 1');
    await writeFile(join(dataDir, 'move-media.lock.taken'), '999999999 2');
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => claimMove(dataDir)));
    const won = all.filter((each) => each.status === 'fulfilled');
    expect(won.length).toBeLessThanOrEqual(1);
    for (const { value: release } of won) await release();
    await (await claimMove(dataDir))();
    expect(await readdir(dataDir)).toEqual([]);
  }
});
