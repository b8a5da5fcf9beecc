import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Places {
  publishers: string[];
  listeners: string[];
}

/** Finds the files that publish and listen to each event. `sources` maps paths to texts. */
function findPlaces(sources: ReadonlyMap<string, string>): Map<string, Places> {
  const events = new Map<string, Places>();
  for (const text of sources.values()) {
    for (const [, name = ''] of text.matchAll(/const (\w+) = eventKind[<(]/g))
      events.set(name, { publishers: [], listeners: [] });
  }
  for (const [path, text] of sources) {
    const namesIn = (part: string) => (part.match(/\w+/g) ?? []).filter((word) => events.has(word));
    const collect = (call: RegExp, list: keyof Places) => {
      for (const [, argument = ''] of text.matchAll(call)) {
        for (const name of namesIn(withLoops(text, argument))) {
          const places = events.get(name)?.[list];
          if (places && !places.includes(path)) places.push(path);
        }
      }
    };
    collect(/events\.publish\(([^{]*)\{/g, 'publishers');
    collect(/events\.on\(([^']*)'/g, 'listeners');
  }
  return events;
}

/** The argument of a call; if it is a loop variable, the array that the loop iterates over. */
function withLoops(text: string, argument: string): string {
  const variable = argument.replaceAll(/\W/g, '');
  const array = new RegExp(`for \\(const ${variable} of (\\w+)\\)`).exec(text)?.[1];
  if (!array) return argument;
  return new RegExp(`const ${array}\\b[^=]*= \\[([^\\]]*)\\]`).exec(text)?.[1] ?? argument;
}

function writePage(events: ReadonlyMap<string, Places>): string {
  const cell = (paths: readonly string[]) =>
    paths.length === 0 ? '–' : paths.map((path) => `\`${path}\``).join(' ');
  const rows = [...events]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { publishers, listeners }]) => `| \`${name}\` | ${cell(publishers)} | ${cell(listeners)} |`);
  return `# Events

Who publishes and who listens, as paths below \`server/src\`. Written by \`npx vitest run tests/api/event-listeners -u\`; the same test fails when the code differs.

| Event | Published in | Listeners |
|---|---|---|
${rows.join('\n')}
`;
}

test('docs/EVENTS.md names who publishes each event and who listens to it', async () => {
  const paths = globSync('{modules,platform}/**/*.ts', { cwd: join(root, 'server/src') })
    .filter((path) => !path.endsWith('.test.ts'))
    .sort();
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, 'server/src', path), 'utf8')]));
  await expect(writePage(findPlaces(sources))).toMatchFileSnapshot('../../docs/EVENTS.md');
});

test('a listener in a loop and an event chosen by a condition are found', () => {
  const events = findPlaces(
    new Map([
      [
        'events.ts',
        "const liked = eventKind<{ id: number }>('liked');\nconst unliked = eventKind('unliked');",
      ],
      ['mark.ts', 'await events.publish(tx, isSet ? liked : unliked, { id });'],
      [
        'bell.ts',
        "const changes: readonly Kind<{ sides?: number[] }>[] = [liked, unliked];\nfor (const change of changes) {\n  events.on(change, 'bell', ring);\n}",
      ],
      ['count.ts', "events.on(\n  liked,\n  'count',\n  count,\n);"],
    ]),
  );
  expect(events.get('liked')).toEqual({ publishers: ['mark.ts'], listeners: ['bell.ts', 'count.ts'] });
  expect(events.get('unliked')).toEqual({ publishers: ['mark.ts'], listeners: ['bell.ts'] });
});
