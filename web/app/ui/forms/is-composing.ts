import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an IME composition, in which Enter only accepts the word. Safari ends the composition
 * before it sends that key, which still has the code 229.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
