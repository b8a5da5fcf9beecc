import { expect, test } from 'vitest';
import { findPureTests, findTests } from './find-pure-tests.ts';

test('a test is pure unless it reaches a database, a server, another process or a browser', () => {
  const planted: Record<string, string> = {
    'contracts/src/a.test.ts': "import { sum } from './a.ts';",
    'contracts/src/a.ts': "import * as z from 'zod/mini';",
    'contracts/src/types.test.ts': "import type { TestApp } from '#tests/support/servers/app.ts';",
    'server/src/b.test.ts': "import { startTestApp } from '#tests/support/servers/app.ts';",
    'server/src/far.test.ts': "import { a } from '#contracts/far.ts';",
    'contracts/src/far.ts': "export { spawn } from 'node:child_process';",
    'server/src/late.test.ts': `await ${'import'}('#tests/support/servers/postgres.ts');`,
    'web/app/c.test.tsx': "import {\n  chromium,\n  type Page,\n} from '@playwright/test';",
    'web/app/d.test.ts': "import { Server } from 'socket.io';",
  };
  const tests = Object.keys(planted).filter((file) => file.includes('.test.'));
  expect(findPureTests(tests, (file) => planted[file])).toEqual([
    'contracts/src/a.test.ts',
    'contracts/src/types.test.ts',
  ]);
});

test('this file is found and is pure, and the matrix of authorisation is not', () => {
  const tests = findTests();
  const [here, matrix] = [
    'tests/tiers/find-pure-tests.test.ts',
    'tests/authorisation/authorisation-matrix.test.ts',
  ];
  expect(tests).toEqual(expect.arrayContaining([here, matrix]));
  const pure = findPureTests([here, matrix]);
  expect(pure).toEqual([here]);
});
