import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { suggest } from '#contracts/discovery/search.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
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

describe('suggestions for an Indian script', () => {
  const suggested = async (q: string) => (await meera.call(suggest, { query: { q } })).body;

  it('complete in that script, name designs, and makers whose names are written in Latin letters', async () => {
    const { db } = app.services;
    const made = await insertDesign(db, {
      makerId: meera.id,
      title: 'Surkh jamdani saree',
      translations: {
        hi: { title: 'सुर्ख जामदानी साड़ी', description: '', materialOne: '', materialTwo: '', color: '' },
      },
    });
    const begun = await suggested('जामदानी सा');
    expect(begun.words).toContain('जामदानी साड़ी');
    expect(begun.designs.map(({ id }) => id)).toContain(made);
    expect((await suggested('मीरा')).creators.map(({ name }) => name)).toEqual(['Meera Rathore']);
    expect((await suggested('साड़ियाँ')).designs.map(({ id }) => id)).toContain(made);
    const tamil = await insertDesign(db, {
      makerId: meera.id,
      title: 'Indigo lehenga for a child',
      translations: {
        ta: { title: 'நீல லெஹங்கா', description: '', materialOne: '', materialTwo: '', color: '' },
      },
    });
    const inTamil = await suggested('லெஹெ');
    expect(inTamil.words).toContain('லெஹங்கா');
    expect(inTamil.words.join()).not.toMatch(/[a-z]/);
    expect(tamil).toBeGreaterThan(0);
  });

  it('read a name both ways, and never mend a word into Latin letters', async () => {
    const meher = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
    await insertDesign(app.services.db, { makerId: meher.id, title: 'Brocade safa' });
    const { creators, words } = await suggested('मेहर अंसारी');
    expect(creators.map(({ name }) => name)).toEqual(['Meher Ansari']);
    expect(words.join()).not.toMatch(/[a-z]/);
  });
});

test('a price that is begun behind other words is suggested, with what these words find', async () => {
  const { words, designs: named } = (await meera.call(suggest, { query: { q: 'katan saree un' } })).body;
  expect(words[0]).toBe('katan saree under ₹5,000');
  expect(named.map(({ id }) => id)).toEqual([ids.saree]);
});
