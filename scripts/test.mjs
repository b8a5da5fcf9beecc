import { buildWeb } from './build-web.mjs';
import { weighPages } from './bundle.mjs';
import { countTests, forgetReports, reports } from './count-tests.mjs';
import { getChromium } from './find-chromium.mjs';
import { getNginx } from './find-nginx.mjs';
import { getPgBouncer } from './find-pgbouncer.mjs';
import { getRedisServer } from './find-redis.mjs';
import { PlainError, pinnedNode, runProgram, runScript, runTool } from './run-program.mjs';
import { setUp } from './set-up.mjs';

const withJourneys = !process.argv.includes('--without-journeys');
/** Undefined for Playwright's own. */
let chromium;

/**
 * Stages, the cheapest first, so that frequent mistakes show early. Steps of a stage are independent and run
 * two at a time, the longest first.
 */
const stages = [
  [
    tool('Lint and format', '@biomejs/biome', 'biome', ['check', '--error-on-warnings']),
    tool('Page types', '@react-router/dev', 'react-router', ['typegen', 'web']),
  ],
  [
    tool('Types of the server', 'typescript', 'tsc', ['-p', 'tsconfig.json']),
    tool('Types of the web app', 'typescript', 'tsc', ['-p', 'web/tsconfig.json']),
    tool('Types of the service worker', 'typescript', 'tsc', ['-p', 'web/service-worker']),
    tool('Types of the journeys', 'typescript', 'tsc', ['-p', 'tests/journeys']),
    script('Boundaries', 'scripts/boundaries.mjs'),
    tool('Dead code', 'knip', 'knip', []),
    script('Rooms', 'scripts/rooms.mjs'),
    script('Packages', 'scripts/audit-packages.mjs', ['--offline']),
  ],
  [{ name: 'Pure tests', run: () => runVitest('pure', reports.pure) }],
  [{ name: 'Server tests', run: async () => runVitest('server*', reports.server, await findServers()) }],
  [{ name: 'Build', run: () => buildWeb().then(() => 0) }],
  [{ name: 'Weight of pages', run: async () => weighPages() }],
  ...(withJourneys ? [[{ name: 'Browser journeys', run: runJourneys }]] : []),
];

await runScript(async () => {
  await setUp();
  forgetReports();
  // First, so that a machine without a browser fails at once and not after a quarter of an hour.
  if (withJourneys) chromium = await getChromium();
  const failedStep = await runStages();
  const { passed, failed, skipped } = countTests();
  if (failedStep) console.log(`\nStopped at "${failedStep}".`);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failedStep || failed > 0 || passed === 0 ? 1 : 0;
});

function tool(name, packageName, command, args) {
  return { name, run: (beside) => runTool(packageName, command, args, {}, beside) };
}

function script(name, path, args = []) {
  return { name, run: (beside) => runProgram(pinnedNode, [path, ...args], {}, beside) };
}

/** Returns the name of the failed step, or undefined. */
async function runStages() {
  for (const steps of stages) {
    const failedStep = await (steps.length > 1 ? runTwoAtATime(steps) : runAlone(steps[0]));
    if (failedStep) return failedStep;
  }
  return undefined;
}

async function runAlone(step) {
  return (await runStep(step)) ? undefined : step.name;
}

/** Prints the output of each step when it ends. The first failure stops the other step without printing it. */
async function runTwoAtATime(steps) {
  const waiting = [...steps];
  const stop = new AbortController();
  let failedStep;
  const work = async () => {
    while (waiting.length > 0 && !failedStep) {
      const step = waiting.shift();
      let text = '';
      const print = (more) => {
        text += more;
      };
      const isGood = await runStep(step, { print, signal: stop.signal });
      if (failedStep) return;
      process.stdout.write(text);
      if (!isGood) {
        failedStep = step.name;
        stop.abort();
      }
    }
  };
  await Promise.all([work(), work()]);
  return failedStep;
}

/**
 * Returns whether it succeeded.
 * @param {{ name: string, run: (beside?: import('./run-program.mjs').Beside) => Promise<number> }} step
 * @param {import('./run-program.mjs').Beside} [beside]
 */
async function runStep({ name, run }, beside) {
  const print = beside?.print ?? ((text) => process.stdout.write(text));
  print(`\n${name}\n`);
  const began = Date.now();
  const code = await run(beside).catch((error) => {
    if (!(error instanceof PlainError)) throw error;
    print(`${error.message}\n`);
    return 1;
  });
  print(`${name}: ${code === 0 ? 'good' : 'failed'}, ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  return code === 0;
}

/**
 * `project` is one of vitest.config.ts, or a pattern.
 * @param {string} project of vitest.config.ts, or a pattern of several
 * @param {string} report
 * @param {Record<string, string | undefined>} [env]
 */
function runVitest(project, report, env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTool('vitest', 'vitest', ['run', '--project', project, ...reporters], env);
}

async function findServers() {
  // One after the other: apt allows one call at a time.
  const REDIS_SERVER = await getRedisServer();
  return { REDIS_SERVER, PGBOUNCER: await getPgBouncer(), NGINX: await getNginx() };
}

function runJourneys() {
  return runTool('@playwright/test', 'playwright', ['test'], {
    CHROMIUM_PATH: chromium,
    JOURNEYS_REPORT: reports.journeys,
  });
}
