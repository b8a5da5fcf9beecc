/** The bytes of a box's size and name. */
const head = 8;

/**
 * Cuts a truncated fragmented MP4 after its last complete fragment. Returns nothing for an MP4 without fragments,
 * which cannot be played without its end.
 */
export function wholeMp4(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let wholeUntil = 0;
  let isFragment = false;
  for (let at = 0; at + head <= bytes.length; ) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + head));
    // 64-bit sizes and boxes up to the end of the file occur only in files longer than a voice note.
    if (size < head) break;
    at += size;
    if (name === 'moof') isFragment = true;
    if (name === 'mdat' && isFragment && at <= bytes.length) wholeUntil = at;
  }
  return bytes.subarray(0, wholeUntil);
}
