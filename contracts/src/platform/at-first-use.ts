/** Creates a value on first use, so that pages that never need it do not pay for it at startup. */
export function atFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
