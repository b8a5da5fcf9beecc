import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as fontkit from 'fontkit';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** One font file: a script in one weight. */
export interface Face {
  name: string;
  font: fontkit.Font;
}

/** Faces by style; the first that has a letter is used for it. */
export interface Faces {
  text: Face[];
  strong: Face[];
  title: Face[];
}

const require = createRequire(import.meta.url);

/** Directories of the font families; files are named by family, script and weight. */
const families = {
  hind: dirname(require.resolve('@fontsource/hind/package.json')),
  'hind-siliguri': dirname(require.resolve('@fontsource/hind-siliguri/package.json')),
  'hind-madurai': dirname(require.resolve('@fontsource/hind-madurai/package.json')),
  'hind-vadodara': dirname(require.resolve('@fontsource/hind-vadodara/package.json')),
  'hind-guntur': dirname(require.resolve('@fontsource/hind-guntur/package.json')),
  'hind-mysuru': dirname(require.resolve('@fontsource/hind-mysuru/package.json')),
  'mukta-mahee': dirname(require.resolve('@fontsource/mukta-mahee/package.json')),
  'noto-sans-oriya': dirname(require.resolve('@fontsource/noto-sans-oriya/package.json')),
  'noto-sans-malayalam': dirname(require.resolve('@fontsource/noto-sans-malayalam/package.json')),
  'tiro-devanagari-hindi': dirname(require.resolve('@fontsource/tiro-devanagari-hindi/package.json')),
  'tiro-bangla': dirname(require.resolve('@fontsource/tiro-bangla/package.json')),
  'noto-serif-tamil': dirname(require.resolve('@fontsource/noto-serif-tamil/package.json')),
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
  ['hind-vadodara', 'gujarati'],
  ['hind-guntur', 'telugu'],
  ['hind-mysuru', 'kannada'],
  ['mukta-mahee', 'gurmukhi'],
  ['noto-sans-oriya', 'oriya'],
  ['noto-sans-malayalam', 'malayalam'],
];
const tiro: readonly Cut[] = [
  ['tiro-devanagari-hindi', 'latin'],
  ['tiro-devanagari-hindi', 'latin-ext'],
  ['tiro-devanagari-hindi', 'devanagari'],
  ['tiro-bangla', 'bengali'],
  ['noto-serif-tamil', 'tamil'],
];

let loaded: Promise<Faces> | undefined;

/** The typefaces of documents, loaded once and shared. */
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
  // The text faces are the fallback for scripts that the display faces lack.
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
