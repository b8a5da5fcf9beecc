import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A text rendered once with a mark where the nonce belongs, to be filled with another nonce for each answer. */
export interface PageWithGaps {
  /** The same for the same text, whatever the nonce. */
  etag: string;
  fill(nonce: string): Buffer;
  /** As gzip. The text is compressed once; only the nonces are written each time. */
  fillCompressed(nonce: string): Promise<Buffer>;
  /** What it takes in memory, the compressed form included once that is made. */
  bytes(): number;
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty stored block that says "this was the last one". */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

export function pageWithGaps(body: Buffer, mark: string): PageWithGaps {
  const pieces = split(body, Buffer.from(mark));
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece).update('\0');
  let compressed: Promise<Buffer[]> | undefined;
  let bytes = body.length;

  function fill(nonce: string): Buffer {
    return Buffer.concat(between(pieces, Buffer.from(nonce)));
  }

  return {
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    fill,
    bytes: () => bytes,
    async fillCompressed(nonce) {
      // A full flush ends each piece on a byte and forgets what came before, so pieces can be strung together.
      compressed ??= Promise.all(
        pieces.map((piece) => deflate(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH })),
      ).then((packed) => {
        bytes += packed.reduce((sum, { length }) => sum + length, 0);
        return packed;
      });
      const plain = fill(nonce);
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(plain), 0);
      trailer.writeUInt32LE(plain.length, 4);
      const blocks = between(await compressed, storedBlock(nonce));
      return Buffer.concat([gzipHeader, ...blocks, lastBlock, trailer]);
    },
  };
}

function split(body: Buffer, mark: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, start)) {
    pieces.push(body.subarray(start, at));
    start = at + mark.length;
  }
  pieces.push(body.subarray(start));
  return pieces;
}

function between(pieces: readonly Buffer[], gap: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [gap, piece]));
}

/** An uncompressed block of a deflate stream (RFC 1951, 3.2.4). */
function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
