// biome-ignore lint/style/noRestrictedImports: planted, to prove that the linter sees it.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';

// The linter refuses an unused suppression, so this file fails if the rule is removed.
test('a sleep in a test is refused by the linter', () => {
  // biome-ignore lint/style/noRestrictedGlobals: planted, to prove that the linter sees it.
  expect(sleep).not.toBe(setTimeout);
});

test('a wait that gives up after a second is refused by the linter', async () => {
  // biome-ignore lint/plugin: planted, to prove that the linter sees it.
  await vi.waitFor(() => expect(sleep).toBeTypeOf('function'));
});
