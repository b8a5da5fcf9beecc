import { readFileSync } from 'node:fs';
import { readCommand, readFlags } from '../command/read-flags.ts';
import { simulateQueue, timesAround } from './queue.ts';

/** The measured service times, in milliseconds of processor time, and the share of each kind of request. */
interface Measured {
  command: string;
  machine: string;
  requests: { name: string; share: number; node: number; database: number; kilobytes: number }[];
  picturesOfAPageView: { kilobytes: number; shareFromCdn: number };
  requestsOfAPageView: number;
}

const usage =
  'npm run bench:scale -- [--measured file.json] [--processes 16] [--database-cores 32] [--spread 0.8] [--core-hour 3.5] [--gigabyte-out 6]';

const values = readCommand(usage, () =>
  readFlags({
    measured: new URL('measured.json', import.meta.url).pathname,
    processes: '16',
    'database-cores': '32',
    /** The standard deviation of durations of one kind of request, as a share of their mean. */
    spread: '0.8',
    /** Assumed prices in rupees, to be replaced by a provider's. */
    'core-hour': '3.5',
    'gigabyte-out': '6',
  }),
);
const measured: Measured = JSON.parse(readFileSync(values.measured, 'utf8'));
const spread = Number(values.spread);
const say = (text = '') => process.stdout.write(`${text}\n`);

const meanOf = (part: 'node' | 'database' | 'kilobytes') =>
  measured.requests.reduce((sum, request) => sum + request.share * request[part], 0);

/** Durations of the whole mix: picks the kind of request, then its duration. */
function mixed(part: 'node' | 'database'): (random: () => number) => number {
  const kinds = measured.requests.map((request) => ({
    share: request.share,
    draw: timesAround(Math.max(request[part], 0.001), spread),
  }));
  return (random) => {
    let left = random();
    for (const kind of kinds) {
      left -= kind.share;
      if (left <= 0) return kind.draw(random);
    }
    return kinds.at(-1)?.draw(random) ?? 0;
  };
}

const processes = Number(values.processes);
const cores = Number(values['database-cores']);
const node = meanOf('node');
const database = meanOf('database');

say(`Measured by: ${measured.command}`);
say(`On: ${measured.machine}`);
say(`A request costs ${node.toFixed(3)} ms in a process and ${database.toFixed(3)} ms in the database.`);
say();
say(`Milliseconds to the answer, ${processes} processes of one core, ${cores} cores of the database`);
say('busy      per s    one line: median    p99     lines of their own: median    p99');
for (const busy of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
  const perSecond = (busy * processes * 1000) / node;
  const waits = (hasOwnLines: boolean) =>
    simulateQueue(
      [
        { name: 'process', servers: processes, serve: mixed('node'), hasOwnLines },
        { name: 'database', servers: cores, serve: mixed('database') },
      ],
      { perSecond, requests: 200_000 },
    );
  const [one, own] = [waits(false), waits(true)];
  const cell = (milliseconds: number, width: number) => milliseconds.toFixed(1).padStart(width);
  say(
    `${`${Math.round(busy * 100)} %`.padStart(4)} ${Math.round(perSecond).toLocaleString('en-IN').padStart(10)}` +
      `${cell(one.median, 20)}${cell(one.p99, 7)}${cell(own.median, 31)}${cell(own.p99, 7)}`,
  );
}

const views = 1_000_000;
const requests = views * measured.requestsOfAPageView;
/** Machines stay below this load, as a reserve for a failed machine or a busy minute. */
const usualBusy = 0.5;
const coreHours = (requests * (node + database)) / 3_600_000 / usualBusy;
const pageGigabytes = (requests * meanOf('kilobytes')) / 1_000_000;
const pictureGigabytes = (views * measured.picturesOfAPageView.kilobytes) / 1_000_000;
const rupees = (sum: number) => `₹${Math.round(sum).toLocaleString('en-IN')}`;
say();
say(`A million page views, machines ${usualBusy * 100} % busy`);
say(
  `  processors  ${coreHours.toFixed(1)} core hours  ${rupees(coreHours * Number(values['core-hour']))} at ₹${values['core-hour']} an hour`,
);
say(
  `  pages       ${pageGigabytes.toFixed(1)} GB  ${rupees(pageGigabytes * Number(values['gigabyte-out']))} at ₹${values['gigabyte-out']} a gigabyte`,
);
say(
  `  pictures    ${pictureGigabytes.toFixed(0)} GB, ${Math.round(measured.picturesOfAPageView.shareFromCdn * 100)} % of them from a CDN  ` +
    `${rupees(pictureGigabytes * Number(values['gigabyte-out']))}`,
);
