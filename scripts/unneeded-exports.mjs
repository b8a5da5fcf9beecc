const door = /^server\/src\/modules\/([^/]+)\/public\.ts$/;
const exported = /^export (?:type )?\{([^}]*)\} from/gm;
const imported = /^import (?:type )?\{([^}]*)\} from '#server\/modules\/([^/]+)\/public\.ts'/gm;

/**
 * Names that a public.ts exports but neither another module nor the app imports.
 * @param {ReadonlyMap<string, string>} files
 */
export function findUnneededExports(files) {
  const needed = new Set();
  for (const [file, text] of files) {
    if (!isProduct(file)) continue;
    for (const [, names, noun] of text.matchAll(imported)) {
      if (file.startsWith(`server/src/modules/${noun}/`)) continue;
      for (const name of listNames(names)) needed.add(`${noun} ${name}`);
    }
  }
  return [...files].flatMap(([file, text]) => {
    const noun = door.exec(file)?.[1];
    if (noun === undefined) return [];
    return [...text.matchAll(exported)]
      .flatMap(([, names]) => listNames(names))
      .filter((name) => !needed.has(`${noun} ${name}`))
      .map((name) => `${file} exports ${name}, which no other module imports. Import it from its own file.`);
  });
}

/** The demo, tests and tools import a module's files directly. */
function isProduct(file) {
  return file.startsWith('server/src/') && !file.startsWith('server/src/demo/') && !/\.test\.ts$/.test(file);
}

/** The exported name in `type A, b as c`: what is imported from the other file. */
function listNames(list) {
  return list
    .split(',')
    .map((each) =>
      each
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    )
    .filter((name) => name !== '');
}
