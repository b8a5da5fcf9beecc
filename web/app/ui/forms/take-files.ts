/** The files that were chosen; the field is emptied, so that the same one can be chosen again after it was removed. */
export function takeFiles(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}
