import * as z from 'zod/mini';
import { optionalText } from '#contracts/platform/fields.ts';
import { inEachLocale } from '#contracts/platform/locales.ts';
import { manyLines, oneLine } from '#contracts/platform/text/text-fields.ts';
import { type Language, languages, writtenIn } from '#contracts/platform/written-in.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { wordLimits } from './translations.rules.ts';

export const designTitle = z
  .string(rule('designs.titleRequired'))
  .check(
    oneLine,
    z.minLength(1, rule('designs.titleRequired')),
    z.maxLength(wordLimits.title, rule('designs.titleLong')),
  );

const shortest = sentence('designs.descriptionShort');
const descriptionLimit = z.maxLength(wordLimits.description, rule('designs.descriptionLong'));

export const designDescription = z
  .string(rule(shortest))
  .check(manyLines, z.minLength(wordLimits.shortestDescription, rule(shortest)), descriptionLimit);

/** A maker's translation of a design. '' falls back to the original text. */
const translation = z.object({
  title: designTitle,
  description: z._default(
    z.string().check(
      manyLines,
      z.refine((text) => text === '' || text.length >= wordLimits.shortestDescription, shortest),
      descriptionLimit,
    ),
    '',
  ),
  materialOne: optionalText(80),
  materialTwo: optionalText(80),
  color: optionalText(40),
});
export type Translation = z.output<typeof translation>;

/** By interface language; never includes the original language of the design. */
export const translations = z.object(
  inEachLocale(() => z.optional(translation)),
  rule('designs.translationsAgain'),
);
export type Translations = z.output<typeof translations>;

/** The original language as the maker states it; if '', it is detected from the script. */
export const ownLanguage = z.enum(['', ...languages], rule('designs.chooseLanguage'));

/** Detects the original language of a design from the script of its text. */
export const languageOfWords = ({ title, description }: { title: string; description: string }): Language =>
  writtenIn(title) ?? writtenIn(description) ?? 'en';
