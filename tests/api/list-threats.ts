import { findUntrue, page, readSections } from './read-threats.ts';

// Prints every threat with the tests that prove its defence, and what the page says that is not there.
const sections = readSections(page);
for (const { title, tests } of sections) {
  process.stdout.write(`${title}\n`);
  for (const { file, title: test } of tests) process.stdout.write(`  ${file}: ${test}\n`);
  if (tests.length === 0) process.stdout.write('  a gap, told in docs/THREATS.md\n');
}
const untrue = findUntrue(page);
for (const missing of untrue) process.stderr.write(`Missing: ${missing}\n`);
const tests = sections.reduce((sum, section) => sum + section.tests.length, 0);
process.stdout.write(`\n${sections.length} threats, ${tests} tests, ${untrue.length} missing\n`);
process.exitCode = untrue.length > 0 ? 1 : 0;
