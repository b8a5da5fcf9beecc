import { type Locale, localePrefix } from '#contracts/platform/locales.ts';
import { letterPart, type Paragraph, partInWords, plainTextOf } from '#contracts/words/letter.ts';
import { partsAround, type Shown, shownInWords } from './shown.ts';

interface Surroundings {
  /** '' in a letter that greets nobody. */
  greeting: string;
  shows: Shown;
  publicUrl: string;
  locale: Locale;
  /** Where one click stops letters of its kind; null where nothing does. */
  unsubscribeUrl: string | null;
}

/** A letter as plain text, for programs that show no HTML: the same things in the same order. */
export function letterText(
  paragraphs: readonly Paragraph[],
  { greeting, shows, publicUrl, locale, unsubscribeUrl }: Surroundings,
): string {
  const { before, leading, after } = partsAround(paragraphs, publicUrl);
  const { thing, facts } = shownInWords(shows, locale, publicUrl);
  const home = `${publicUrl}${localePrefix(locale)}/`;
  const shown = [
    // A letter's own sentences name the thing; its address they do not.
    thing?.page ? `${thing.title}: ${thing.page}` : '',
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ];
  const asked = leading?.text ?? '';
  return [
    greeting,
    plainTextOf(before),
    ...(before.length === 0 ? [asked, ...shown] : [...shown, asked]),
    plainTextOf(after),
    // Programs that show mail take what follows for a signature (RFC 3676).
    `-- \n${partInWords(letterPart('mail.house'), locale)}\n${home}`,
    unsubscribeUrl === null ? '' : partInWords(letterPart('mail.stopAt', { page: unsubscribeUrl }), locale),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
