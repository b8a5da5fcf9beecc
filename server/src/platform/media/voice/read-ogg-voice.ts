import { opusPacketMs } from './opus-packet.ts';

const headBytes = 27;
const continued = 0x01;
const beginsStream = 0x02;
/** Opus positions are at 48 kHz, whatever the sample rate of the recording. */
const ticksPerMs = 48;
const noPosition = 0xffff_ffff_ffff_ffffn;

/**
 * The duration in milliseconds of an Ogg file with a single Opus stream, from its pages (RFC 7845); null for anything
 * else.
 */
export function readOggVoice(bytes: Buffer): number | null {
  let serial: number | null = null;
  let packets = 0;
  /**
   * The part on its first page of a packet that continues on the next. It has at least 255 bytes, more than is
   * needed.
   */
  let begun: Buffer | null = null;
  let preSkip = 0;
  let lastPosition = 0;
  let soundMs = 0;

  for (let at = 0; at < bytes.length; ) {
    if (at + headBytes > bytes.length || bytes.toString('latin1', at, at + 4) !== 'OggS') return null;
    const kind = bytes.readUInt8(at + 5);
    const position = bytes.readBigUInt64LE(at + 6);
    const stream = bytes.readUInt32LE(at + 14);
    const lengths = bytes.subarray(at + headBytes, at + headBytes + bytes.readUInt8(at + 26));
    // All pages must belong to a single stream.
    if (((kind & beginsStream) !== 0) !== (at === 0) || (serial !== null && stream !== serial)) return null;
    if (((kind & continued) !== 0) !== (begun !== null)) return null;
    serial = stream;
    at += headBytes + bytes.readUInt8(at + 26);

    let from = at;
    for (const length of lengths) {
      at += length;
      if (at > bytes.length) return null;
      if (length === 255) continue;
      const packet: Buffer = begun ?? bytes.subarray(from, at);
      begun = null;
      from = at;
      packets += 1;
      if (packets === 1) {
        if (!isHead(packet)) return null;
        preSkip = packet.readUInt16LE(10);
      } else if (packets === 2) {
        if (!packet.subarray(0, 8).equals(Buffer.from('OpusTags'))) return null;
      } else {
        const ms = opusPacketMs(packet);
        if (ms === null) return null;
        soundMs += ms;
      }
    }
    if (lengths.at(-1) === 255) begun ??= bytes.subarray(from, at);
    if (position !== noPosition) lastPosition = Number(position);
  }
  if (soundMs === 0) return null;
  return Math.max((lastPosition - preSkip) / ticksPerMs, soundMs);
}

/** Accepts version 1 of the header with one or two channels. */
function isHead(packet: Buffer): boolean {
  if (packet.length < 19 || !packet.subarray(0, 8).equals(Buffer.from('OpusHead'))) return false;
  return (packet.readUInt8(8) & 0xf0) === 0 && [1, 2].includes(packet.readUInt8(9));
}
