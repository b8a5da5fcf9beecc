import * as z from 'zod/mini';
import { measurings } from '#contracts/measurements/measuring.ts';
import { optionalText } from '#contracts/platform/fields.ts';
import { readableLine } from '#contracts/platform/text/readable-text.ts';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { plainDigits, readNumber, readRupees } from '#contracts/platform/text/typed-numbers.ts';
import { rule } from '#contracts/words/rule.ts';
import { designConditions, designSizes } from './attributes.ts';
import { categories } from './categories.ts';
import { priceLimits } from './design.rules.ts';
import { designDescription, designTitle, ownLanguage, translations } from './languages/translations.ts';

/** Returns days: "5-7 business days" → 7, "3 weeks" or "३ हफ़्ते" → 21; null if the text contains no number. */
export function readCompletionDays(text: string): number | null {
  const numbers = plainDigits(text).match(/\d{1,4}/g);
  if (!numbers) return null;
  const largest = Math.max(...numbers.map(Number));
  const unit = months.test(text.normalize()) ? 30 : weeks.test(text.normalize()) ? 7 : 1;
  const days = largest * unit;
  return days >= 1 && days <= 730 ? days : null;
}

/** Spellings in English, Hinglish, Hindi, Bengali and Tamil. */
const months = /month|mahin|महीन|माह|মাস|மாத/i;
const weeks = /week|haft|saptah|हफ़?्त|सप्ताह|সপ্তাহ|வார/i;

const numberText = z.union([z.number(), z.string()]);

const price = z.pipe(
  z
    .union([z.number(), z.string()], rule('designs.priceRequired'))
    .check(z.refine((value) => String(value).trim() !== '', rule('designs.priceRequired'))),
  z.pipe(
    z.transform(readRupees),
    z.number(rule('designs.priceNumber')).check(
      z.minimum(priceLimits.least, rule('designs.priceLeast')),
      z.maximum(priceLimits.most, rule('designs.priceMost')),
      z.refine(
        (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
        rule('designs.priceDecimals'),
      ),
    ),
  ),
);

/** Parses "10" or "10%"; an empty text is 0. */
function readPercent(written: number | string): number {
  return written === '' ? 0 : readNumber(readableLine(String(written)).replace(/ ?%$/, ''));
}

const discount = z._default(
  z.pipe(
    z.pipe(numberText, z.transform(readPercent)),
    z
      .int(rule('designs.discountRange'))
      .check(z.minimum(0, rule('designs.discountRange')), z.maximum(99, rule('designs.discountRange'))),
  ),
  0,
);

/** The text fields of a design, as the upload form and the edit form send them. */
export const designWords = z.object({
  title: designTitle,
  description: designDescription,
  /** The language of the text; if '', it is detected from the script. */
  language: z._default(ownLanguage, ''),
  translations: z._default(translations, {}),
  category: z.enum(categories, rule('designs.categoryRequired')),
  price,
  discount,
  completionTime: z.string(rule('designs.completionRequired')).check(
    oneLine,
    z.minLength(1, rule('designs.completionRequired')),
    z.maxLength(60),
    z.refine((text) => text === '' || readCompletionDays(text) !== null, rule('designs.completionDays')),
  ),
  materialOne: optionalText(80),
  materialTwo: optionalText(80),
  brand: optionalText(60),
  size: z._default(z.enum(['', ...designSizes], rule('designs.chooseSize')), ''),
  /** How the design is fitted; if '', it is guessed from category and title, or left unchanged. */
  measuring: z._default(z.enum(['', ...measurings], rule('designs.chooseFitting')), ''),
  color: optionalText(40),
  condition: z._default(z.enum(['', ...designConditions], rule('designs.chooseCondition')), ''),
});
