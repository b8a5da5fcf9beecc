import * as z from 'zod/mini';
import type { Garment } from '#contracts/measurements/garments.ts';
import { type Brief, briefWords } from '#contracts/quotes/briefs/briefs.fields.ts';
import type { Wearer } from '#contracts/quotes/briefs/briefs.rules.ts';
import { fieldsLike } from '#web/platform/forms/draft.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';

/** The form as typed. */
export interface TypedBrief {
  title: string;
  garment: string;
  words: string;
  fabric: string;
  budgetFrom: string;
  budgetTo: string;
  neededBy: string;
  wearer: Wearer;
  forName: string;
  pincode: string;
}

export const emptyBrief: TypedBrief = {
  title: '',
  garment: '',
  words: '',
  fabric: '',
  budgetFrom: '',
  budgetTo: '',
  neededBy: '',
  wearer: 'SELF',
  forName: '',
  pincode: '',
};

/** In rupees; NaN for text that is no amount. */
function amountOf(typed: string): number {
  const rupees = rupeesWritten(typed);
  return typeof rupees === 'number' ? rupees : Number.NaN;
}

/** The form's values as the request takes them, with its rules. Pictures are uploaded ahead and added later. */
export const briefForm = z.pipe(
  z.transform(
    (typed: TypedBrief): z.input<typeof briefWords> => ({
      ...typed,
      // Checked by the request's rules, which refuse '' with their sentence.
      garment: typed.garment as Garment,
      budgetFrom: amountOf(typed.budgetFrom),
      budgetTo: amountOf(typed.budgetTo),
      pincode: typed.pincode.trim(),
      mediaIds: [],
    }),
  ),
  briefWords,
);

/** A stored brief as the form shows it. */
export function typedOf(brief: Brief): TypedBrief {
  const { title, garment, words, fabric, neededBy, wearer, forName, pincode } = brief;
  return {
    ...{ title, garment, words, fabric, neededBy, wearer, forName },
    budgetFrom: String(brief.budgetFrom),
    budgetTo: String(brief.budgetTo),
    pincode: pincode ?? '',
  };
}

/** What was typed, as stored on the device. */
export const readTyped = fieldsLike<TypedBrief>(emptyBrief);
