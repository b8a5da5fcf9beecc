type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  field: Field;
  /** Finds the field again if hydration failed and React re-rendered the page. */
  place: string;
  value: string;
  isChecked: boolean;
}

const fieldSelector =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset]), textarea, select';

/**
 * Records what is typed, ticked or chosen before hydration. The returned function replays it, so that the components
 * receive it: a form library overwrites its fields during hydration, and React re-renders the whole page if another
 * script has changed the document. Call it before `hydrateRoot`.
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

/** The field's name and its index among fields of that name; React's generated ids change on a re-render. */
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

/** Enters a value so that React fires the component's handlers. */
function enter(field: Field, { value, isChecked }: TypedField): void {
  if (isTick(field)) {
    if (field.type === 'radio' && !isChecked) return;
    // The click restores the state; React ignores it unless a script has set the opposite before.
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
    // React ignores an event whose value it already knows, so its tracker is changed; rewriting the value would end
    // an IME composition.
    (field as Tracked)._valueTracker?.setValue(`${value} `);
  } else {
    // Uses the prototype's setter: React tracks values set on the element itself as its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React's record of a field's last value, by which it detects typing. */
type Tracked = Field & { _valueTracker?: { setValue(value: string): void } };
