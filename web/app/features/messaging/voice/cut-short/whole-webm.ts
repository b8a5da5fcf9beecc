/** Elements whose end a recorder does not know while it writes (RFC 9559): what stands in them is read one by one. */
const segment = 0x18538067;
const cluster = 0x1f43b675;

/**
 * The beginning of a WebM that was cut off anywhere, up to the end of its last whole element: what the recorder had
 * given before its page went may end within a sound.
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

/** The first byte says by its zeros how many there are; 9 where that is none. */
const lengthAt = (bytes: Uint8Array, at: number) => Math.clz32(bytes[at] ?? 0) - 23;

/** Null where it does not end within the bytes. `mask` leaves out the mark of its length. */
function readNumber(bytes: Uint8Array, at: number, mask: number): { value: number; end: number } | null {
  const length = lengthAt(bytes, at);
  if (length > 8 || at + length > bytes.length) return null;
  let value = (bytes[at] ?? 0) & mask;
  for (let index = 1; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, end: at + length };
}
