/** Elements whose size a recorder does not know while writing (RFC 9559); their children are read one by one. */
const segment = 0x18538067;
const cluster = 0x1f43b675;

/**
 * Cuts a truncated WebM after its last complete element, because a recording interrupted by a page unload may end
 * within a sound.
 */
export function wholeWebm(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let wholeUntil = 0;
  for (let at = 0; at < bytes.length; ) {
    const id = readNumber(bytes, at, 0xff);
    const size = id && readNumber(bytes, id.end, 0xff >> lengthAt(bytes, id.end));
    if (!size) break;
    at = size.end;
    if (id.value === segment || id.value === cluster) continue;
    at += size.value;
    if (at <= bytes.length) wholeUntil = at;
  }
  return bytes.subarray(0, wholeUntil);
}

/** The length of a number in bytes, from the leading zeros of its first byte; 9 if that is missing or 0. */
const lengthAt = (bytes: Uint8Array, at: number) => Math.clz32(bytes[at] ?? 0) - 23;

/** Null if the number extends beyond the bytes. `mask` removes its length marker. */
function readNumber(bytes: Uint8Array, at: number, mask: number): { value: number; end: number } | null {
  const length = lengthAt(bytes, at);
  if (length > 8 || at + length > bytes.length) return null;
  let value = (bytes[at] ?? 0) & mask;
  for (let index = 1; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, end: at + length };
}
