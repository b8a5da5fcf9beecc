import type { OurServer } from '../our-server.ts';

const times = 9;

/** The cursor of the second page of a list. Throws if the list has one page only. */
export async function secondPage(
  { url }: OurServer,
  headers: Record<string, string>,
  path: string,
): Promise<string> {
  const answer = await fetch(`${url}${path}`, { headers });
  const { nextCursor } = (await answer.json()) as { nextCursor: string | null };
  if (nextCursor === null) throw new Error(`${path} has one page only`);
  return nextCursor;
}

/** Prints the median milliseconds of each answer, and its size. Requests run one after the other. */
export async function timeAnswers(
  { url }: OurServer,
  headers: Record<string, string>,
  asked: Record<string, string>,
): Promise<void> {
  process.stdout.write('Median of one answer\n');
  for (const [what, path] of Object.entries(asked)) {
    const taken: number[] = [];
    let kilobytes = 0;
    for (let n = 0; n < times; n++) {
      const start = performance.now();
      const answer = await fetch(`${url}${path}`, { headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      taken.push(performance.now() - start);
      kilobytes = Math.ceil(text.length / 1000);
    }
    taken.sort((one, other) => one - other);
    const median = taken[Math.floor(times / 2)] ?? 0;
    process.stdout.write(
      `  ${what.padEnd(40)} ${median.toFixed(1).padStart(7)} ms ${kilobytes.toLocaleString('en-IN').padStart(7)} kB\n`,
    );
  }
}
