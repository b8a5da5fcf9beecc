/** Makes a value when it is first asked for: what a page may never need costs it nothing at its start. */
export function atFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
