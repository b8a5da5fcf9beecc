import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { loadSentences } from '#web/platform/sentences/sentences.ts';
import { fieldsOf, focusFirst } from './first-error.ts';

// The message of checks without one of ours, in the browser; the library's own messages are in English.
if (!import.meta.env.SSR) z.config({ customError: () => rule('platform.invalid') });

/**
 * The form library's `useForm`, which on a failed submit focuses the first invalid field on the page. The library
 * itself goes by the order of registration, which can differ from the page's. `alsoWrong` returns an invalid field
 * that is not registered, such as missing pictures.
 */
export function useCheckedForm<Words extends FieldValues, Context = unknown, Sent = Words>(
  options: UseFormProps<Words, Context, Sent>,
  alsoWrong?: () => HTMLElement | null,
): UseFormReturn<Words, Context, Sent> {
  const form = useForm<Words, Context, Sent>({ ...options, shouldFocusError: false });
  const { submitCount, errors } = form.formState;
  // Loads the error messages ahead, so that they show at once.
  useEffect(() => {
    void loadSentences();
  }, []);
  const lead = useEffectEvent(() => {
    const other = alsoWrong?.() ?? null;
    focusFirst([...fieldsOf(errors), ...(other === null ? [] : [other])]);
  });
  useEffect(() => {
    if (submitCount > 0) lead();
  }, [submitCount]);
  return form;
}
