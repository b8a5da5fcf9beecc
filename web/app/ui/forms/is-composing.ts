import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to a composition of the keyboard, whose Enter only takes the word over. Safari ends the
 * composition before it sends that key, which has the code 229 all the same.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
