import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as fontkit from 'fontkit';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** One cut of one script. */
export interface Face {
  name: string;
  font: fontkit.Font;
}

/** Faces by voice; in each the first that has a letter draws it. */
export interface Faces {
  text: Face[];
  strong: Face[];
  title: Face[];
}

const require = createRequire(import.meta.url);

/** Where the files of a family lie; they are named by family, script and weight. */
const families = {
  hind: dirname(require.resolve('@fontsource/hind/package.json')),
  'hind-siliguri': dirname(require.resolve('@fontsource/hind-siliguri/package.json')),
  'hind-madurai': dirname(require.resolve('@fontsource/hind-madurai/package.json')),
  'tiro-devanagari-hindi': dirname(require.resolve('@fontsource/tiro-devanagari-hindi/package.json')),
};

type Cut = readonly [family: keyof typeof families, script: string];

const hind: readonly Cut[] = [
  ['hind', 'latin'],
  ['hind', 'latin-ext'],
  ['hind', 'devanagari'],
];
const sisters: readonly Cut[] = [
  ['hind-siliguri', 'bengali'],
  ['hind-madurai', 'tamil'],
];
const tiro: readonly Cut[] = [
  ['tiro-devanagari-hindi', 'latin'],
  ['tiro-devanagari-hindi', 'latin-ext'],
  ['tiro-devanagari-hindi', 'devanagari'],
];

let loaded: Promise<Faces> | undefined;

/** The typefaces of documents, read once: every document draws with the same. */
export function loadFaces(): Promise<Faces> {
  loaded ??= loadAll();
  return loaded;
}

async function loadAll(): Promise<Faces> {
  const all = (cuts: readonly Cut[], weight: number) => Promise.all(cuts.map((cut) => loadFace(cut, weight)));
  const [text, strong, title] = await Promise.all([
    all([...hind, ...sisters], 400),
    all([...hind, ...sisters], 600),
    all(tiro, 400),
  ]);
  // The display face has no Bengali and no Tamil.
  return { text, strong, title: [...title, ...text.slice(hind.length)] };
}

async function loadFace([family, script]: Cut, weight: number): Promise<Face> {
  const name = `${family}-${script}-${weight}`;
  const path = join(families[family], 'files', `${name}-normal.woff`);
  const { create } = await import('fontkit');
  const font = create(woffToSfnt(await readFile(path)));
  if (!('layout' in font)) throw new Error(`${path} is not one font`);
  return { name, font };
}
