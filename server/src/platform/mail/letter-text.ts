import { type Locale, localePrefix } from '#contracts/platform/locales.ts';
import { letterPart, type Paragraph, partInWords, plainTextOf } from '#contracts/words/letter.ts';
import { partsAround, type Shown, shownInWords } from './shown.ts';

interface Surroundings {
  /** Empty in an email without a greeting. */
  greeting: string;
  shows: Shown;
  publicUrl: string;
  locale: Locale;
  /** One-click unsubscribe URL; null if the email cannot be unsubscribed from. */
  unsubscribeUrl: string | null;
}

/** The plain-text version of an email: the same content in the same order. */
export function letterText(
  paragraphs: readonly Paragraph[],
  { greeting, shows, publicUrl, locale, unsubscribeUrl }: Surroundings,
): string {
  const { before, leading, after } = partsAround(paragraphs, publicUrl);
  const { thing, facts } = shownInWords(shows, locale, publicUrl);
  const home = `${publicUrl}${localePrefix(locale)}/`;
  const shown = [
    // The email's own sentences contain the title, but not the URL.
    thing?.page ? `${thing.title}: ${thing.page}` : '',
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ];
  const asked = leading?.text ?? '';
  return [
    greeting,
    plainTextOf(before),
    ...(before.length === 0 ? [asked, ...shown] : [...shown, asked]),
    plainTextOf(after),
    // Mail clients treat what follows as a signature (RFC 3676).
    `-- \n${partInWords(letterPart('mail.house'), locale)}\n${home}`,
    unsubscribeUrl === null ? '' : partInWords(letterPart('mail.stopAt', { page: unsubscribeUrl }), locale),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
