import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { designWords } from '#contracts/designs/design-words.ts';
import { fieldsLike } from '#web/platform/forms/draft.ts';

/** The form has the same rules and messages as the request. */
export const uploadForm = designWords;

/** As typed. */
export type UploadWords = z.input<typeof designWords>;
/** As sent. */
export type DesignWords = z.output<typeof designWords>;

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
} satisfies Partial<UploadWords>;

/** Reads the stored draft of a new design or of an edit. */
export const readDraft = fieldsLike<UploadWords>({ ...emptyWords, category: '' });
