import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { join } from '../join.ts';
import { secondPage } from '../large/time-answers.ts';
import { measureInTurn, type Runner } from '../measure.ts';
import type { OurServer } from '../our-server.ts';
import { growthLine, printTable } from '../report.ts';
import { fillBooks, mostPeople } from './fill-books.ts';
import { bidsOnBrief, fillBriefs, quotesOfPair, revisions } from './fill-briefs.ts';

interface Scene {
  /** The number of briefs, of other quotes, and of people in all naap books. */
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  load: Parameters<typeof measureInTurn>[1];
}

/** Measures quotes, briefs and the naap book as their two sides read them. */
export async function benchCustomOrders({ size, client, ours, load }: Scene): Promise<void> {
  const buyer = await join(ours, 'Nandini Bose');
  const maker = await join(ours, 'Gulnaz Ansari');
  const start = performance.now();
  const { firstQuote, brief } = await fillBriefs(client, { buyer: buyer.id, maker: maker.id, size });
  const { person, garment } = await fillBooks(client, buyer.id, size);
  const took = ((performance.now() - start) / 1000).toFixed(1);
  const amount = size.toLocaleString('en-IN');
  process.stdout.write(`\n${amount} briefs, quotes and people in naap books each, filled in ${took} s\n`);

  const our = ({ cookie }: { cookie: string }, path: Runner['path']): Runner => ({
    ...ours,
    path,
    headers: { cookie },
  });
  const worklist = '/api/briefs/worklist';
  const next = await secondPage(ours, { cookie: maker.cookie }, worklist);
  const figures = await measureInTurn(
    {
      quote: our(buyer, () => `/api/quotes/${firstQuote + randomInt(quotesOfPair)}`),
      worklist: our(maker, worklist),
      next: our(maker, `${worklist}?cursor=${next}`),
      bids: our(buyer, `/api/briefs/${brief}/bids`),
      book: our(buyer, '/api/naap'),
      garment: our(buyer, () => `/api/naap/people/${person + randomInt(mostPeople)}/garments/${garment}`),
    },
    { ...load, warmUp: 1500 },
  );
  printTable(`Custom orders at ${amount} rows, ${load.connections} connections`, [
    growthLine(`A quote with ${revisions} revisions`, figures.quote),
    growthLine('The worklist of briefs', figures.worklist),
    growthLine('Its second page', figures.next),
    growthLine(`${bidsOnBrief} bids side by side`, figures.bids),
    growthLine(`A naap book with ${mostPeople} people`, figures.book),
    growthLine('A garment of it, three versions', figures.garment),
  ]);
}
