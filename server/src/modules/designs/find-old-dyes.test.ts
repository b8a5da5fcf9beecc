import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { importPicture } from '#server/platform/media/import-picture.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import type { Actor } from '#tests/support/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertDesign } from '#tests/support/designs.ts';
import { explain } from '#tests/support/explain.ts';
import { findOldDyes } from './find-old-dyes.ts';
import { dyelessDesigns } from './old-dyes.queries.ts';

const picturesFolder = join(import.meta.dirname, '../../../../demo/pictures');

let app: TestApp;
let maker: Actor;
/** What the pictures' dyes are, by the keys of the pictures. */
const truth = new Map<string, string[]>();
beforeAll(async () => {
  app = await startTestApp();
  maker = await app.actor({ name: 'Meera Rathore', role: 'DESIGNER' });
});
afterAll(() => app.stop());

async function rows(text: string, values: unknown[] = []) {
  return (await app.services.db.$client.query(text, values)).rows;
}

/** A design with two pictures as the first release left it: nobody has looked for dyes. */
async function insertOld(place: number, status = 'PUBLISHED'): Promise<number> {
  const pictures = [];
  for (const { file } of demoDesigns[place]?.pictures.slice(0, 2) ?? []) {
    const { key, width, height, placeholder, dyes } = await importPicture(app.services, {
      ownerId: maker.id,
      file: join(picturesFolder, file),
    });
    truth.set(key, dyes);
    pictures.push({ key, width, height, placeholder });
  }
  await rows(`update media set dyes = '[]'`);
  return insertDesign(app.services.db, { makerId: maker.id, pictures, status });
}

async function picturesOf(id: number): Promise<{ key: string; dyes?: string[] }[]> {
  return (await rows('select pictures from designs where id = $1', [id]))[0]?.pictures;
}

const channelsOf = (dye: string) => [1, 3, 5].map((at) => Number.parseInt(dye.slice(at, at + 2), 16));

test('covers of the first release get the dyes that they would have today, and other pictures none', async () => {
  const [old, hidden] = [await insertOld(0), await insertOld(1, 'HIDDEN')];
  const before = await picturesOf(old);
  await findOldDyes(app.services);

  const [cover, ...others] = await picturesOf(old);
  const today = truth.get(cover?.key ?? '') ?? [];
  expect(today.length).toBeGreaterThan(0);
  expect(cover?.dyes).toHaveLength(today.length);
  for (const [place, dye] of today.entries()) {
    // Read from the file instead of the pixels it was made of: the same dye to the eye.
    for (const [channel, byte] of channelsOf(dye).entries())
      expect(Math.abs(byte - (channelsOf(cover?.dyes?.[place] ?? '')[channel] ?? -99))).toBeLessThan(12);
  }
  expect([{ ...cover, dyes: undefined }, ...others]).toEqual(before);
  expect(await rows('select dyes from media where key = $1', [cover?.key])).toEqual([{ dyes: cover?.dyes }]);
  expect((await picturesOf(hidden))[0]).not.toHaveProperty('dyes');
});

test('a cover whose file is gone is looked at once, and dyes that are known are left alone', async () => {
  const gone = { key: newMediaKey(), width: 1080, height: 1350, placeholder: '' };
  await rows(
    `insert into media (key, owner_id, kind, status, mime, bytes) values ($1, $2, 'PICTURE', 'READY', 'image/webp', 9)`,
    [gone.key, maker.id],
  );
  const lost = await insertDesign(app.services.db, { makerId: maker.id, pictures: [gone] });
  const known = await insertOld(2);
  const chosen = [{ ...(await picturesOf(known))[0], dyes: ['#123456'] }];
  await rows('update designs set pictures = $2 where id = $1', [known, JSON.stringify(chosen)]);

  await findOldDyes(app.services);
  expect(await picturesOf(lost)).toEqual([{ ...gone, dyes: [] }]);
  expect(await picturesOf(known)).toEqual(chosen);
});

test('with all dyes known the search for more reads an empty index', async () => {
  await rows(
    `insert into designs (maker_id, title, description, category, price_paise, completion_days, status)
     select $1, 'Stole', '', 'Accessories', 100000, 9, 'DELETED' from generate_series(1, 3000)`,
    [maker.id],
  );
  await rows('analyze designs');
  const plan = await explain(app, 'designs.dyeless', dyelessDesigns, [Number.MAX_SAFE_INTEGER, 50]);
  expect(plan.rows).toBe(0);
  expect(plan.scans.join()).toContain('designs_dyeless_idx');
  expect(plan.buffers).toBeLessThan(10);
});
