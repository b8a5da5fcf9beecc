/**
 * The words of a form with what was typed into the page before its script arrived, which the form library would
 * overwrite. The same words on the server, and where the form is not drawn yet.
 */
export function withTyped<Words extends object>(words: Words, formId: string): Words {
  const drawn = typeof document === 'undefined' ? null : document.forms.namedItem(formId);
  if (drawn === null) return words;
  const typed = new FormData(drawn);
  const found = Object.entries(words).flatMap(([name, word]) => {
    const value = typeof word === 'boolean' ? typed.has(name) : typed.get(name);
    return typeof value === typeof word ? [[name, value]] : [];
  });
  return { ...words, ...Object.fromEntries(found) };
}
