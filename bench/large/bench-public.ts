import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { feedCursor } from '#server/modules/feed/list-feed.ts';
import { countStatements } from '../count-statements.ts';
import { publishedMicros } from '../fill.ts';
import { fillComments } from '../fill-comments.ts';
import { fillReviews } from '../fill-reviews.ts';
import { type OurServer, startOurServer } from '../our-server.ts';
import { cpuOf, cpuOfFamily } from '../processes.ts';

interface Scene {
  /** The number of designs. */
  size: number;
  client: pg.ClientBase;
  /** Settings of a started server. */
  surroundings: Parameters<typeof startOurServer>[0];
  load: { postmaster: number };
}

/** The average cost of one read. */
interface Cost {
  statements: number;
  /** Pages of 8 kB that its statements read. */
  buffers: number;
  /** Milliseconds of processor time, node and database together. */
  cpu: number;
}

/**
 * Maximum growth of a read's cost against the smallest catalogue, in pages and in processor time. Both must exceed
 * the limit to fail: a small table is read whole from few pages, a large one through its index, which reads more
 * pages without more work.
 */
const gate = 1.5;
/** Growth by fewer pages than this is ignored: larger indexes have more levels. */
const leastGrowth = 12;
const reads = 300;
const warmUps = 150;
const atOnce = 4;

/** Costs at the first measured size. */
const smallest = new Map<string, Cost>();

/** Measures every public read and its growth. The requests bypass all caches. */
export async function benchPublic({ size, client, surroundings, load }: Scene): Promise<void> {
  await fillMore(client, size);
  process.stdout.write(
    `\nPublic reads of ${size.toLocaleString('en-IN')} designs, on average of ${reads}: statements, pages of 8 kB, processor time, each against the fewest designs (gate: ${gate})\n`,
  );
  // The server does not cache answers.
  const ours = await startOurServer({ ...surroundings, cacheMegabytes: 0 });
  try {
    for (const [what, path] of Object.entries(await pathsOf(client, size))) {
      const cost = await measure({
        ours,
        databaseUrl: surroundings.databaseUrl,
        postmaster: load.postmaster,
        path,
      });
      process.stdout.write(`  ${what.padEnd(40)} ${compare(what, cost)}\n`);
    }
  } finally {
    await ours.stop();
  }
}

/** Reads without a gate, because they list the whole catalogue. */
const ungated: ReadonlySet<string> = new Set(['sitemap: index']);

/** Compares the cost with the first size, and tells whether it grew too much. */
function compare(what: string, cost: Cost): string {
  const least = smallest.get(what) ?? cost;
  smallest.set(what, least);
  const buffers = cost.buffers / Math.max(least.buffers, 1);
  const cpu = cost.cpu / least.cpu;
  const grows = buffers > gate && cost.buffers - least.buffers > leastGrowth && cpu > gate;
  const verdict = ungated.has(what) ? 'no gate: its answer grows' : grows ? 'MISSED' : 'met';
  return [
    cost.statements.toFixed(1).padStart(5),
    `${cost.buffers.toFixed(0).padStart(7)} (${Math.max(1, buffers).toFixed(2)}×)`,
    `${cost.cpu.toFixed(2).padStart(7)} ms (${cpu.toFixed(2)}×)`,
    verdict,
  ].join('  ');
}

/** Adds reviews, stories and, unless they exist, comments. */
async function fillMore(client: pg.ClientBase, size: number): Promise<void> {
  const { rows } = await client.query('SELECT FROM comments LIMIT 1');
  if (rows.length === 0) await fillComments(client, size);
  await fillReviews(client, Math.ceil(size / 5));
  // One maker in twenty has a story with the picture of a design. That is enough for a full tray.
  await client.query(
    `WITH kept AS (
       INSERT INTO media (key, owner_id, kind, status, mime, bytes, claimed_at)
       SELECT 'story' || u.id, u.id, 'PICTURE', 'READY', 'image/webp', 100000, now()
         FROM users u WHERE u.role = 'DESIGNER' AND (u.id % 20 = 0 OR u.id <= 48) RETURNING id, owner_id)
     INSERT INTO stories (maker_id, media_id, picture, caption, status, is_newest, expires_at)
     SELECT k.owner_id, k.id, (SELECT pictures -> 0 FROM designs ORDER BY id LIMIT 1), 'On the loom today', 'LIVE', true,
            now() + interval '20 hours'
       FROM kept k`,
  );
  // Reviews change the order of popular designs. The dead rows are vacuumed here, as autovacuum does in use.
  await client.query('VACUUM ANALYZE media, stories, design_search');
}

interface Known {
  first: number;
  last: number;
  makers: number[];
  busiest: number;
  comments: number[];
}

/** Typical designs and makers, picked evenly so that each size measures the same kind, and the busiest ones. */
async function pathsOf(client: pg.ClientBase, size: number): Promise<Record<string, () => string>> {
  const { rows } = await client.query<Known>(
    `SELECT min(id)::int AS first, max(id)::int AS last, max(id)::int AS busiest,
            (SELECT array_agg(maker_id::int) FROM (
               SELECT maker_id FROM designs GROUP BY maker_id HAVING count(*) BETWEEN 15 AND 25
                ORDER BY maker_id LIMIT 2000) m) AS makers,
            (SELECT array_agg(id::int) FROM (SELECT id FROM comments ORDER BY id DESC LIMIT 2000) c) AS comments
       FROM designs`,
  );
  const [known] = rows;
  if (!known) throw new Error('There are no designs');
  let asked = 0;
  const once = () => `asked=${asked++}`;
  const design = () => randomInt(known.first, known.last);
  const anyOf = <T>(list: readonly T[]) => list[randomInt(0, list.length)];
  const maker = () => anyOf(known.makers);
  const anywhere = () =>
    feedCursor.write({
      micros: publishedMicros(randomInt(Math.floor(size * 0.05), Math.floor(size * 0.9))),
      id: 1_000_000_000 + asked++,
    });
  const price = () => 1000 + randomInt(0, 40_000);
  const search = (query: string) => () => `/api/search?${query}&${once()}`;
  return {
    'feed: the newest': () =>
      `/api/design/getProductsForFeed?cursor=${feedCursor.write({ micros: publishedMicros(0), id: 1_000_000_000 + asked++ })}`,
    'feed: from anywhere': () => `/api/design/getProductsForFeed?cursor=${anywhere()}`,
    'design: details': () => `/api/design/getProductDetails/${design()}?${once()}`,
    'design: basic facts': () => `/api/design/getProductBasicInfo/${design()}?${once()}`,
    'design: related': () => `/api/design/${design()}/related?${once()}`,
    'design: reviews': () => `/api/design/${design()}/reviews?${once()}`,
    'design: reviews of the busiest': () => `/api/design/${known.busiest}/reviews?${once()}`,
    'design: comments': () => `/api/design/getCommentsByDesign/${design()}?${once()}`,
    'design: comments of the busiest': () =>
      `/api/design/getCommentsByDesign/${known.busiest}?before=${1_000_000_000 + asked++}`,
    'comment: one': () => `/api/comments/${anyOf(known.comments)}?${once()}`,
    'comment: its replies': () => `/api/comments/${anyOf(known.comments)}/replies?${once()}`,
    'maker: profile': () => `/api/public/viewPublicProfile/${maker()}?${once()}`,
    'maker: designs': () => `/api/public/designs/${maker()}?${once()}`,
    'maker: followers': () => `/api/public/followers/${maker()}?${once()}`,
    'maker: following': () => `/api/public/following/${maker()}?${once()}`,
    'maker: reviews': () => `/api/public/reviewsOfMaker/${maker()}?${once()}`,
    'maker: stories': () => `/api/stories/of/${maker()}?${once()}`,
    'directory: creators': () => `/api/public/getListOfUsersByRole?${once()}`,
    'directory: a role, third page': () => `/api/public/getListOfUsersByRole?role=DESIGNER&page=3&${once()}`,
    'directory: words': () => `/api/public/getListOfUsersByRole?q=meera+das&${once()}`,
    'search: nothing said, best first': search(''),
    'search: nothing said, newest first': search('sort=newest'),
    'search: a common word': search('q=silk'),
    'search: three common words': search('q=red+silk+lehenga'),
    'search: a misspelled word': search('q=lehegna'),
    'search: words that never meet': search('q=chikankari+ajrakh'),
    'search: nothing found': search('q=xylophone'),
    'search: three facets': search('city=Bhuj&material=Linen&category=Jewelry'),
    'search: a narrow price': () => {
      const least = price();
      return `/api/search?minPrice=${least}&maxPrice=${least + 10}&${once()}`;
    },
    'search: creators': search('q=meera+das+jaipur&type=creators'),
    'search: suggestions': () =>
      `/api/search/suggest?q=${anyOf(['sil', 'kur', 'mee', 'ban', 'lehe'])}&${once()}`,
    'trending: tiles': () => `/api/public/trendingDesigns?${once()}`,
    'trending: list': () => `/api/design/getTrendingDesigns?${once()}`,
    'suggested makers': () => `/api/users/suggestedMakers?${once()}`,
    'stories: tray': () => `/api/stories/tray?${once()}`,
    'sitemap: index': () => `/sitemap.xml?${once()}`,
  };
}

interface Asked {
  ours: OurServer;
  databaseUrl: string;
  postmaster: number;
  path: () => string;
}

async function measure({ ours, databaseUrl, postmaster, path }: Asked): Promise<Cost> {
  await ask(ours, path, warmUps);
  const before = cpuOf(ours.pid) + cpuOfFamily(postmaster);
  await ask(ours, path, reads);
  const seconds = cpuOf(ours.pid) + cpuOfFamily(postmaster) - before;
  // Counted in a separate run, because counting costs time.
  const counted = await countStatements(databaseUrl, () => ask(ours, path, reads));
  const sum = (of: (each: (typeof counted)[number]) => number) =>
    counted.reduce((all, each) => all + of(each), 0) / reads;
  return {
    statements: sum(({ calls }) => calls),
    buffers: sum(({ buffers }) => buffers),
    cpu: (seconds * 1000) / reads,
  };
}

async function ask({ url }: OurServer, path: () => string, times: number): Promise<void> {
  let left = times;
  const one = async () => {
    while (left-- > 0) {
      const asked = path();
      const answer = await fetch(url + asked);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${asked}: ${answer.status} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
