import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The contracts with Marathi: a copy of the Hindi folder in which two texts differ, and one line in `locales.ts`. */
let project: string;
const words = (path: string) => join(project, 'contracts/src/words', path);

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'fifth-language-'));
  await cp(join(root, 'contracts'), join(project, 'contracts'), { recursive: true });
  await cp(join(root, 'package.json'), join(project, 'package.json'));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  await cp(words('hi'), words('mr'), { recursive: true });
  await edit(words('mr/letters/mail.ts'), 'नमस्ते {name}', 'नमस्कार {name}');
  await edit(words('mr/news.ts'), '[{name}] ने आपको फ़ॉलो किया', '[{name}] तुम्हाला फॉलो करतात');
  await edit(join(project, 'contracts/src/platform/locales.ts'), "  ta: 'தமிழ்',\n", "$&  mr: 'मराठी',\n");
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { lib: ['ES2024', 'ESNext.Collection', 'ESNext.Iterator', 'DOM'], types: [] },
    include: ['contracts/src'],
    exclude: ['contracts/src/**/*.test.ts'],
  };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(settings));
});

afterAll(() => rm(project, { recursive: true }));

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test('the server takes a fifth language from its folder and one line', async () => {
  const program = `
    import { locales } from '#contracts/platform/locales.ts';
    import { storedPlace } from '#contracts/places/stored-place.ts';
    import { inLanguage } from '#contracts/words/in-language.ts';
    import { letterPart, partInWords } from '#contracts/words/letter.ts';
    import { newsOf, renderNews } from '#contracts/words/render-news.ts';
    console.log(JSON.stringify([
      locales,
      partInWords(letterPart('mail.helloName', { name: 'Asha' }), 'mr'),
      renderNews(newsOf('follows.follows', { name: 'Asha' }), 'mr'),
      inLanguage({ reason: 'orders.priceChanged', params: { expected: 1200, total: 1350 } }, 'mr')
        === inLanguage({ reason: 'orders.priceChanged', params: { expected: 1200, total: 1350 } }, 'hi'),
      storedPlace('town', 'मुंबई'),
    ]));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: project });
  expect(JSON.parse(stdout)).toEqual([
    ['en', 'hi', 'bn', 'ta', 'mr'],
    'नमस्कार Asha,',
    { message: 'Asha तुम्हाला फॉलो करतात', lead: 'Asha' },
    true,
    'Mumbai',
  ]);
});

test('the compiler asks for each of its sentences, and for nothing else', async () => {
  await edit(words('mr/sentences/feed.ts'), "  'feed.", "  'planted.");
  const { stdout } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', project]).catch(
    (failed) => failed,
  );
  expect(stdout.match(/^.*error TS.*$/gm)).toEqual([
    expect.stringMatching(/words\/mr\/sentences\/feed\.ts.*'planted\./),
  ]);
});
