import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface Keeping<Words> {
  /** Reads the draft; called once, after hydration. */
  read(): Partial<Words> | null;
  /** Called after each change. */
  keep(words: Words): void;
}

/**
 * Restores a draft into a form of the form library, and stores it as it is typed. A form belongs to one account:
 * remount it if another person signs in.
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
