import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.mjs';

const folder = join(root, 'test-results');

export const reports = {
  pure: join(folder, 'pure.json'),
  server: join(folder, 'server.json'),
  journeys: join(folder, 'journeys.json'),
};

/** Reports of an earlier run must not be counted. */
export function forgetReports() {
  mkdirSync(folder, { recursive: true });
  for (const report of Object.values(reports)) rmSync(report, { force: true });
}

/** The sum of all reports. A file that failed before its first test counts as one failure. */
export function countTests() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const vitest of [readReport(reports.pure), readReport(reports.server)]) {
    if (!vitest) continue;
    total.passed += vitest.numPassedTests;
    total.failed += vitest.numFailedTests;
    total.skipped += vitest.numPendingTests + vitest.numTodoTests;
    const broken = vitest.testResults.filter((file) => {
      return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
    });
    total.failed += broken.length;
  }
  const journeys = readReport(reports.journeys);
  if (journeys) {
    total.passed += journeys.stats.expected;
    total.failed += journeys.stats.unexpected;
    total.skipped += journeys.stats.skipped;
    if (journeys.stats.unexpected === 0 && journeys.errors.length > 0) total.failed += 1;
  }
  return total;
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
