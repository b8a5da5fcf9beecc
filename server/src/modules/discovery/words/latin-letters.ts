/** Letters in Devanagari; related scripts have them at the same offset in their own Unicode block. */
const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
/** Letters with a dot beneath. */
const dotted: Record<string, string> = {
  क: 'q',
  ख: 'kh',
  ग: 'g',
  ज: 'z',
  ड: 'r',
  ढ: 'rh',
  फ: 'f',
};
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऍ: 'e',
  ऎ: 'e',
  ऒ: 'o',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
};
const vowelSigns: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ii',
  'ु': 'u',
  'ू': 'uu',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॅ': 'e',
  'ॆ': 'e',
  'ॊ': 'o',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
};
const nasals = 'ंँ';
const dot = '़';
const noVowel = '्';

/** At most one consonant with the vowel after it; `own` is true if that vowel is inherent, not written. */
interface Syllable {
  consonant: string;
  vowel: string;
  own: boolean;
}

interface Script {
  /** The start of its Unicode block. */
  start: number;
  /** Whether inherent vowels are dropped as in Hindi. */
  dropsVowels?: true;
  /** Whether one letter stands for two sounds, such as k and g. */
  voices?: true;
  /** Letters that differ from Devanagari at the same offset. */
  others?: Record<string, string>;
}

const partLength = 0x80;
const devanagari = 0x0900;
const scripts: readonly Script[] = [
  { start: devanagari, dropsVowels: true },
  { start: 0x0980, dropsVowels: true, others: { ৎ: 'त्', ৰ: 'र', ৱ: 'व' } }, // Bengali
  { start: 0x0a00, dropsVowels: true, others: { 'ੰ': 'ं', 'ੱ': '' } }, // Gurmukhi
  { start: 0x0a80, dropsVowels: true }, // Gujarati
  { start: 0x0b00, others: { ୱ: 'व', ୟ: 'य' } }, // Odia
  { start: 0x0b80, voices: true }, // Tamil
  { start: 0x0c00 }, // Telugu
  { start: 0x0c80 }, // Kannada
  {
    start: 0x0d00, // Malayalam
    others: { ൺ: 'ण्', ൻ: 'न्', ർ: 'र्', ൽ: 'ल्', ൾ: 'ळ्', ൿ: 'क्' },
  },
];

/** Whether a word has letters of an Indian script. */
export const isIndian = (word: string): boolean => /[\u0900-\u0d7f]/.test(word);

/**
 * A word in an Indian script as it is typed on phones: "बनारसी" becomes "banaarsii", which folds like "banarsi".
 * Letters of other scripts stay unchanged.
 */
export function inLatinLetters(word: string): string {
  const composed = word.normalize('NFC');
  const script = scripts.find(({ start }) => [...composed].some((letter) => isOf(letter, start)));
  if (script === undefined) return word;
  const syllables = syllablesOf(asDevanagari(composed, script).normalize('NFD'));
  const spoken = script.voices ? voiced(syllables) : syllables;
  return spoken
    .map(({ consonant, vowel, own }, index) => {
      const isLeftOut = script.dropsVowels && own && isSilent(spoken, index);
      return consonant + (isLeftOut ? '' : vowel);
    })
    .join('');
}

function isOf(letter: string, start: number): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return code >= start && code < start + partLength;
}

function asDevanagari(word: string, { start, others }: Script): string {
  return [...word]
    .map((letter) => {
      const other = others?.[letter];
      if (other !== undefined) return other;
      const code = letter.codePointAt(0) ?? 0;
      return isOf(letter, start) ? String.fromCodePoint(code - start + devanagari) : letter;
    })
    .join('');
}

function syllablesOf(letters: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of letters) {
    const last = syllables.at(-1);
    const consonant = consonants[letter];
    if (consonant !== undefined) syllables.push({ consonant, vowel: 'a', own: true });
    else if (vowels[letter] !== undefined)
      syllables.push({ consonant: '', vowel: vowels[letter], own: false });
    else if (nasals.includes(letter)) syllables.push({ consonant: 'n', vowel: '', own: false });
    else if (last && vowelSigns[letter] !== undefined)
      Object.assign(last, { vowel: vowelSigns[letter], own: false });
    else if (last && letter === noVowel) Object.assign(last, { vowel: '', own: false });
    else if (last && letter === dot) last.consonant = withDot(last.consonant);
    else syllables.push({ consonant: letter, vowel: '', own: false });
  }
  return syllables;
}

function withDot(consonant: string): string {
  const letter = Object.keys(dotted).find((each) => consonants[each] === consonant);
  return letter === undefined ? consonant : (dotted[letter] ?? consonant);
}

/** Consonants between two vowels, and after a nasal. */
const betweenVowels: Record<string, string> = { k: 'g', ch: 's', t: 'd', p: 'b' };
const afterNasal: Record<string, string> = { k: 'g', ch: 'j', t: 'd', p: 'b' };

/** Tamil pronunciation: "k", "t" and "p" become "g", "d" and "b" within a word, unless doubled. */
function voiced(syllables: readonly Syllable[]): Syllable[] {
  return syllables.map((syllable, index) => {
    const before = syllables[index - 1];
    const { consonant } = syllable;
    if (before === undefined) return consonant === 'ch' ? { ...syllable, consonant: 's' } : syllable;
    if (syllable.vowel === '') return syllable;
    const sounds =
      before.vowel !== '' ? betweenVowels : /^[nm]$/.test(before.consonant) ? afterNasal : undefined;
    return { ...syllable, consonant: sounds?.[consonant] ?? consonant };
  });
}

/**
 * The inherent vowel is silent at the end of a word, and between a syllable with a vowel and a consonant with a
 * written vowel.
 */
function isSilent(syllables: readonly Syllable[], index: number): boolean {
  if (index === 0) return false;
  const before = syllables[index - 1];
  const after = syllables[index + 1];
  if (!after) return true;
  return before?.vowel !== '' && after.consonant !== '' && after.vowel !== '' && !after.own;
}
