import { expect, test } from 'vitest';
import { findUntrue, page, readSections } from './read-threats.ts';

test('every test and every file that docs/THREATS.md names is there', () => {
  expect(findUntrue(page)).toEqual([]);
  expect(readSections(page).length).toBeGreaterThan(40);
});

test('a test, a file and a section that are not what they say are caught', () => {
  const planted = `## Planted
**Risk.** Nothing is true.
**Defence.** \`server/src/no-such-file.ts\` and \`server/src/env.ts\`.

- \`server/src/env.test.ts\`: a title that no test has
- \`server/src/no-such.test.ts\`: without any setting everything has a value
- \`server/src/env.test.ts\`: without any setting everything has a value

## Without anything
`;
  expect(findUntrue(planted)).toEqual([
    'server/src/no-such-file.ts',
    'server/src/env.test.ts: a title that no test has',
    'server/src/no-such.test.ts: without any setting everything has a value',
    'Without anything: **Risk.**',
    'Without anything: **Defence.**',
    'Without anything: neither a test nor a gap',
  ]);
});
