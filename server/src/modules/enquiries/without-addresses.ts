/** Pages, with or without a protocol; email and UPI addresses; telephone numbers. */
const addresses = [
  /(?:https?:\/\/|www\.)\S+/giu,
  /\S+@\S+/gu,
  /[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}]+(?:[/?#]\S*)?/gu,
  /\+?(?:\p{Nd}[\s()-]?){10,}/gu,
] as const;

/**
 * Another person's words without the addresses and numbers in them, to which nobody shall be led by a letter that bears
 * our name; "[…]" stands in their place. What stands between two sentences without a blank goes as well.
 */
export function withoutAddresses(words: string): string {
  return addresses.reduce((left, address) => left.replace(address, '[…]'), words);
}
