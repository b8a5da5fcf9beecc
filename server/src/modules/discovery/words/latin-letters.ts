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
/** With a dot beneath. */
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
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
};
const nasals = 'ंँ';
const dot = '़';
const noVowel = '्';

/** One consonant, or none, with the vowel after it; `own` where that vowel is not written but understood. */
interface Syllable {
  consonant: string;
  vowel: string;
  own: boolean;
}

export const hasDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

/**
 * A word in Devanagari as Hindi is written on phones: "बनारसी" becomes "banaarsii", which folds to what the trade
 * calls "banarsi". Letters of other scripts stay as they are.
 */
export function inLatinLetters(word: string): string {
  const syllables = syllablesOf(word.normalize('NFD'));
  return syllables
    .map(({ consonant, vowel, own }, index) => consonant + (own && isSilent(syllables, index) ? '' : vowel))
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

/** The vowel that is understood is not spoken at the end of a word, nor between two syllables that have theirs. */
function isSilent(syllables: readonly Syllable[], index: number): boolean {
  if (index === 0) return false;
  const before = syllables[index - 1];
  const after = syllables[index + 1];
  if (!after) return true;
  return before?.vowel !== '' && after.consonant !== '' && after.vowel !== '' && !after.own;
}
