interface Box {
  type: string;
  content: Buffer;
}

/** PCM samples per AAC frame. One tick each if the timescale equals the sample rate. */
const aacSamples = 1024;

/**
 * The duration in milliseconds of an MP4 with a single AAC or Opus track, from the sample durations in its index and
 * fragments; null for anything else.
 */
export function readMp4Voice(bytes: Buffer): number | null {
  const boxes = readBoxes(bytes);
  if (boxes?.[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'mdat')) return null;
  const moov = only(boxes, 'moov');
  const inside = moov && readBoxes(moov.content);
  const trak = inside && only(inside, 'trak');
  if (!trak) return null;
  const mdia = boxAt(trak.content, 'mdia');
  const timescale = mdia && readTimescale(boxAt(mdia.content, 'mdhd'));
  const codec = mdia && readCodec(mdia);
  if (!timescale || !codec) return null;

  const index = readIndex(boxAt(mdia.content, 'minf', 'stbl', 'stts'));
  const usual = boxAt(moov.content, 'mvex', 'trex');
  const usualTicks = usual && usual.content.length >= 16 ? usual.content.readUInt32BE(12) : 0;
  if (!index) return null;
  let { samples, ticks } = index;
  let endTicks = ticks;
  for (const moof of boxes.filter(({ type }) => type === 'moof')) {
    const part = readFragment(moof, usualTicks);
    if (!part) return null;
    samples += part.samples;
    ticks += part.ticks;
    endTicks = Math.max(endTicks, part.startTicks + part.ticks);
  }
  if (samples === 0) return null;
  // A file may declare shorter samples than it contains. An AAC sample is never shorter than this.
  const leastTicks = codec === 'mp4a' ? samples * aacSamples : 0;
  return (Math.max(ticks, endTicks, leastTicks) / timescale) * 1000;
}

/** The consecutive boxes in a buffer; null if their lengths are invalid. */
function readBoxes(bytes: Buffer): Box[] | null {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return null;
    const short = bytes.readUInt32BE(at);
    if (short === 1 && at + 16 > bytes.length) return null;
    const head = short === 1 ? 16 : 8;
    const length =
      short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    if (length < head || at + length > bytes.length) return null;
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + head, at + length),
    });
    at += length;
  }
  return boxes;
}

/** The only box of a type; null if there is none or more than one. */
function only(boxes: readonly Box[], type: string): Box | null {
  const found = boxes.filter((box) => box.type === type);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The box at the end of a path. Each box on the path must be the only one of its type. */
function boxAt(bytes: Buffer, ...path: readonly string[]): Box | null {
  const [type = '', ...rest] = path;
  const boxes = readBoxes(bytes);
  const found = boxes && only(boxes, type);
  return found && rest.length > 0 ? boxAt(found.content, ...rest) : found;
}

/** Ticks per second. */
function readTimescale(mdhd: Box | null): number | null {
  if (!mdhd) return null;
  const at = mdhd.content[0] === 1 ? 20 : 12;
  return mdhd.content.length >= at + 4 ? mdhd.content.readUInt32BE(at) : null;
}

function readCodec(mdia: Box): 'mp4a' | 'Opus' | null {
  const hdlr = boxAt(mdia.content, 'hdlr');
  const stsd = boxAt(mdia.content, 'minf', 'stbl', 'stsd');
  if (hdlr?.content.toString('latin1', 8, 12) !== 'soun') return null;
  if (!stsd || stsd.content.length < 16 || stsd.content.readUInt32BE(4) !== 1) return null;
  const codec = stsd.content.toString('latin1', 12, 16);
  return codec === 'mp4a' || codec === 'Opus' ? codec : null;
}

interface Samples {
  samples: number;
  ticks: number;
}

/** Samples listed in the index; none if all are in fragments. */
function readIndex(stts: Box | null): Samples | null {
  if (!stts || stts.content.length < 8) return null;
  const count = stts.content.readUInt32BE(4);
  if (8 + count * 8 > stts.content.length) return null;
  let samples = 0;
  let ticks = 0;
  for (let entry = 0; entry < count; entry++) {
    const alike = stts.content.readUInt32BE(8 + entry * 8);
    samples += alike;
    ticks += alike * stts.content.readUInt32BE(12 + entry * 8);
  }
  return { samples, ticks };
}

function readFragment(moof: Box, usualTicks: number): (Samples & { startTicks: number }) | null {
  const traf = boxAt(moof.content, 'traf');
  const boxes = traf && readBoxes(traf.content);
  const tfhd = boxes && only(boxes, 'tfhd');
  if (!tfhd) return null;
  const eachTicks = readUsualTicks(tfhd.content, usualTicks);
  const startTicks = readStart(boxes.find(({ type }) => type === 'tfdt'));
  if (eachTicks === null || startTicks === null) return null;
  let samples = 0;
  let ticks = 0;
  for (const { content } of boxes.filter(({ type }) => type === 'trun')) {
    const run = readRun(content, eachTicks);
    if (!run) return null;
    samples += run.samples;
    ticks += run.ticks;
  }
  return { samples, ticks, startTicks };
}

/** The default sample duration of a fragment. */
function readUsualTicks(tfhd: Buffer, usualTicks: number): number | null {
  if (tfhd.length < 8) return null;
  const flags = tfhd.readUIntBE(1, 3);
  if ((flags & 0x8) === 0) return usualTicks;
  const at = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  return tfhd.length >= at + 4 ? tfhd.readUInt32BE(at) : null;
}

function readStart(tfdt: Box | undefined): number | null {
  if (!tfdt) return 0;
  const isLong = tfdt.content[0] === 1;
  if (tfdt.content.length < (isLong ? 12 : 8)) return null;
  return isLong ? Number(tfdt.content.readBigUInt64BE(4)) : tfdt.content.readUInt32BE(4);
}

function readRun(trun: Buffer, eachTicks: number): Samples | null {
  if (trun.length < 8) return null;
  const flags = trun.readUIntBE(1, 3);
  const samples = trun.readUInt32BE(4);
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const entry = 4 * [0x100, 0x200, 0x400, 0x800].filter((field) => (flags & field) !== 0).length;
  if (first + samples * entry > trun.length) return null;
  if ((flags & 0x100) === 0) return { samples, ticks: samples * eachTicks };
  let ticks = 0;
  for (let index = 0; index < samples; index++) ticks += trun.readUInt32BE(first + index * entry);
  return { samples, ticks };
}
