import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startScript } from './start-script.tsx';

it('weighs next to nothing, since every page carries it', () => {
  expect(gzipSync(startScript).length).toBeLessThan(1600);
});
