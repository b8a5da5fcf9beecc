import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface Keeping<Words> {
  /** What was typed before; asked once, after hydration. */
  read(): Partial<Words> | null;
  /** Called after each change. */
  keep(words: Words): void;
}

/**
 * Puts the words of a draft back into a form of the form library, and keeps them as they are typed. A form is one
 * account's: where another signs in meanwhile it is drawn anew.
 */
export function useKeptForm<Words extends FieldValues, Sent>(
  form: UseFormReturn<Words, unknown, Sent>,
  { read, keep }: Keeping<NoInfer<Words>>,
): void {
  const resume = useEffectEvent(() => {
    const kept = read();
    if (kept !== null) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
  });
  const keepWords = useEffectEvent(() => keep(form.getValues()));
  useEffect(() => {
    resume();
    const typed = form.watch(() => keepWords());
    return () => typed.unsubscribe();
  }, [form]);
}
