import type pg from 'pg';
import { type Floor, startFloor } from '../floors/floor.ts';
import { joinAndMark } from '../join.ts';
import { measureInTurn, type Runner } from '../measure.ts';
import type { OurServer } from '../our-server.ts';
import { floorLine, gateLine, type Line, printTable } from '../report.ts';
import { bytesOf, feedOfFloorB } from '../scenarios.ts';

interface Scene {
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  bare: Floor;
  /** Floor B, one statement of a feed. */
  bound: Floor;
  load: Parameters<typeof measureInTurn>[1];
  databaseUrl: string;
}

/** Headers of Chrome and Firefox over https. */
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A busy machine that renders many pages for the first time lags by more than a second and sheds load. */
const mostPagesAtOnce = 8;

interface Page {
  name: string;
  path: string;
  /** The design of floor C's statement; '' for the statement of the feed. */
  id: string;
  isSignedIn: boolean;
  /** Maximum processor time, node and database together, as a multiple of floor B. */
  mostTimesB: number;
}

const pages: readonly Page[] = [
  { name: '/', path: '/', id: '', isSignedIn: false, mostTimesB: 15 },
  { name: '/product/1', path: '/product/1', id: '1', isSignedIn: false, mostTimesB: 9 },
  { name: '/, signed in', path: '/', id: '', isSignedIn: true, mostTimesB: 19 },
];

/** Measures HTML rendered for each request against React alone, and HTML from the cache against floor A. */
export async function benchPages(scene: Scene): Promise<void> {
  const { size, ours, bare, bound, load, databaseUrl } = scene;
  const cookie = await joinAndMark(scene, 'Mira Sen');
  const alone = await startFloor('render-page', { DATABASE_URL: databaseUrl });
  const lines: Line[] = [];
  const feed = feedOfFloorB(bound, size);
  try {
    await alone.give(
      Object.fromEntries(
        pages.map(({ name, path, isSignedIn }) => [
          name,
          { url: `${ours.url}${path}`, ...(isSignedIn ? { cookie } : {}) },
        ]),
      ),
    );
    await bare.give({ '/': await bytesOf(`${ours.url}/`) });
    const gentle = { ...load, connections: Math.min(load.connections, mostPagesAtOnce), warmUp: 600 };
    for (const page of pages)
      lines.push(...(await benchPage(page, { ours, alone, feed, cookie, load: gentle })));
    const cached = await measureInTurn(
      { A: { ...bare, path: '/' }, ours: { ...ours, path: '/', headers: asBrowsersAsk } },
      load,
    );
    lines.push(
      floorLine('A: node:http, HTML of /', cached.A),
      gateLine({
        what: 'HTML of /, from cache',
        ours: cached.ours,
        floor: cached.A,
        floorName: 'A',
        least: 0.5,
      }),
    );
  } finally {
    alone.stop();
  }
  printTable(`Pages of ${size.toLocaleString('en-IN')} designs, ${mostPagesAtOnce} connections`, lines);
}

interface Sides {
  ours: OurServer;
  alone: Floor;
  /** Of floor B. */
  feed: Runner;
  cookie: string;
  load: Scene['load'];
}

/** Each URL is requested once, so that no page comes from the cache. */
async function benchPage(page: Page, { ours, alone, feed, cookie, load }: Sides): Promise<Line[]> {
  let asked = 0;
  const our = (headers: Record<string, string>): Runner => ({
    ...ours,
    path: () => `${page.path}?asked=${asked++}`,
    headers: { ...headers, ...(page.isSignedIn ? { cookie } : {}) },
  });
  const floorPath = `/page?${new URLSearchParams({ page: page.name, id: page.id })}`;
  const figures = await measureInTurn(
    { B: feed, C: { ...alone, path: floorPath }, plain: our({}), compressed: our(asBrowsersAsk) },
    load,
  );
  const floor = figures.C;
  return [
    floorLine(`C: renderToString over a statement, ${page.name}`, floor),
    gateLine({ what: `HTML of ${page.name}, uncompressed`, ours: figures.plain, floor, floorName: 'C' }),
    gateLine({
      what: `HTML of ${page.name}`,
      ours: figures.compressed,
      floor,
      floorName: 'C',
      mostTimesB: page.mostTimesB,
      floorB: figures.B,
    }),
  ];
}
