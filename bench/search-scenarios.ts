import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { matchOf, searchedWords, wantedWords } from '#server/modules/discovery/search/match-query.ts';
import { searchCursor } from '#server/modules/discovery/search/search-cursor.ts';
import { countStatements } from './count-statements.ts';
import { publishedMicros } from './fill.ts';
import type { Floor } from './floors/floor.ts';
import { measureInTurn, type Runner } from './measure.ts';
import { type OurServer, startOurServer } from './our-server.ts';
import { floorLine, gateLine, printTable } from './report.ts';

interface Scene {
  size: number;
  client: pg.ClientBase;
  ours: OurServer;
  /** Settings of a started server. */
  surroundings: Parameters<typeof startOurServer>[0];
  bound: Floor;
  load: Parameters<typeof measureInTurn>[1];
}

const common = 'silk saree';

/** Queries from the commonest to the rarest word, with typing errors, facets and words that no design combines. */
const asked: Record<string, string> = {
  'a word on half of all': 'q=silk',
  'all of three common words': 'q=red+silk+lehenga',
  'a common word misspelled': 'q=lehegna',
  'words that never meet': 'q=chikankari+ajrakh',
  'one design’s own word': 'q=chikankari+c4ca4238a0b923820dcc509a6f75849b',
  nothing: 'q=xylophone',
  'no words, three facets': 'city=Bhuj&material=Linen&category=Jewelry',
  'no words, a narrow price': 'minPrice=5000&maxPrice=5010',
  'a common word, a narrow price': 'q=silk&minPrice=5000&maxPrice=5010',
  makers: 'q=meera+das+jaipur&type=creators',
};

/** Measures searches in a catalogue of this size. */
export async function benchSearch(scene: Scene): Promise<void> {
  const { size, ours, bound, load } = scene;
  let serial = 0;
  const randomCursor = () => ({
    micros: publishedMicros(randomInt(Math.floor(size * 0.05), Math.floor(size * 0.9))),
    id: 1_000_000_000 + serial++,
  });
  const { must } = matchOf(wantedWords(searchedWords(common)), {
    category: [],
    material: [],
    city: [],
    role: [],
    verified: false,
  });
  const floor: Runner = {
    ...bound,
    path: () => {
      const { micros, id } = randomCursor();
      return `/search?${new URLSearchParams({ must, micros: String(micros), id: String(id) })}`;
    },
  };
  const newest: Runner = {
    ...ours,
    path: () => {
      const { micros, id } = randomCursor();
      const cursor = searchCursor.write({ reading: 'written', key: micros, id });
      return `/api/search?${new URLSearchParams({ q: common, sort: 'newest', cursor })}`;
    },
  };
  const { B, found } = await measureInTurn({ B: floor, found: newest }, load);
  printTable(`Search of ${size.toLocaleString('en-IN')} designs, ${load.connections} connections`, [
    floorLine('B: Fastify + pg, search newest first', B),
    gateLine({ what: 'Search, newest first', ours: found, floor: B, floorName: 'B', least: 0.5 }),
  ]);
  await timeOneByOne(scene);
}

const times = 15;
/** Milliseconds of all statements of one answer. */
const mostSql = 10;

/** Times the statements of whole answers, one after the other, on a server that does not cache answers. */
async function timeOneByOne({ surroundings }: Scene): Promise<void> {
  process.stdout.write(
    `One answer, best match first: all of its statements, on average of ${times} (gate: ${mostSql} ms)\n`,
  );
  const forgetful = await startOurServer({ ...surroundings, cacheMegabytes: 0 });
  try {
    for (const [what, query] of Object.entries(asked)) {
      const ask = async () => {
        const answer = await fetch(`${forgetful.url}/api/search?${query}`);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
      };
      // Each connection plans a statement anew the first few times.
      for (let n = 0; n < times; n++) await ask();
      const counted = await countStatements(surroundings.databaseUrl, async () => {
        for (let n = 0; n < times; n++) await ask();
      });
      const sql = counted.reduce((all, { ms }) => all + ms, 0) / times;
      process.stdout.write(
        `  ${what.padEnd(32)} ${sql.toFixed(1).padStart(7)} ms  ${sql <= mostSql ? 'met' : 'MISSED'}\n`,
      );
    }
  } finally {
    await forgetful.stop();
  }
}
