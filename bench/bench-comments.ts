import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { fillComments } from './fill-comments.ts';
import type { Floor } from './floors/floor.ts';
import { measureInTurn, type Runner } from './measure.ts';
import type { OurServer } from './our-server.ts';
import { floorLine, gateLine, printTable } from './report.ts';

interface Scene {
  /** Comments in all, half of them under one design. */
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  bound: Floor;
  load: Parameters<typeof measureInTurn>[1];
}

/**
 * The comments page of the design that is talked of most. Every request reads on from another comment or asks with
 * another number, so that no cache can answer.
 */
export async function benchComments({ size, client, ours, bound, load }: Scene): Promise<void> {
  const { busiest } = await fillComments(client, size);
  const call = `/api/design/getCommentsByDesign/${busiest}`;
  let asked = 0;
  const our = (path: () => string): Runner => ({ ...ours, path: () => `${path()}&asked=${asked++}` });
  const anywhere = () => randomInt(Math.ceil(size * 0.1), size + 1);
  const deepest = Math.max(1, Math.min(1000, Math.floor(size / 20)));
  const figures = await measureInTurn(
    {
      B: { ...bound, path: () => `/comments/${busiest}?before=${anywhere()}` },
      newest: our(() => `${call}?page=1`),
      readOn: our(() => `${call}?before=${anywhere()}`),
      deep: our(() => `${call}?page=${Math.max(1, deepest - randomInt(0, 10))}`),
    },
    load,
  );
  const gate = { floor: figures.B, floorName: 'B' };
  printTable(`${size.toLocaleString('en-IN')} comments, ${load.connections} connections`, [
    floorLine('B: Fastify + pg, comments', figures.B),
    gateLine({ what: 'Comments page, newest', ours: figures.newest, ...gate, least: 0.4 }),
    gateLine({ what: 'Comments page, read on', ours: figures.readOn, ...gate, least: 0.4 }),
    gateLine({ what: `Comments page, near number ${deepest}`, ours: figures.deep, ...gate }),
  ]);
}
