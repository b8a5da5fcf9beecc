const controls = 'input, button, select, textarea, a[href]';

/**
 * Brings the first thing that a form was refused for into view: its control takes the focus, its sentence is read
 * beside it. For forms whose library does not do so; call it once the sentences have been drawn.
 */
export function showFirstFault(form: ParentNode | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  if (!fault) return;
  const group = fault.matches('[data-fault]') ? groupOf(fault) : null;
  const control = group
    ? [...group.querySelectorAll<HTMLElement>(controls)].find(
        (one) => one.tabIndex >= 0 && one.matches(':enabled, a'),
      )
    : fault;
  control?.focus({ preventScroll: true });
  fault.scrollIntoView({ block: 'center' });
}

/** What a sentence describes, such as the days of a month without the buttons to other months; else all around it. */
function groupOf(sentence: HTMLElement): ParentNode | null {
  const described =
    sentence.id === '' ? null : document.querySelector(`[aria-describedby~="${CSS.escape(sentence.id)}"]`);
  if (described?.querySelector(controls)) return described;
  return sentence.closest('fieldset') ?? sentence.parentElement;
}
