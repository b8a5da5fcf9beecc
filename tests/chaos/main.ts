import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { badDays } from './bad-days.ts';

const root = join(import.meta.dirname, '../..');
const [name] = process.argv.slice(2);
const day = name === undefined ? undefined : badDays[name];

if (day) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--config', 'tests/chaos/vitest.config.ts', day.file];
  process.stdout.write(`${name}: ${day.says}\n`);
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHAOS: name },
  });
  child.once('close', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  const width = Math.max(...Object.keys(badDays).map(({ length }) => length));
  const lines = Object.entries(badDays).map(([each, { says }]) => `  ${each.padEnd(width)}  ${says}`);
  process.stdout.write(`A bad day, by its name: npm run chaos -- <name>\n${lines.join('\n')}\n`);
  process.exitCode = name === undefined ? 0 : 1;
}
