import type { Locale } from '#contracts/platform/locales.ts';
import type { Faces } from './document-faces.ts';
import { loadPdfKit } from './load-pdf-kit.ts';
import { makeTypesetter, type Style, type Typesetter } from './typesetter.ts';

const colours = {
  paper: '#fdfbf6',
  ink: '#181a30',
  ink2: '#484a5f',
  stitch: '#b3a78f',
  madder: '#a02a26',
  turmeric: '#dfa22e',
  indigo: '#2b4090',
};

export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 96, bottom: 772 };
export const pageWidth = page.right - page.left;

export const styles = {
  title: { voice: 'title', size: 25, colour: colours.ink },
  brand: { voice: 'title', size: 17, colour: colours.ink },
  figure: { voice: 'title', size: 21, colour: colours.ink },
  text: { voice: 'text', size: 9.5, colour: colours.ink },
  strong: { voice: 'strong', size: 9.5, colour: colours.ink },
  sum: { voice: 'strong', size: 12, colour: colours.ink },
  small: { voice: 'text', size: 8, colour: colours.ink2 },
} as const satisfies Record<string, Style>;

/** A structure element for screen readers: a heading, a paragraph, a table with its rows. */
type Part = PDFKit.PDFStructureElement;

/** The pages of a document being drawn, from the top down. All lengths in points. */
export interface Sheet {
  type: Typesetter;
  /** The top of the next element. */
  y: number;
  /** Begins a new page if less than `height` is left. Returns whether it did. */
  ensure(height: number): boolean;
  /** Draws something as a structure element of this kind, at the top level or in `parent`. */
  tag(kind: string, draw: () => void, parent?: Part): void;
  /** A structure element that contains others; call `end` on it. */
  group(kind: string, parent?: Part): Part;
  /** A running stitch from `x`, or from the left edge, to the right edge. */
  stitch(y: number, x?: number): void;
  /** The logo, hidden from screen readers because the text beside it says the same. */
  mark(x: number, y: number, size: number): void;
  /** Returns the file. `foot` and the page number are printed at the bottom of each page. */
  close(foot: string, numberOf: (page: number, pages: number) => string): Promise<Buffer>;
}

/** `issuedAt` is also the creation date of the file, so that drawing it again gives the same bytes. */
export async function openSheet(
  faces: Faces,
  { title, issuedAt, locale }: { title: string; issuedAt: Date; locale: Locale },
): Promise<Sheet> {
  const PDFDocument = await loadPdfKit();
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: `${locale}-IN`,
    info: { Title: title, Author: 'Tanabana', CreationDate: issuedAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => doc.on('end', done));
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const type = makeTypesetter(doc, faces);

  function decorate(kind: 'Layout' | 'Pagination', draw: () => void): void {
    doc.markContent('Artifact', { type: kind });
    draw();
    doc.endMarkedContent();
  }

  function addPage(): void {
    doc.addPage();
    decorate('Layout', () => {
      doc.rect(0, 0, page.width, page.height).fill(colours.paper);
      doc.rect(0, 0, page.width, 3).fill(colours.madder);
      doc.rect(0, 4.5, page.width, 1.5).fill(colours.turmeric);
      doc.rect(0, 7.5, page.width, 1.5).fill(colours.indigo);
      // The gaps between the threads of the selvedge.
      doc.lineWidth(1.5).strokeColor(colours.paper).undash();
      for (let x = 0.75; x < page.width; x += 7.5) doc.moveTo(x, 0).lineTo(x, 9);
      doc.stroke();
    });
    sheet.y = 48;
  }

  const sheet: Sheet = {
    type,
    y: 0,
    ensure(height) {
      if (sheet.y + height <= page.bottom) return false;
      addPage();
      return true;
    },
    tag(kind, draw, parent = whole) {
      const part = doc.struct(kind, {}, draw);
      parent.add(part);
      part.end();
    },
    group(kind, parent = whole) {
      const part = doc.struct(kind);
      parent.add(part);
      return part;
    },
    stitch(y, x = page.left) {
      decorate('Layout', () => {
        doc.lineWidth(0.9).strokeColor(colours.stitch).dash(4, { space: 3 });
        doc.moveTo(x, y).lineTo(page.right, y).stroke().undash();
      });
    },
    mark(x, y, size) {
      decorate('Layout', () => {
        doc.save();
        doc.translate(x, y).scale(size / 30);
        doc
          .path('M6 0v12M0 14h12M6 16v12M8 6h12M14 8v12M8 22h12M22 0v12M16 14h12M22 16v12')
          .lineWidth(3.4)
          .undash()
          .stroke(colours.madder);
        doc.restore();
      });
    },
    async close(foot, numberOf) {
      whole.end();
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        doc.switchToPage(index);
        decorate('Pagination', () => {
          const y = page.bottom + 20;
          type.set(foot, styles.small, { x: page.left, y, width: pageWidth * 0.8 });
          const number = numberOf(index + 1, count);
          type.set(number, styles.small, { x: page.left, y, width: pageWidth, align: 'right' });
        });
      }
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  addPage();
  return sheet;
}
