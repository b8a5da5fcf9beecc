import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { badDays } from './bad-days.ts';

const root = join(import.meta.dirname, '../..');
const [name, ...options] = process.argv.slice(2);
const day = name === undefined ? undefined : badDays[name];

/** `--kills 20` sets KILLS=20. Throws a sentence for anything else. */
function settingsOf(words: readonly string[]): Record<string, string> {
  const settings: Record<string, string> = {};
  for (let nth = 0; nth < words.length; nth += 2) {
    const [option, value] = [words[nth] ?? '', words[nth + 1]];
    if (!/^--[a-z]+$/.test(option) || value === undefined || !(Number(value) >= 0)) {
      throw new Error(`${option} is no option with a number, such as --kills 20.`);
    }
    settings[option.slice(2).toUpperCase()] = value;
  }
  return settings;
}

if (day) {
  const settings = settingsOf(options);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--config', 'tests/chaos/vitest.config.ts', day.file];
  process.stdout.write(`${name}: ${day.says}\n`);
  const child = spawn(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...settings, CHAOS: name },
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
