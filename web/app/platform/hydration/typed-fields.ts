type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  field: Field;
  /** Finds the field again where hydration failed and React drew the page anew. */
  place: string;
  value: string;
  isChecked: boolean;
}

const fieldSelector =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset]), textarea, select';

/**
 * Notes what is typed, ticked or chosen from the time before hydration until the returned function is called, which
 * gives it to the components as if it were entered then. A form library overwrites its fields while it hydrates, and
 * React draws the page anew where something else has changed the document. Call it before `hydrateRoot`.
 */
export function noteTypedFields(page: Document): () => void {
  const typed = new Map<string, TypedField>();
  const note = (field: Field) => typed.set(placeOf(page, field), toTypedField(page, field));
  for (const field of page.querySelectorAll<Field>(fieldSelector)) if (isChanged(field)) note(field);
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fieldSelector)) note(target as Field);
  };
  page.addEventListener('input', onInput, { capture: true });
  const focused = page.activeElement?.matches(fieldSelector)
    ? placeOf(page, page.activeElement as Field)
    : null;

  return () => {
    page.removeEventListener('input', onInput, { capture: true });
    for (const one of typed.values()) {
      const field = one.field.isConnected ? one.field : fieldAt(page, one.place);
      if (field) enter(field, one);
    }
    if (focused !== null && page.activeElement === page.body) fieldAt(page, focused)?.focus();
  };
}

function toTypedField(page: Document, field: Field): TypedField {
  return {
    field,
    place: placeOf(page, field),
    value: field.value,
    isChecked: 'checked' in field && field.checked,
  };
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return options.some(({ defaultSelected }) => defaultSelected)
      ? options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field.selectedIndex > 0;
  }
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Its name, and which of the fields of this name it is; ids that React makes differ once it draws a page anew. */
function placeOf(page: Document, field: Field): string {
  const key = keyOf(field);
  return `${key} ${fieldsOf(page, key).indexOf(field)}`;
}

function fieldAt(page: Document, place: string): Field | undefined {
  const end = place.lastIndexOf(' ');
  return fieldsOf(page, place.slice(0, end))[Number(place.slice(end + 1))];
}

const fieldsOf = (page: Document, key: string): Field[] =>
  [...page.querySelectorAll<Field>(fieldSelector)].filter((field) => keyOf(field) === key);

const keyOf = (field: Field): string =>
  [field.type, field.name, field.getAttribute('aria-label') ?? '', isTick(field) ? field.value : ''].join(
    ' ',
  );

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Enters a value so that React tells the component of it. */
function enter(field: Field, { value, isChecked }: TypedField): void {
  if (isTick(field)) {
    if (field.type === 'radio' && !isChecked) return;
    // A click sets it as it was; React compares with what was set last by a script.
    field.checked = !isChecked;
    field.click();
    return;
  }
  if (field.type === 'file') {
    if (field.value !== '') field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field.value === value) {
    // Writing the same value would end the composition of a keyboard; React drops the event of a value it knows.
    (field as Tracked)._valueTracker?.setValue(`${value} `);
  } else {
    // By the prototype, as React would take a value that is set on the element itself for one of its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What React compares a field with to tell typing from its own writing. */
type Tracked = Field & { _valueTracker?: { setValue(value: string): void } };
