import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { suggest } from '#contracts/discovery/search.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { openSearch } from '#tests/support/set-ups/search.ts';

let app: TestApp;
let meera: Actor;
let ids: Record<string, number>;
beforeAll(async () => {
  ({ app, meera, ids } = await openSearch());
});
afterAll(() => app.stop());

describe('suggestions', () => {
  const suggested = async (q: string) => (await meera.call(suggest, { query: { q } })).body;

  it('complete the last word, in one spelling, and name designs and makers', async () => {
    const { words, designs: named } = await suggested('red leh');
    expect(words).toEqual(['red lehenga']);
    expect(named.map(({ id }) => id)).toEqual([ids.lehenga]);
    const makers = await suggested('meer');
    expect(makers.creators).toEqual([
      { id: meera.id, name: 'Meera Rathore', city: 'Jaipur', profileImage: null, isVerified: true },
    ]);
  });

  it('forgive a slip', async () => {
    const { designs: named } = await suggested('lehegna');
    expect(named.map(({ id }) => id)).toContain(ids.lehenga);
  });

  it('are at most eight, and none for one letter or for signs', async () => {
    const { words, designs: named, creators } = await suggested('sil');
    expect(words.length + named.length + creators.length).toBeLessThanOrEqual(8);
    for (const q of ['', 's', '!!', "' or 1=1 --"]) {
      const answer = await meera.call(suggest, { query: { q } });
      expect(answer.status).toBe(200);
    }
    expect(await suggested('s')).toMatchObject({ words: [], designs: [], creators: [] });
  });
});

test('a price that is begun behind other words is suggested, with what these words find', async () => {
  const { words, designs: named } = (await meera.call(suggest, { query: { q: 'katan saree un' } })).body;
  expect(words[0]).toBe('katan saree under ₹5,000');
  expect(named.map(({ id }) => id)).toEqual([ids.saree]);
});
