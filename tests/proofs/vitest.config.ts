import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Proofs that take minutes; they run by name and not with the tests. */
export default defineConfig({
  ...base,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    ...base.test,
    include: ['tests/proofs/*.proof.ts'],
    reporters: ['verbose'],
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
