import type { ErrorOption, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows the server's field errors and focuses the first one on the page. Errors of fields that the form does not show
 * are dropped; `otherwise` becomes the form's error if no field was marked. True if any field was marked.
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

/** The fields with errors, in any order. Errors without a ref are found by their name. */
export function fieldsOf(errors: FieldErrors | object, within = ''): HTMLElement[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    if ('ref' in error) return elementOf(error.ref);
    const name = `${within}${key}`;
    const isError = 'message' in error && typeof error.message === 'string';
    return isError ? elementOf({ name }) : fieldsOf(error, `${name}.`);
  });
}

/** The form library stores no element for checkboxes and radios, only their name. */
function elementOf(ref: unknown): HTMLElement[] {
  // A field that is no longer on the page, such as one of an unused address, cannot be corrected.
  if (ref instanceof HTMLElement) return ref.isConnected ? [ref] : [];
  const name = typeof ref === 'object' && ref !== null && 'name' in ref ? String(ref.name) : '';
  const found = name === '' ? null : document.querySelector(`[name="${CSS.escape(name)}"]`);
  return found instanceof HTMLElement ? [found] : [];
}

/** Focuses the field that comes first on the page and scrolls it to the centre, clear of fixed bars. */
export function focusFirst(fields: readonly HTMLElement[]): void {
  const first = fields.reduce<HTMLElement | undefined>(
    (found, field) =>
      found && !(found.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING) ? found : field,
    undefined,
  );
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
