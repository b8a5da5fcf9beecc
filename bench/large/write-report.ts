import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

const output: string[] = [];

/** Records everything that this process prints from now on. */
export function keepOutput(): void {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((text: string) => {
    output.push(text);
    return write(text);
  }) as typeof process.stdout.write;
}

/** Prints every line with MISSED again, under the title of its table. */
export function printMissed(): void {
  const missed: string[] = [];
  let title = '';
  let wasEmpty = true;
  let isToldTitle = false;
  for (const line of output.join('').split('\n')) {
    if (wasEmpty && line !== '' && !line.startsWith(' ')) {
      title = line;
      isToldTitle = false;
    } else if (line.includes('MISSED')) {
      if (!isToldTitle) missed.push(title);
      isToldTitle = true;
      missed.push(`  ${line.trim()}`);
    }
    wasEmpty = line === '';
  }
  const amount = missed.filter((line) => line.startsWith('  ')).length;
  process.stdout.write(
    amount === 0 ? '\nEvery gate was met.\n' : `\nMissed gates: ${amount}\n${missed.join('\n')}\n`,
  );
}

/** Writes the recorded output to a file, with the machine, the date and the load. */
export function writeReport(
  file: string,
  { command, startedLoad }: { command: string[]; startedLoad: number },
): void {
  const load = (value: number) => value.toFixed(2);
  const lines = [
    '# Performance, measured',
    '',
    `Written by \`npm run bench -- ${command.join(' ')}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; load ${load(startedLoad)} before and ${load(loadavg()[0] ?? 0)} after.`,
    'The floors A, B and C stand beside what is compared with them and were measured in the same run; only shares of them, processor time and pages of 8 kB mean anything on another machine.',
    '',
    '```',
    output.join('').trim(),
    '```',
    '',
  ];
  writeFileSync(file, lines.join('\n'));
}
