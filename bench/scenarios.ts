import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { feedCursor } from '#server/modules/feed/list-feed.ts';
import { publishedMicros } from './fill.ts';
import type { Bytes, Floor } from './floors/floor.ts';
import { join } from './join.ts';
import { cpu, measureInTurn, type Runner } from './measure.ts';
import type { OurServer } from './our-server.ts';
import { memoryOf } from './processes.ts';
import { floorLine, gateLine, type Line, printTable } from './report.ts';

interface Scene {
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  bare: Floor;
  bound: Floor;
  load: Parameters<typeof measureInTurn>[1];
}

/** Milliseconds of processor time for an uncached page. */
export interface Growth {
  size: number;
  firstPage: number;
  deepPage: number;
  deepPageNumber: number;
}

const feed = '/api/design/getProductsForFeed';
/** As Chrome and Firefox ask over https. */
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A busy machine that renders more at once for the first time lags by more than a second, and sheds load. */
const mostPagesAtOnce = 8;

/** Measures everything on one catalogue and prints it as a table. */
export async function benchCatalogue(scene: Scene): Promise<Growth> {
  const { ours, bare, bound, load, size } = scene;
  const idleMemory = memoryOf(ours.pid);
  const bytes: Record<string, Bytes> = { '/feed': await bytesOf(`${ours.url}${feed}`) };
  const pages = await pagesOf(ours.url);
  for (const [path, page] of Object.entries(pages)) bytes[path] = page;
  await Promise.all([bare.give(bytes), bound.give(bytes)]);

  const run = runnersOf(scene, await signUp(scene));
  const lines: Line[] = [];

  const uncached = await measureInTurn({ A: run.bytes('/feed'), B: run.boundFeed, ours: run.feed }, load);
  lines.push(
    floorLine('A: node:http, the same bytes', uncached.A),
    floorLine('B: Fastify + pg, feed', uncached.B),
    gateLine({
      what: 'Feed JSON, uncached',
      ours: uncached.ours,
      floor: uncached.B,
      floorName: 'B',
      least: 0.6,
      mostCpu: 0.27,
    }),
  );

  const signedIn = await measureInTurn({ B: run.boundFeed, ours: run.feedSignedIn }, load);
  lines.push(
    gateLine({
      what: 'Feed JSON, signed in',
      ours: signedIn.ours,
      floor: signedIn.B,
      floorName: 'B',
      least: 0.35,
    }),
  );

  const cached = await measureInTurn({ constant: run.constant, ours: run.feedCached }, load);
  lines.push(
    floorLine('Fastify, a constant string', cached.constant),
    gateLine({
      what: 'Feed JSON, from cache',
      ours: cached.ours,
      floor: cached.constant,
      floorName: 'constant',
      least: 0.75,
    }),
  );

  const product = await measureInTurn({ B: run.boundProduct, ours: run.product }, load);
  lines.push(
    floorLine('B: Fastify + pg, product', product.B),
    gateLine({
      what: 'Product JSON',
      ours: product.ours,
      floor: product.B,
      floorName: 'B',
      least: 0.4,
    }),
  );

  for (const path of Object.keys(pages)) {
    const html = await measureInTurn(
      { A: run.bytes(path), plain: run.page(path), compressed: run.page(path, asBrowsersAsk) },
      { ...load, connections: Math.min(load.connections, mostPagesAtOnce), warmUp: 600 },
    );
    lines.push(
      floorLine(`A: node:http, HTML of ${path}`, html.A),
      gateLine({ what: `HTML of ${path}`, ours: html.plain, floor: html.A, floorName: 'A', mostCpu: 1 }),
      gateLine({
        what: `HTML of ${path}, compressed`,
        ours: html.compressed,
        floor: html.plain,
        floorName: 'uncompressed',
        least: 1 / 1.6,
      }),
    );
  }
  printTable(`${size.toLocaleString('en-IN')} designs, ${load.connections} connections`, lines);
  if (Object.keys(pages).length === 0) process.stdout.write('No HTML measured: the pages are not built.\n');

  const deepPageNumber = Math.min(5000, Math.floor((size * 0.9) / 12));
  const growth = await measureInTurn(
    { first: run.feedFirstPage, deep: run.feedAround(deepPageNumber * 12) },
    load,
  );
  process.stdout.write(
    `Memory of the server: ${idleMemory} MB idle (gate 230), ${memoryOf(ours.pid)} MB after the load (gate 350)\n`,
  );
  return { size, firstPage: cpu(growth.first), deepPage: cpu(growth.deep), deepPageNumber };
}

/**
 * Every request of an uncached scenario names a cursor or page nobody asked for before, so that no cache can answer.
 * Products have no such parameter: with few of them some answers come from the cache.
 */
function runnersOf({ size, ours, bare, bound }: Scene, cookie: string) {
  let asked = 0;
  const cursorAt = (around: number, spread: number) => ({
    micros: publishedMicros(Math.max(0, around + randomInt(-spread, spread + 1))),
    id: 1_000_000_000 + asked++,
  });
  const anywhere = () => cursorAt(size / 2, Math.floor(size * 0.45));
  const our = (path: Runner['path'], headers?: Record<string, string>): Runner => ({
    ...ours,
    path,
    ...(headers ? { headers } : {}),
  });
  const cursorPath = (key: { micros: number; id: number }) => `${feed}?cursor=${feedCursor.write(key)}`;
  return {
    bytes: (path: string): Runner => ({ ...bare, path }),
    constant: { ...bound, path: '/constant' },
    boundFeed: {
      ...bound,
      path: () => {
        const { micros, id } = anywhere();
        return `/feed?micros=${micros}&id=${id}`;
      },
    },
    boundProduct: { ...bound, path: () => `/product/${randomInt(1, size + 1)}` },
    feed: our(() => cursorPath(anywhere())),
    feedSignedIn: our(() => cursorPath(anywhere()), { cookie }),
    feedCached: our(feed),
    feedFirstPage: our(() => cursorPath(cursorAt(0, 0))),
    feedAround: (around: number) => our(() => cursorPath(cursorAt(around, 500))),
    product: our(() => `/api/design/getProductDetails/${randomInt(1, size + 1)}?asked=${asked++}`),
    page: (path: string, headers?: Record<string, string>) => our(() => `${path}?asked=${asked++}`, headers),
  };
}

async function bytesOf(url: string): Promise<Bytes> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return { type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}

/** The pages that are rendered on the server, where the web app is built and served. */
async function pagesOf(url: string): Promise<Record<string, Bytes>> {
  const pages: Record<string, Bytes> = {};
  for (const path of ['/', '/product/1']) {
    const answer = await fetch(`${url}${path}`);
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
    const text = await answer.text();
    if (isPage) pages[path] = { type: 'text/html; charset=utf-8', text };
  }
  return pages;
}

/** A person who likes and has saved a hundred designs. Answers with the cookie of their session. */
async function signUp({ ours, client, size }: Scene): Promise<string> {
  const { id, cookie } = await join(ours, 'Tara Sen');
  for (const table of ['likes', 'saves']) {
    await client.query(
      `INSERT INTO ${table} (user_id, design_id) SELECT $1, id FROM designs WHERE id % $2 = 0 LIMIT 100`,
      [id, Math.max(1, Math.floor(size / 100))],
    );
  }
  return cookie;
}
