/**
 * Signs that show nothing or turn the text around them: zero-width blanks, soft hyphens, fillers, tags, direction
 * marks and overrides, halves of a surrogate pair.
 */
const unseen = String.raw`\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb`;
/** In these scripts a joiner changes how the letters before it are drawn. */
const joining = ['Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Khmr Mymr Mong', 'Arab Syrc']
  .join(' ')
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
/** What keeps its invisible signs: joiners within a word, joined and coloured emoji, flags of regions. */
const kept = [
  String.raw`(?<=[${joining}])[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`,
].join('|');
const unseenSigns = new RegExp(`(${kept})|[${unseen}]`, 'gu');

/** A blank sign of braille looks like a gap. */
const gaps = /[\s\p{Z}\p{Cc}\u2800]+/gu;
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controls = /[^\P{Cc}\n\t]/gu;
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * One line of text as it is kept: in NFC, without line breaks, invisible signs and signs that turn text around, with
 * single blanks and none at its ends. '' where nothing in it can be read.
 */
export function readableLine(text: string): string {
  return orNothing(withoutUnseen(text).replaceAll(gaps, ' '));
}

/** The same for text of several lines; each ends with "\n". */
export function readableLines(text: string): string {
  return orNothing(withoutUnseen(text.replaceAll(lineBreaks, '\n')).replaceAll(controls, ''));
}

/** Joiners within Indic words and emoji stay. */
function withoutUnseen(text: string): string {
  return text.replaceAll(unseenSigns, (_, keptSign: string | undefined) => keptSign ?? '').normalize('NFC');
}

function orNothing(text: string): string {
  return readable.test(text.replaceAll('\u2800', '')) ? text.trim() : '';
}
