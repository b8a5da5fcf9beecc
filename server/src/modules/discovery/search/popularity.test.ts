import { afterAll, beforeAll, expect, test } from 'vitest';
import { popularityWeights } from '#contracts/discovery/popularity.rules.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const columns = {
  like: 'likes_count',
  save: 'saves_count',
  comment: 'comment_count',
  share: 'shares_count',
  order: 'orders_count',
} as const satisfies Record<keyof typeof popularityWeights, string>;

test.each(Object.entries(popularityWeights))(
  'a %s weighs what the page about ranking says: %i',
  async (act, weight) => {
    const maker = await app.actor({ role: 'DESIGNER' });
    const designId = await insertDesign(app.services.db, { makerId: maker.id });
    const { rows } = await app.services.db.$client.query<{ popularity: number }>(
      `with counted as (update designs set ${columns[act as keyof typeof columns]} = 1000 where id = $1 returning *)
     select search_popularity(c::designs) as popularity from counted c`,
      [designId],
    );
    expect(rows[0]?.popularity).toBe(Math.floor(2 * Math.log2(1 + 1000 * weight)));
  },
);
