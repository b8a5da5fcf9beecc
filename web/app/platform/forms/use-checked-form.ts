import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { loadSentences } from '#web/platform/sentences/sentences.ts';
import { fieldsOf, focusFirst } from './first-error.ts';

// What a check without a sentence of ours says in the browser; the library's own words are English.
if (!import.meta.env.SSR) z.config({ customError: () => rule('platform.invalid') });

/**
 * The form library's `useForm`, but a form that cannot be sent leads to its first wrong field on the page. The library
 * goes by the order in which fields were registered, which is not that of the page where a part registers its fields
 * earlier than it draws them. `alsoWrong` names a field of another kind, such as missing pictures.
 */
export function useCheckedForm<Words extends FieldValues, Context = unknown, Sent = Words>(
  options: UseFormProps<Words, Context, Sent>,
  alsoWrong?: () => HTMLElement | null,
): UseFormReturn<Words, Context, Sent> {
  const form = useForm<Words, Context, Sent>({ ...options, shouldFocusError: false });
  const { submitCount, errors } = form.formState;
  // What the checks say is shown at once then.
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
