import type { UploadForm } from '../../publishing/upload-design.form.ts';

/** The first field of the options with an error. The form library does not know them. */
export const firstWrongOption = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-options-editor] [aria-invalid="true"]');

/** Shows the server's errors of options, for which the library finds no field. */
export function refuseOptions(form: UploadForm, refused: Readonly<Record<string, string>>): void {
  for (const [name, message] of Object.entries(refused))
    if (name.split('.')[0] === 'options') form.setError(name as 'options', { message });
}
