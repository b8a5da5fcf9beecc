import { findFaults, page, readThreats } from './read-threats.ts';

// Prints every threat with the test files that prove its defence, and the faults of the page.
const threats = readThreats(page);
for (const { title, proofs } of threats) {
  process.stdout.write(`${[title, ...proofs].join('\n  ')}\n`);
}
const faults = findFaults(page);
for (const fault of faults) process.stderr.write(`${fault}\n`);
const files = new Set(threats.flatMap(({ proofs }) => proofs));
process.stdout.write(`\n${threats.length} threats, ${files.size} test files, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
