import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { fillComments } from './fill-comments.ts';
import type { Floor } from './floors/floor.ts';
import { join } from './join.ts';
import { measureInTurn, type Runner } from './measure.ts';
import type { OurServer } from './our-server.ts';
import { floorLine, gateLine, printTable } from './report.ts';

interface Scene {
  /** The number of comments, half of them under one design. */
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  bound: Floor;
  load: Parameters<typeof measureInTurn>[1];
}

/**
 * Measures the comments page of the design with the most comments. Every request starts at another comment or is
 * signed in, so that it bypasses the cache.
 */
export async function benchComments({ size, client, ours, bound, load }: Scene): Promise<void> {
  const { busiest } = await fillComments(client, size);
  const call = `/api/design/getCommentsByDesign/${busiest}`;
  const { cookie } = await join(ours, 'Comment Reader');
  const our = (path: () => string, headers?: Record<string, string>): Runner => ({
    ...ours,
    path,
    ...(headers ? { headers } : {}),
  });
  const afterAll = 1_000_000_000;
  let asked = 0;
  const anywhere = () => randomInt(Math.ceil(size * 0.1), size + 1);
  const deepest = Math.max(1, Math.min(1000, Math.floor(size / 20)));
  const figures = await measureInTurn(
    {
      B: { ...bound, path: () => `/comments/${busiest}?before=${anywhere()}` },
      newest: our(() => `${call}?before=${afterAll + asked++}`),
      readOn: our(() => `${call}?before=${anywhere()}`),
      deep: our(() => `${call}?page=${Math.max(1, deepest - randomInt(0, 10))}`, { cookie }),
    },
    load,
  );
  const gate = { floor: figures.B, floorName: 'B' };
  printTable(`${size.toLocaleString('en-IN')} comments, ${load.connections} connections`, [
    floorLine('B: Fastify + pg, comments', figures.B),
    gateLine({ what: 'Comments page, newest', ours: figures.newest, ...gate, least: 0.4 }),
    gateLine({ what: 'Comments page, read on', ours: figures.readOn, ...gate, least: 0.4 }),
    gateLine({ what: `Comments page, near number ${deepest}, signed in`, ours: figures.deep, ...gate }),
  ]);
}
