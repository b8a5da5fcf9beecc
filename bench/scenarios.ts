import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { feedCursor } from '#server/modules/feed/list-feed.ts';
import { publishedMicros } from './fill.ts';
import type { Bytes, Floor } from './floors/floor.ts';
import { joinAndMark } from './join.ts';
import { cpu, measureInTurn, type Runner } from './measure.ts';
import type { OurServer } from './our-server.ts';
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
/** Measures everything on one catalogue and prints a table. */
export async function benchCatalogue(scene: Scene): Promise<Growth> {
  const { ours, bare, bound, load, size } = scene;
  const bytes: Record<string, Bytes> = { '/feed': await bytesOf(`${ours.url}${feed}`) };
  await Promise.all([bare.give(bytes), bound.give(bytes)]);

  const run = runnersOf(scene, await joinAndMark(scene, 'Tara Sen'));
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
      least: 0.55,
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

  printTable(`${size.toLocaleString('en-IN')} designs, ${load.connections} connections`, lines);

  const deepPageNumber = Math.min(5000, Math.floor((size * 0.9) / 12));
  const growth = await measureInTurn(
    { first: run.feedFirstPage, deep: run.feedAround(deepPageNumber * 12) },
    load,
  );
  return { size, firstPage: cpu(growth.first), deepPage: cpu(growth.deep), deepPageNumber };
}

/** An id greater than every existing id. */
const unknownId = 1_000_000_000;

/** The publishing time of a random design, within `spread` of number `around` from the newest. */
function microsAround(around: number, spread: number): number {
  const most = Math.floor(spread);
  return publishedMicros(Math.max(0, Math.floor(around) + randomInt(-most, most + 1)));
}

/** Floor B serves a page from anywhere in the feed. */
export function feedOfFloorB(bound: Floor, size: number): Runner {
  return { ...bound, path: () => `/feed?micros=${microsAround(size / 2, size * 0.45)}&id=${unknownId}` };
}

/**
 * Every uncached request has a new cursor or page. Product pages have no such parameter: in a small catalogue some of
 * their answers come from the cache.
 */
function runnersOf({ size, ours, bare, bound }: Scene, cookie: string) {
  let asked = 0;
  const cursorAt = (around: number, spread: number) => ({
    micros: microsAround(around, spread),
    id: unknownId + asked++,
  });
  const anywhere = () => cursorAt(size / 2, size * 0.45);
  const our = (path: Runner['path'], headers?: Record<string, string>): Runner => ({
    ...ours,
    path,
    ...(headers ? { headers } : {}),
  });
  const cursorPath = (key: { micros: number; id: number }) => `${feed}?cursor=${feedCursor.write(key)}`;
  return {
    bytes: (path: string): Runner => ({ ...bare, path }),
    constant: { ...bound, path: '/constant' },
    boundFeed: feedOfFloorB(bound, size),
    boundProduct: { ...bound, path: () => `/product/${randomInt(1, size + 1)}` },
    feed: our(() => cursorPath(anywhere())),
    feedSignedIn: our(() => cursorPath(anywhere()), { cookie }),
    feedCached: our(feed),
    feedFirstPage: our(() => cursorPath(cursorAt(0, 0))),
    feedAround: (around: number) => our(() => cursorPath(cursorAt(around, 500))),
    product: our(() => `/api/design/getProductDetails/${randomInt(1, size + 1)}?asked=${asked++}`),
  };
}

export async function bytesOf(url: string): Promise<Bytes> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return { type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}
