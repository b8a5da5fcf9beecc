/** An Opus packet of 20 ms: its first byte says so, the rest is filler. */
export const packet20ms = Buffer.from([0x08, 0x48, 0x75, 0x6d]);

const packetsOf = (seconds: number) => Array.from({ length: Math.round(seconds * 50) }, () => packet20ms);

/** A WebM element with id, length and content; without `size` the length is unknown. */
export function element(id: number, content: Buffer, { size = true } = {}): Buffer {
  const name = Buffer.from(id.toString(16), 'hex');
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length));
  length[0] = 0x01;
  return Buffer.concat([name, size ? length : Buffer.from('01ffffffffffffff', 'hex'), content]);
}

const whole = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value]);
const ebml = (docType: string) => element(0x1a45dfa3, element(0x4282, Buffer.from(docType)));
export const trackEntry = ({ type = 2, codec = 'A_OPUS', number = 1 } = {}) =>
  element(
    0xae,
    Buffer.concat([
      element(0xd7, whole(number)),
      element(0x83, whole(type)),
      element(0x86, Buffer.from(codec)),
    ]),
  );

interface WebmOptions {
  docType?: string;
  tracks?: Buffer[];
  /** The duration in the header, in milliseconds. */
  saidMs?: number;
  packet?: Buffer;
  /** As a recorder writes it, which does not know the length of the recording yet. */
  isStreamed?: boolean;
  /** Milliseconds between the starts of two packets. */
  stepMs?: number;
  flags?: number;
  /** Inserted into the segment before its first cluster. */
  extra?: Buffer;
}

/** A voice note of this many seconds as Chromium and Firefox record it, with a cluster for each second. */
export function webmVoice(seconds: number, options: WebmOptions = {}): Buffer {
  const { docType = 'webm', tracks = [trackEntry()], saidMs, packet = packet20ms } = options;
  const { isStreamed = true, stepMs = 20, flags = 0x80, extra = Buffer.alloc(0) } = options;
  const said = Buffer.alloc(8);
  said.writeDoubleBE(saidMs ?? 0);
  const info = [
    element(0x2ad7b1, whole(1_000_000)),
    ...(saidMs === undefined ? [] : [element(0x4489, said)]),
  ];
  const clusters: Buffer[] = [];
  const count = packetsOf(seconds).length;
  for (let first = 0; first < count; first += 50) {
    const blocks = Array.from({ length: Math.min(50, count - first) }, (_, index) => {
      const head = Buffer.from([0x81, 0, 0, flags]);
      head.writeInt16BE(index * stepMs, 1);
      return element(0xa3, Buffer.concat([head, packet]));
    });
    const content = Buffer.concat([element(0xe7, whole(first * stepMs)), ...blocks]);
    clusters.push(element(0x1f43b675, content, { size: !isStreamed }));
  }
  const inside = [
    element(0x1549a966, Buffer.concat(info)),
    element(0x1654ae6b, Buffer.concat(tracks)),
    extra,
    ...clusters,
  ];
  return Buffer.concat([ebml(docType), element(0x18538067, Buffer.concat(inside), { size: !isStreamed })]);
}

interface OggPage {
  packets: readonly Buffer[];
  kind?: number;
  /** In samples at 48 kHz; null if no packet ends in the page. */
  position?: number | null;
  serial?: number;
  /** The last packet continues in the next page. */
  isOpen?: boolean;
}

export function oggPage({ packets, kind = 0, position = 0, serial = 7, isOpen = false }: OggPage): Buffer {
  const lengths = packets.flatMap((packet, index) => {
    const full = Array.from({ length: Math.floor(packet.length / 255) }, () => 255);
    return isOpen && index === packets.length - 1 ? full : [...full, packet.length % 255];
  });
  const head = Buffer.alloc(27);
  head.write('OggS');
  head.writeUInt8(kind, 5);
  head.writeBigUInt64LE(position === null ? 0xffff_ffff_ffff_ffffn : BigInt(position), 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt8(lengths.length, 26);
  return Buffer.concat([head, Buffer.from(lengths), ...packets]);
}

export function opusHead({ channels = 1, preSkip = 312 } = {}): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt8(1, 8);
  head.writeUInt8(channels, 9);
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(48_000, 12);
  return head;
}

export const opusTags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);

/** A voice note of this many seconds as Firefox records it, with a page for each second. */
export function oggVoice(seconds: number, { serial = 7, end = seconds * 48_000 + 312 } = {}): Buffer {
  const pages = [
    oggPage({ packets: [opusHead()], kind: 0x02, serial }),
    oggPage({ packets: [opusTags], serial }),
  ];
  const packets = packetsOf(seconds);
  for (let first = 0; first < packets.length; first += 50) {
    const some = packets.slice(first, first + 50);
    const isLast = first + 50 >= packets.length;
    const position = isLast ? end : (first + some.length) * 960;
    pages.push(oggPage({ packets: some, position, serial, kind: isLast ? 0x04 : 0 }));
  }
  return Buffer.concat(pages);
}

export function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat([...contents]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const words = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

interface Mp4Options {
  handler?: string;
  codec?: string;
  timescale?: number;
  /** Of one sample; AAC has 1024 in its own timescale. */
  ticks?: number;
  isFragmented?: boolean;
  trackCount?: number;
  /** The start time in the last fragment. */
  lastStart?: number;
}

/** A voice note of this many seconds as Safari records it: with an index, or in fragments of a second. */
export function mp4Voice(seconds: number, options: Mp4Options = {}): Buffer {
  const { handler = 'soun', codec = 'mp4a', timescale = 48_000, ticks = 1024 } = options;
  const { isFragmented = false, trackCount = 1, lastStart } = options;
  const samples = Math.round((seconds * 48_000) / 1024);
  const entry = box(codec, Buffer.alloc(28));
  const stbl = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    isFragmented ? box('stts', words(0, 0)) : box('stts', words(0, 1, samples, ticks)),
  );
  const mdia = box(
    'mdia',
    box('mdhd', words(0, 0, 0, timescale, 0, 0)),
    box('hdlr', words(0, 0), Buffer.from(handler, 'latin1'), Buffer.alloc(13)),
    box('minf', stbl),
  );
  const traks = Array.from({ length: trackCount }, () => box('trak', mdia));
  const moov = box(
    'moov',
    box('mvhd', Buffer.alloc(100)),
    ...traks,
    ...(isFragmented ? [box('mvex', box('trex', words(0, 1, 1, ticks, 0, 0)))] : []),
  );
  const rest: Buffer[] = [];
  if (isFragmented) {
    const inOne = 47;
    for (let first = 0; first < samples; first += inOne) {
      const count = Math.min(inOne, samples - first);
      const isLast = first + inOne >= samples;
      // Every other fragment states its sample durations, the rest use the default.
      const saysTicks = (first / inOne) % 2 === 0;
      const trun = saysTicks
        ? box('trun', words(0x100, count, ...Array.from({ length: count }, () => ticks)))
        : box('trun', words(0x0, count));
      const start = isLast && lastStart !== undefined ? lastStart : first * ticks;
      rest.push(
        box('moof', box('traf', box('tfhd', words(0x020000, 1)), box('tfdt', words(0, start)), trun)),
        box('mdat', Buffer.alloc(8)),
      );
    }
  } else rest.push(box('mdat', Buffer.alloc(64)));
  return Buffer.concat([box('ftyp', Buffer.from('mp42')), moov, ...rest]);
}

type SpokenFields = { bytes?: Buffer; peaks?: string } & Record<string, string | Buffer | undefined>;

/** The form that sends a voice note. */
export const voiceForm = (receiverId: number, fields: SpokenFields = {}): FormData =>
  spokenForm({ receiverId: String(receiverId), ...fields });

/** A form with a voice note and other fields. */
export function spokenForm({
  bytes = webmVoice(3),
  peaks = '10,60,100,30',
  ...fields
}: SpokenFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ peaks, ...fields })) {
    if (typeof value === 'string') form.append(name, value);
  }
  form.append('voice', new Blob([new Uint8Array(bytes)]), 'voice-note.webm');
  return form;
}
