import { expect, test } from 'vitest';
import { findFaults, page, readThreats } from './read-threats.ts';

test('each threat of docs/THREATS.md names files that exist and tests that run', () => {
  expect(findFaults(page)).toEqual([]);
  expect(readThreats(page).length).toBeGreaterThan(40);
});

test('a missing file, a proof that does not run and an empty entry are found', () => {
  const planted = `### Planted
- Defence: \`server/src/no-such-file.ts\` and \`server/src/env.ts\`.
- Proof: \`server/src/env.test.ts\`, \`server/src/no-such.test.ts\`, \`server/src/env.ts\`, \`tests/chaos/failover.proof.ts\`

### Empty
`;
  expect(findFaults(planted)).toEqual([
    'Planted: server/src/no-such-file.ts does not exist',
    'Planted: server/src/no-such.test.ts does not exist',
    'Planted: neither npm test nor npm run chaos runs server/src/env.ts',
    'Empty: has no defence',
    'Empty: has no proof',
  ]);
});
