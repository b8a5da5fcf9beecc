interface Names {
  whole: Set<string>;
  /** Quoted constants, for those with a space, such as 'Home Decor'. */
  quoted: Set<string>;
  /** The literal after an interpolation: "Line" of `${name}Line`. */
  endings: Set<string>;
}

const read = new WeakMap<readonly string[], Names>();

/**
 * The keys of a catalogue whose last part occurs in no source. Many keys are composed of a constant and a name, so
 * only the last part is searched for.
 */
export function listUnusedKeys(catalogue: unknown, sources: readonly string[]): string[] {
  const names = read.get(sources) ?? namesIn(sources);
  read.set(sources, names);
  return keysOf(catalogue).filter((key) => !isNamed(key.slice(key.lastIndexOf('.') + 1), names));
}

function namesIn(sources: readonly string[]): Names {
  return {
    whole: new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? [])),
    quoted: new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, one, two]) => one ?? two ?? ''),
      ),
    ),
    endings: new Set(
      sources.flatMap((source) => [...source.matchAll(/\}(\w+)`/g)].map(([, name = '']) => name)),
    ),
  };
}

function isNamed(name: string, { whole, quoted, endings }: Names): boolean {
  if (whole.has(name) || quoted.has(name)) return true;
  return [...endings].some(
    (ending) => name.endsWith(ending) && whole.has(name.slice(0, name.length - ending.length)),
  );
}

function keysOf(catalogue: unknown, above = ''): string[] {
  if (typeof catalogue !== 'object' || catalogue === null) return [above];
  return Object.entries(catalogue).flatMap(([name, below]) =>
    keysOf(below, above === '' ? name : `${above}.${name}`),
  );
}
