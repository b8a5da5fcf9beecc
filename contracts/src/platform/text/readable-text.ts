/**
 * Characters that are invisible or change the text direction: zero-width spaces, soft hyphens, fillers, tags,
 * direction marks and overrides, unpaired surrogates.
 */
const unseen = String.raw`\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb`;
/** In these scripts a joiner changes the shape of the letters before it. */
const joining = ['Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Khmr Mymr Mong', 'Arab Syrc']
  .join(' ')
  .split(' ')
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
/**
 * Contexts in which invisible characters are kept: joiners within words, joined and coloured emoji, regional flags.
 */
const kept = [
  String.raw`(?<=[${joining}])[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`,
].join('|');
const unseenSigns = new RegExp(`(${kept})|[${unseen}]`, 'gu');

/** The blank Braille pattern looks like a space. */
const gaps = /[\s\p{Z}\p{Cc}\u2800]+/gu;
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const controls = /[^\P{Cc}\n\t]/gu;
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * One line of text as stored: in NFC, without line breaks, invisible characters and direction overrides, with single
 * spaces and none at its ends. '' if nothing in it is readable.
 */
export function readableLine(text: string): string {
  return orNothing(withoutUnseen(text).replaceAll(gaps, ' '));
}

/** The same for text of several lines; line breaks become "\n". */
export function readableLines(text: string): string {
  return orNothing(withoutUnseen(text.replaceAll(lineBreaks, '\n')).replaceAll(controls, ''));
}

/** Keeps joiners within Indic words and emoji. */
function withoutUnseen(text: string): string {
  return text.replaceAll(unseenSigns, (_, keptSign: string | undefined) => keptSign ?? '').normalize('NFC');
}

function orNothing(text: string): string {
  return readable.test(text.replaceAll('\u2800', '')) ? text.trim() : '';
}
