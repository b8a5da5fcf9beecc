/** Returns the chosen files and empties the field, so that the same file can be chosen again after its removal. */
export function takeFiles(field: HTMLInputElement): File[] {
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}
