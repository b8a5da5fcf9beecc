import type { FileHandle } from 'node:fs/promises';

const segment = 0x18538067;
/** Elements with metadata about a recording: tags and attachments. */
const notes = new Set([0x1254c367, 0x1941a469]);
const mostElements = 200_000;
const mostBytes = 16 * 1024 * 1024;

/** Whether a file has the signature of WebM and Matroska. */
export async function isWebm(handle: FileHandle): Promise<boolean> {
  const head = Buffer.alloc(4);
  await handle.read(head, 0, 4, 0);
  return head.readUInt32BE(0) === 0x1a45dfa3;
}

/**
 * Replaces the metadata elements of a WebM file by `Void` elements in place, so that no offset changes, and
 * overwrites them with zeros. The file is walked without nesting: a cluster recorded by a browser has no known size,
 * so its blocks are skipped one by one. A malformed file is left as it is.
 */
export async function stripWebmNotes(handle: FileHandle): Promise<void> {
  const { size: fileBytes } = await handle.stat();
  for (let at = 0, seen = 0; at + 2 <= fileBytes && seen < mostElements; seen++) {
    const element = await readElement(handle, at);
    if (element === null) return;
    const { id, from, length } = element;
    if (id === segment || length === null) {
      at = from;
      continue;
    }
    const to = from + length;
    if (to > fileBytes) return;
    if (notes.has(id) && to - at <= mostBytes) await handle.write(voidOf(to - at), 0, to - at, at);
    at = to;
  }
}

interface Element {
  id: number;
  /** The start of its content. */
  from: number;
  /** In bytes; null if unknown. */
  length: number | null;
}

async function readElement(handle: FileHandle, at: number): Promise<Element | null> {
  const head = Buffer.alloc(12);
  await handle.read(head, 0, 12, at);
  const idBytes = Math.clz32(head.readUInt8(0)) - 23;
  if (idBytes > 4) return null;
  const sizeBytes = Math.clz32(head.readUInt8(idBytes)) - 23;
  if (sizeBytes > 8) return null;
  const first = head.readUInt8(idBytes) & (0xff >> sizeBytes);
  let length = first;
  let isUnknown = first === 0xff >> sizeBytes;
  for (let nth = 1; nth < sizeBytes; nth++) {
    const byte = head.readUInt8(idBytes + nth);
    length = length * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return {
    id: head.readUIntBE(0, idBytes),
    from: at + idBytes + sizeBytes,
    length: isUnknown ? null : length,
  };
}

/** A `Void` element of this size, which players skip. */
function voidOf(bytes: number): Buffer {
  const empty = Buffer.alloc(bytes);
  empty.writeUInt8(0xec, 0);
  if (bytes < 9) empty.writeUInt8(0x80 | (bytes - 2), 1);
  else {
    empty.writeUInt8(0x01, 1);
    empty.writeUIntBE(bytes - 9, 3, 6);
  }
  return empty;
}
