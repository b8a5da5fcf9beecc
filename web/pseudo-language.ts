/**
 * A disguised English for tests: accents mark text from a catalogue, and every text is 40 % longer, as in other
 * languages. It is never offered to people; the server answers in it outside of production, if configured.
 */

/**
 * "Place Order" becomes "Plååcéé Öördéér": vowels are doubled until a word is long enough, and the rest is appended.
 * Addresses and parameters such as `{name}` stay. Uses Latin-1 only, which the fonts of English pages contain. The
 * function must be self-contained, because it is copied into scripts.
 */
export function disguise(text: string): string {
  const accents = new Map(
    [...'aåeéiïoöuüyýAÅEÉIÏOÖUÜYÝ'].map((one, index, all) => [one, all[index + 1] ?? one]),
  );
  const lengthen = (word: string) => {
    // Words also grow for the space after them, because spaces stay.
    let missing = Math.round((word.length + 1) * 0.4);
    const twice = word.replace(/[aeiouy]/gi, (vowel) => {
      const accent = accents.get(vowel) ?? vowel;
      missing -= 1;
      return missing < 0 ? accent : accent + accent.toLowerCase();
    });
    // Trailing punctuation stays at the end.
    return missing > 0 ? twice.replace(/([^A-Za-zÀ-ÿ]*)$/, `${'ö'.repeat(missing)}$1`) : twice;
  };
  const pieces = text.split(/(\s+|\{\w+\})/);
  return pieces
    .map((piece) => (/^\/|@|:\/\/|^\{|^[^A-Za-z]*$/.test(piece) ? piece : lengthen(piece)))
    .join('');
}

type Message = string | number | Node[];
type Node = string | number | [name: string, ...rest: unknown[]];

/** The icu-minify node kinds that have a form for each number or option. */
const withForms = [1, 2, 3];

/** Disguises a catalogue of parsed messages (icu-minify): its words, but not its parameters, tags and formats. */
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

/** Fields of long texts that no page shows: link targets, anchors, and words that a search matches. */
const unseen = new Set(['to', 'id', 'words']);

/** Disguises a long text: plain data with all texts in it, and functions that return texts. */
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
