import type { Locale } from '#contracts/platform/locales.ts';
import type { Faces } from '../document-faces.ts';
import type { loadPdfKit } from '../load-pdf-kit.ts';
import { makeTypesetter, type Style, type Typesetter } from '../typesetter.ts';

/** A6, in points. */
export const page = { width: 297.64, height: 419.53, left: 18, right: 279.64, bottom: 405 };
export const width = page.right - page.left;
export const black = '#000000';

interface A6Sheet {
  doc: PDFKit.PDFDocument;
  type: Typesetter;
  /** Draws something as a structure element of this kind. */
  part(kind: string, options: { alt?: string }, draw: () => void): void;
  /** A line across the page. */
  rule(y: number): void;
  /** Returns the file. */
  close(): Promise<Buffer>;
}

/**
 * One page for label printers, to be drawn in black. `createdAt` is also the creation date of the file, so that drawing
 * it again gives the same bytes.
 */
export function openA6(
  PDFDocument: Awaited<ReturnType<typeof loadPdfKit>>,
  faces: Faces,
  { title, createdAt, locale }: { title: string; createdAt: Date; locale: Locale },
): A6Sheet {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: `${locale}-IN`,
    info: { Title: title, Author: 'Tanabana', CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => doc.on('end', done));
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  return {
    doc,
    type: makeTypesetter(doc, faces),
    part(kind, options, draw) {
      const drawn = doc.struct(kind, options, draw);
      whole.add(drawn);
      drawn.end();
    },
    rule(y) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.lineWidth(0.8).strokeColor(black).moveTo(page.left, y).lineTo(page.right, y).stroke();
      doc.endMarkedContent();
    },
    async close() {
      whole.end();
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** The largest size, up to that of the style, at which the lines fit the height. */
export function fitting(
  type: Typesetter,
  style: Style,
  lines: readonly string[],
  within: number,
  height: number,
): number {
  for (let size = style.size; size > 5; size -= 0.5) {
    if (lines.reduce((sum, line) => sum + type.height(line, { ...style, size }, within), 0) <= height)
      return size;
  }
  return 5;
}

/** The quiet zone around a QR code, in modules. */
const quiet = 4;

/** A QR code in a square whose upper right corner is given. */
export function drawQr(
  doc: PDFKit.PDFDocument,
  rows: readonly boolean[][],
  { right, top, size }: { right: number; top: number; size: number },
): void {
  const module = size / (rows.length + 2 * quiet);
  const [x, y] = [right - size + quiet * module, top + quiet * module];
  rows.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) doc.rect(x + across * module, y + down * module, module, module);
    });
  });
  doc.fill(black);
}
