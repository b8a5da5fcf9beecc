/** Bytes of a box's size and name. */
const head = 8;

/**
 * The beginning of an MP4 in fragments that was cut off anywhere, up to the end of its last whole fragment; nothing of
 * one that is not in fragments, which cannot be played without its end.
 */
export function wholeMp4(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let wholeUntil = 0;
  let isFragment = false;
  for (let at = 0; at + head <= bytes.length; ) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + head));
    // Sizes of 64 bits, or up to the end, are of files longer than a voice note.
    if (size < head) break;
    at += size;
    if (name === 'moof') isFragment = true;
    if (name === 'mdat' && isFragment && at <= bytes.length) wholeUntil = at;
  }
  return bytes.subarray(0, wholeUntil);
}
