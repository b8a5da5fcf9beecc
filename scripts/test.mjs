import { buildWeb } from './build-web.mjs';
import { countTests, forgetReports, reports } from './count-tests.mjs';
import { getChromium } from './find-chromium.mjs';
import { getRedisServer } from './find-redis.mjs';
import { PlainError, pinnedNode, runProgram, runScript, runTool } from './run-program.mjs';
import { setUp } from './set-up.mjs';

const withJourneys = !process.argv.includes('--without-journeys');

/** Cheapest first, so that the most frequent mistakes show soonest. */
const steps = [
  {
    name: 'Lint and format',
    run: () => runTool('@biomejs/biome', 'biome', ['check', '--error-on-warnings']),
  },
  { name: 'Page types', run: () => runTool('@react-router/dev', 'react-router', ['typegen', 'web']) },
  { name: 'Types of the server', run: () => runTool('typescript', 'tsc', ['-p', 'tsconfig.json']) },
  { name: 'Types of the journeys', run: () => runTool('typescript', 'tsc', ['-p', 'tests/journeys']) },
  { name: 'Types of the web app', run: () => runTool('typescript', 'tsc', ['-p', 'web/tsconfig.json']) },
  { name: 'Boundaries', run: () => runProgram(pinnedNode, ['scripts/boundaries.mjs']) },
  { name: 'Rooms', run: () => runProgram(pinnedNode, ['scripts/rooms.mjs']) },
  { name: 'Dead code', run: () => runTool('knip', 'knip', []) },
  { name: 'Pure tests', run: () => runVitest('pure', reports.pure) },
  { name: 'Server tests', run: async () => runVitest('server*', reports.server, await findRedis()) },
  { name: 'Build', run: () => buildWeb().then(() => 0) },
  ...(withJourneys ? [{ name: 'Browser journeys', run: runJourneys }] : []),
];

await runScript(async () => {
  await setUp();
  forgetReports();
  const failedStep = await runSteps();
  const { passed, failed, skipped } = countTests();
  if (failedStep) console.log(`\nStopped at "${failedStep}".`);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failedStep || failed > 0 || passed === 0 ? 1 : 0;
});

/** Answers the name of the step that failed, or undefined. */
async function runSteps() {
  for (const step of steps) {
    console.log(`\n${step.name}`);
    const began = Date.now();
    const code = await step.run().catch((error) => {
      if (!(error instanceof PlainError)) throw error;
      console.error(error.message);
      return 1;
    });
    console.log(
      `${step.name}: ${code === 0 ? 'good' : 'failed'}, ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    if (code !== 0) return step.name;
  }
  return undefined;
}

/**
 * @param {string} project of vitest.config.ts, or a pattern of several
 * @param {string} report
 * @param {Record<string, string | undefined>} [env]
 */
function runVitest(project, report, env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTool('vitest', 'vitest', ['run', '--project', project, ...reporters], env);
}

async function findRedis() {
  return { REDIS_SERVER: await getRedisServer() };
}

async function runJourneys() {
  const chromium = await getChromium();
  return runTool('@playwright/test', 'playwright', ['test'], {
    CHROMIUM_PATH: chromium,
    JOURNEYS_REPORT: reports.journeys,
  });
}
