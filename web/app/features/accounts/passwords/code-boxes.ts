import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';

/** The boxes of a code; each holds one digit or ''. */
export type Boxes = readonly string[];

/** The new boxes, and the index of the box to focus. */
interface Moved {
  boxes: Boxes;
  at: number;
}

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

export function emptyBoxes(count: number): Boxes {
  return Array.from({ length: count }, () => '');
}

/** Pastes the digits of `text`, ignoring other characters. A whole code starts at the first box. */
export function paste(boxes: Boxes, at: number, text: string): Moved {
  const digits = digitsOf(text).slice(0, boxes.length);
  return digits.length === boxes.length ? fill(boxes, 0, digits) : fill(boxes, at, digits);
}

/**
 * Handles new text in a box: a digit typed over or beside the old one, no text, or a whole code that the keyboard
 * suggested.
 */
export function type(boxes: Boxes, at: number, text: string): Moved {
  const digits = digitsOf(text);
  if (digits === '') return { boxes: text === '' ? put(boxes, at, '') : boxes, at };
  const before = boxes[at] ?? '';
  // The cursor may be on either side of the old digit.
  if (before !== '' && digits.length === 2) return fill(boxes, at, digits.replace(before, ''));
  return paste(boxes, at, digits);
}

/** Backspace empties its box, or the previous one if its box is already empty. */
export function erase(boxes: Boxes, at: number): Moved {
  const target = boxes[at] === '' ? Math.max(0, at - 1) : at;
  return { boxes: put(boxes, target, ''), at: target };
}

function fill(boxes: Boxes, from: number, digits: string): Moved {
  const filled = boxes.map((old, index) => digits[index - from] ?? old);
  return { boxes: filled, at: Math.min(from + digits.length, boxes.length - 1) };
}

function put(boxes: Boxes, at: number, digit: string): Boxes {
  return boxes.map((old, index) => (index === at ? digit : old));
}
