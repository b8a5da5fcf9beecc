import { search } from '#contracts/discovery/search.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type { designs } from '#server/modules/designs/designs.tables.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Actor } from '../people/actors.ts';
import { insertDesign } from '../people/designs.ts';
import { startTestApp, type TestApp } from '../servers/app.ts';

export type Query = Partial<RequestOf<typeof search>['query']> & { verified?: boolean };

interface Searched {
  app: TestApp;
  /** A verified designer in Jaipur. */
  meera: Actor;
  /** A maker who sells in Varanasi. */
  imran: Actor;
  /** The designs, by the names that tests use. */
  ids: Record<string, number>;
}

/** A server with two makers and their designs. */
export async function openSearch(): Promise<Searched> {
  const ids: Record<string, number> = {};
  const app = await startTestApp();
  const { db } = app.services;
  const meera = await app.actor({ name: 'Meera Rathore', role: 'DESIGNER' });
  const imran = await app.actor({ name: 'Imran Ansari' });
  await saveProfile(db, meera.id, { city: 'Jaipur', profession: 'Lehenga maker' });
  await saveProfile(db, imran.id, { city: 'Varanasi' });
  await db.$client.query('update users set is_verified = true where id = $1', [meera.id]);
  const hang = async (name: string, design: Partial<typeof designs.$inferInsert>) => {
    ids[name] = await insertDesign(db, { makerId: meera.id, category: "Women's Fashion", ...design });
  };
  await hang('lehenga', {
    title: 'Surkh lehenga in red silk',
    materialOne: 'Banarasi silk',
    pricePaise: 9_700_000,
  });
  await hang('blueLehenga', { title: 'Indigo lehenga', materialOne: 'Cotton', pricePaise: 4_000_000 });
  await hang('saree', {
    title: 'Katan saree',
    materialOne: 'Katan silk',
    pricePaise: 2_500_000,
    makerId: imran.id,
  });
  await hang('kurta', {
    title: 'Chikankari kurta',
    category: "Men's Fashion",
    pricePaise: 300_000,
    makerId: imran.id,
  });
  await hang('kurti', { title: 'Printed kurti', pricePaise: 150_000 });
  await hang('jhumka', {
    title: 'Temple jhumka',
    category: 'Jewelry',
    pricePaise: 80_000,
    description: 'Worn with a lehenga.',
  });
  await hang('hidden', { title: 'Withdrawn lehenga', status: 'HIDDEN' });
  return { app, meera, imran, ids };
}

/** Searches; `find` returns the names of the found designs. */
export function makeSearching(opened: () => Pick<Searched, 'meera' | 'ids'>) {
  const ask = (query: Query, by: Pick<Actor, 'call'> = opened().meera) =>
    by.call(search, { query: query as never });
  return {
    ask,
    async find(query: Query): Promise<(string | undefined)[]> {
      const { body } = await ask(query);
      const { ids } = opened();
      return body.designs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
    },
  };
}
