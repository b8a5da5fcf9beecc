const controls = 'input, button, select, textarea, a[href]';

/**
 * Scrolls to the first error of a form and focuses its control. For forms whose library does not do so; call it once
 * the errors are rendered.
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
  // An error is hidden while its sentence is being loaded.
  (fault.hidden ? (control ?? fault) : fault).scrollIntoView({ block: 'center' });
}

/**
 * The group of controls that an error describes, such as the days of a month without its month buttons; otherwise the
 * surrounding group.
 */
function groupOf(sentence: HTMLElement): ParentNode | null {
  const described =
    sentence.id === '' ? null : document.querySelector(`[aria-describedby~="${CSS.escape(sentence.id)}"]`);
  if (described?.querySelector(controls)) return described;
  return sentence.closest('fieldset') ?? sentence.parentElement;
}
