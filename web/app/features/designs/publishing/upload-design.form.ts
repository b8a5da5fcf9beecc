import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { designWords } from '#contracts/designs/design-words.ts';
import { noOptions } from '#contracts/designs/options/design-options.ts';
import { refusalOfLeastPrice } from '#contracts/designs/options/faults-of-options.ts';
import { designOptions } from '#contracts/designs/options/options.contract.ts';
import { noTypedOptions, type TypedOptions, typedOptions } from '#contracts/designs/options/typed-options.ts';
import { toPaise } from '#contracts/money/money.ts';
import { rule } from '#contracts/words/rule.ts';
import { fieldsLike } from '#web/platform/forms/draft.ts';

/** The form has the same rules and messages as the request. */
export const uploadForm = z.extend(designWords, { options: z._default(designOptions, noOptions) }).check(
  z.check(({ value, issues }) => {
    const refusal = refusalOfLeastPrice(value.options, toPaise(value.price));
    if (refusal) issues.push({ code: 'custom', message: rule(refusal), path: ['options'], input: value });
  }),
);

/** As typed. */
export type UploadWords = z.input<typeof designWords> & { options?: TypedOptions };
/** As sent. */
export type DesignWords = z.output<typeof uploadForm>;

export type UploadForm = UseFormReturn<UploadWords, unknown, DesignWords>;

export const emptyWords = {
  title: '',
  description: '',
  language: '',
  translations: {},
  price: '',
  discount: '',
  completionTime: '',
  materialOne: '',
  materialTwo: '',
  brand: '',
  size: '',
  measuring: '',
  color: '',
  condition: '',
  options: noTypedOptions,
} satisfies Partial<UploadWords>;

/** Reads the stored draft of a new design or of an edit. */
export function readDraft(kept: unknown): Partial<UploadWords> | null {
  const words = readFields(kept);
  if (words?.options === undefined) return words;
  return { ...words, options: typedOptions.safeParse(words.options).data ?? noTypedOptions };
}

const readFields = fieldsLike<UploadWords>({ ...emptyWords, category: '' });
