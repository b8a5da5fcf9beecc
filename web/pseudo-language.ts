/**
 * A language made from English for proofs: accents show what came out of a catalogue, and every text is 40 % longer, as
 * it may be in another language. Nobody is offered it; the server answers in it outside of production, when it is told to.
 */

/**
 * "Place Order" is "Plååcéé Öördéér": each vowel twice, until a word is long enough, and what is missing then at its
 * end. Addresses and parameters such as `{name}` stay. Of Latin-1, which the faces of English pages have. Needs nothing
 * but its argument, as it stands in scripts.
 */
export function disguise(text: string): string {
  const accents = new Map(
    [...'aåeéiïoöuüyýAÅEÉIÏOÖUÜYÝ'].map((one, index, all) => [one, all[index + 1] ?? one]),
  );
  const lengthen = (word: string) => {
    // Spaces do not grow: the words do it for them.
    let missing = Math.round((word.length + 1) * 0.4);
    const twice = word.replace(/[aeiouy]/gi, (vowel) => {
      const accent = accents.get(vowel) ?? vowel;
      missing -= 1;
      return missing < 0 ? accent : accent + accent.toLowerCase();
    });
    // Signs at the end of a sentence stay there.
    return missing > 0 ? twice.replace(/([^A-Za-zÀ-ÿ]*)$/, `${'ö'.repeat(missing)}$1`) : twice;
  };
  const pieces = text.split(/(\s+|\{\w+\})/);
  return pieces
    .map((piece) => (/^\/|@|:\/\/|^\{|^[^A-Za-z]*$/.test(piece) ? piece : lengthen(piece)))
    .join('');
}

type Message = string | number | Node[];
type Node = string | number | [name: string, ...rest: unknown[]];

/** The kinds of icu-minify's nodes that have a form for each number or choice. */
const withForms = [1, 2, 3];

/** A catalogue of parsed messages (icu-minify): its words, but not its parameters, tags and formats. */
export function disguiseCatalogue(messages: object): Record<string, unknown> {
  const disguised = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' || Array.isArray(value)
      ? disguiseMessage(value)
      : disguiseCatalogue(value as object),
  ]);
  return Object.fromEntries(disguised) as Record<string, unknown>;
}

function disguiseMessage(message: Message): unknown {
  if (typeof message === 'string') return disguise(message);
  return Array.isArray(message) ? message.map(disguiseNode) : message;
}

function disguiseNode(node: Node): unknown {
  if (typeof node === 'string') return disguise(node);
  if (typeof node === 'number') return node;
  const [name, kind, ...rest] = node;
  if (typeof kind !== 'number' || kind === 0)
    return [name, ...node.slice(1).map((one) => disguiseNode(one as Node))];
  if (!withForms.includes(kind)) return node;
  const forms = Object.entries(rest[0] as object).map(([form, branch]) => [form, disguiseMessage(branch)]);
  return [name, kind, Object.fromEntries(forms)];
}

/** Fields of long texts that no page shows: where links lead, anchors, and words that a search listens to. */
const unseen = new Set(['to', 'id', 'words']);

/** A long text: plain data with everything in it that is read, and functions that say some of it. */
export function disguiseText(text: unknown): unknown {
  if (typeof text === 'string') return disguise(text);
  if (typeof text === 'function') {
    const source = `(...given)=>(${disguise})((${text})(...given))`;
    return Object.assign(() => undefined, { toString: () => source });
  }
  if (Array.isArray(text)) return text.map(disguiseText);
  if (typeof text !== 'object' || text === null) return text;
  const fields = Object.entries(text).map(([key, value]) => [
    key,
    unseen.has(key) ? value : disguiseText(value),
  ]);
  return Object.fromEntries(fields);
}
