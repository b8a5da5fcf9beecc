import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
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

const hind = ['hind-latin', 'hind-latin-ext', 'hind-devanagari'];
const others = ['hind-siliguri-bengali', 'hind-madurai-tamil'];
const tiro = ['latin', 'latin-ext', 'devanagari'].map((script) => `tiro-devanagari-hindi-${script}`);

const require = createRequire(import.meta.url);

let loaded: Promise<Faces> | undefined;

/** The typefaces of documents, read once: every document draws with the same. */
export function loadFaces(): Promise<Faces> {
  loaded ??= loadAll();
  return loaded;
}

async function loadAll(): Promise<Faces> {
  const all = (names: readonly string[], weight: number) =>
    Promise.all(names.map((name) => loadFace(name, weight)));
  const [text, strong, title] = await Promise.all([
    all([...hind, ...others], 400),
    all([...hind, ...others], 600),
    all(tiro, 400),
  ]);
  // The display face has no Bengali and no Tamil of its own weight.
  return { text, strong, title: [...title, ...text.slice(hind.length)] };
}

async function loadFace(name: string, weight: number): Promise<Face> {
  const family = name.replace(/-(latin|latin-ext|devanagari|bengali|tamil)$/, '');
  const path = require.resolve(`@fontsource/${family}/files/${name}-${weight}-normal.woff`);
  const font = fontkit.create(woffToSfnt(await readFile(path)));
  if (!('layout' in font)) throw new Error(`${path} is not one font`);
  return { name: `${name}-${weight}`, font };
}
