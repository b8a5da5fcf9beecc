import { opusPacketMs } from './opus-packet.ts';

/** Element ids, as in RFC 9559. */
const ebmlHeader = 0x1a45dfa3;
const docType = 0x4282;
const segment = 0x18538067;
const info = 0x1549a966;
const timestampScale = 0x2ad7b1;
const tracks = 0x1654ae6b;
const trackEntry = 0xae;
const trackNumber = 0xd7;
const trackType = 0x83;
const codecId = 0x86;
const contentEncodings = 0x6d80;
const attachments = 0x1941a469;
const cluster = 0x1f43b675;
const timestamp = 0xe7;
const blockGroup = 0xa0;
const block = 0xa1;
const simpleBlock = 0xa3;

/** Elements that are entered whatever their declared length: a recorder does not know it while it writes. */
const holders = new Set([ebmlHeader, segment, info, tracks, trackEntry, cluster, blockGroup]);

const audio = 2;
const lacing = 0x06;

/** The duration in milliseconds of a WebM with a single Opus track, from its blocks; null for anything else. */
export function readWebmVoice(bytes: Buffer): number | null {
  let isWebm = false;
  let trackCount = 0;
  let track: number | null = null;
  let isOpus = false;
  let isAudio = false;
  /** Nanoseconds per tick. */
  let scale = 1_000_000;
  let clusterAt = 0;
  let endMs = 0;
  let soundMs = 0;

  for (let at = 0; at < bytes.length; ) {
    const id = readId(bytes, at);
    const size = id && readSize(bytes, id.end);
    if (!size) return null;
    if (at === 0 && id.value !== ebmlHeader) return null;
    at = size.end;
    if (holders.has(id.value)) {
      if (id.value === trackEntry) trackCount += 1;
      continue;
    }
    const end = at + size.value;
    if (end > bytes.length) return null;
    const content = bytes.subarray(at, end);
    at = end;
    switch (id.value) {
      case docType:
        isWebm = content.toString('latin1') === 'webm';
        break;
      case timestampScale:
        scale = readWhole(content);
        break;
      case trackNumber:
        track = readWhole(content);
        break;
      case trackType:
        isAudio = readWhole(content) === audio;
        break;
      case codecId:
        isOpus = content.toString('latin1') === 'A_OPUS';
        break;
      // Compression, encryption or an attachment: no browser records these.
      case contentEncodings:
      case attachments:
        return null;
      case timestamp:
        clusterAt = readWhole(content);
        break;
      case block:
      case simpleBlock: {
        const found = readBlock(content);
        if (!found || found.track !== track) return null;
        soundMs += found.soundMs;
        endMs = Math.max(endMs, ((clusterAt + found.at) * scale) / 1_000_000 + found.soundMs);
      }
    }
  }
  if (!isWebm || trackCount !== 1 || !isAudio || !isOpus || soundMs === 0) return null;
  return Math.max(endMs, soundMs);
}

interface Block {
  track: number;
  /** In ticks from the start of its cluster. */
  at: number;
  soundMs: number;
}

/** Null for a block with several packets (lacing), which recorders do not write. */
function readBlock(content: Buffer): Block | null {
  const track = readSize(content, 0);
  if (!track || track.end + 3 > content.length) return null;
  const flags = content.readUInt8(track.end + 2);
  const soundMs = opusPacketMs(content.subarray(track.end + 3));
  if ((flags & lacing) !== 0 || soundMs === null) return null;
  return { track: track.value, at: content.readInt16BE(track.end), soundMs };
}

interface Read {
  value: number;
  /** Offset of the next byte. */
  end: number;
}

function readId(bytes: Buffer, at: number): Read | null {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 4 || at + length > bytes.length) return null;
  return { value: bytes.readUIntBE(at, length), end: at + length };
}

/**
 * A variable-length size without its marker bit. An unknown size reads as larger than any file; only `holders` may
 * have it.
 */
function readSize(bytes: Buffer, at: number): Read | null {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) return null;
  let value = (bytes[at] ?? 0) & (0xff >> length);
  for (let index = 1; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, end: at + length };
}

/** An unsigned integer of up to eight bytes; large values lose precision. */
function readWhole(content: Buffer): number {
  return content.subarray(0, 8).reduce((value, byte) => value * 256 + byte, 0);
}
