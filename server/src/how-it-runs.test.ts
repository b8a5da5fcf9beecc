import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import howItRuns from './how-it-runs.json' with { type: 'json' };

const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('the image and the systemd unit run the server with the bounds of npm start', () => {
  const { nodeFlags, environment } = howItRuns;
  const unit = textOf('docs/operating/tanabana.service');
  expect(unit).toContain(`bin/node ${nodeFlags.join(' ')} server/src/main.ts`);
  expect(unit).toContain(`MALLOC_ARENA_MAX=${environment.MALLOC_ARENA_MAX}`);
  const image = textOf('Dockerfile');
  expect(image).toContain(JSON.stringify(['node', ...nodeFlags, 'server/src/main.ts']).replaceAll(',', ', '));
  expect(image).toContain(`MALLOC_ARENA_MAX=${environment.MALLOC_ARENA_MAX}`);
});
