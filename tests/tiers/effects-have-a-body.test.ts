import { useEffect } from 'react';
import { expect, test } from 'vitest';

// The linter refuses an unused suppression, so this file fails if the rule is removed.
test('an effect that returns whatever its last call returns is refused by the linter', () => {
  const Part = () => {
    // biome-ignore lint/plugin: planted, to prove that the linter sees it.
    useEffect(() => console.debug(), []);
    return null;
  };
  expect(Part).toBeTypeOf('function');
});
