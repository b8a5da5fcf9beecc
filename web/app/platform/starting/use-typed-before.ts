import { type RefObject, useEffect } from 'react';

/**
 * Takes over what somebody typed into a field before its page's program came; `known` is what the server wrote there.
 * It reads the field and never writes it, which would break into the typing of scripts that are put together.
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  known: string,
  take: (typed: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the program has come
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== known) take(typed);
  }, []);
}
