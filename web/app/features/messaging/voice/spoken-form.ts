import type { Recording } from './unsent-recordings.ts';

/** The form data of a recording and its other fields; null fields are left out. */
export function spokenForm(
  { file, peaks }: Pick<Recording, 'file' | 'peaks'>,
  words: Record<string, string | number | null>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) {
    if (value !== null) form.append(name, String(value));
  }
  form.append('peaks', peaks.join(','));
  form.append('voice', file, file.name);
  return form;
}
