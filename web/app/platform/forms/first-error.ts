import type { ErrorOption, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's sentences beside their fields and leads to the first of those on the page. What the form does not
 * show is left out; `otherwise` is said of the form as a whole where no field was marked. True when any field was
 * marked.
 */
export function refuseFields<Words extends FieldValues, Sent>(
  form: UseFormReturn<Words, unknown, Sent>,
  refused: Readonly<Record<string, string>>,
  otherwise?: ErrorOption,
): boolean {
  const marked = Object.entries(refused).flatMap(([name, message]) => {
    const field = name as Path<Words>;
    form.setError(field, { message });
    const found = fieldsOf({ error: form.getFieldState(field).error });
    if (found.length === 0) form.clearErrors(field);
    return found;
  });
  focusFirst(marked);
  if (otherwise && marked.length === 0) form.setError('root', otherwise);
  return marked.length > 0;
}

/** The fields that have an error, in any order. A resolver that gives no fields with its sentences names them by their place. */
export function fieldsOf(errors: FieldErrors | object, within = ''): HTMLElement[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    if ('ref' in error) return elementOf(error.ref);
    const name = `${within}${key}`;
    const isError = 'message' in error && typeof error.message === 'string';
    return isError ? elementOf({ name }) : fieldsOf(error, `${name}.`);
  });
}

/** The form library keeps no element of ticks and radios, only their name. */
function elementOf(ref: unknown): HTMLElement[] {
  // A field that is no longer drawn, such as one of an address that is not used, cannot be mended.
  if (ref instanceof HTMLElement) return ref.isConnected ? [ref] : [];
  const name = typeof ref === 'object' && ref !== null && 'name' in ref ? String(ref.name) : '';
  const found = name === '' ? null : document.querySelector(`[name="${CSS.escape(name)}"]`);
  return found instanceof HTMLElement ? [found] : [];
}

/** Puts the focus on the one that stands first on the page, away from bars that cover its edges. */
export function focusFirst(fields: readonly HTMLElement[]): void {
  const first = fields.reduce<HTMLElement | undefined>(
    (found, field) =>
      found && !(found.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING) ? found : field,
    undefined,
  );
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
